// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../local/project.ts';
import { temporaryFolder } from '../support/folder.ts';

/** A project with a pretended npm, whose `ci` ends with the given code. */
const createProject = async (npmCode = 0) => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'local', 'commands'), { recursive: true });
  await mkdir(join(folder, 'bin'));
  await cp(join(projectFolder, 'local', 'commands', 'installed.mjs'), join(folder, 'local', 'commands', 'installed.mjs'));
  const script = `node -e "console.log('ran', ...process.argv.slice(1)); process.exitCode = Number(process.argv[1] ?? 0)"`;
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { sample: `${script} --` } }));
  await writeFile(join(folder, 'package-lock.json'), '{}');
  const npm = `#!/bin/sh\necho "npm $*"\nmkdir -p node_modules && touch node_modules/.package-lock.json\nexit ${npmCode}\n`;
  await writeFile(join(folder, 'bin', 'npm'), npm);
  await chmod(join(folder, 'bin', 'npm'), 0o755);

  const run = async (...args: string[]) => {
    const env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` };
    const child = spawn(process.execPath, [join(folder, 'local', 'commands', 'installed.mjs'), 'sample', ...args], { env });
    const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    return { output, errors, code: code as number };
  };
  return { folder, run };
};

// A pretended npm is a shell script.
describe.skipIf(process.platform === 'win32')('a command straight after git clone', () => {
  it('installs what the lock file says, then runs', async () => {
    const { run } = await createProject();
    const { output, code } = await run();
    expect(output).toMatch(/npm ci [^]*ran/);
    expect(code).toBe(0);
  });

  it('installs nothing the second time', async () => {
    const { run } = await createProject();
    await run();
    expect((await run()).output).toBe('ran\n');
  });

  it('installs again when the lock file is newer', async () => {
    const { folder, run } = await createProject();
    await run();
    const later = new Date(Date.now() + 60_000);
    await utimes(join(folder, 'package-lock.json'), later, later);
    expect((await run()).output).toContain('npm ci');
    expect(await readFile(join(folder, 'package-lock.json'), 'utf8')).toBe('{}');
  });

  it('says in a sentence that the installation failed, and runs nothing', async () => {
    const { run } = await createProject(7);
    const { output, errors, code } = await run();
    expect(errors).toContain('The dependencies could not be installed');
    expect(output).not.toContain('ran');
    expect(code).toBe(1);
  });

  it('hands on arguments and the exit code', async () => {
    const { run } = await createProject();
    expect(await run('3', 'two words')).toMatchObject({ output: expect.stringContaining('ran 3 two words'), code: 3 });
  });
});
