import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, utimes, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createTemporaryFolder } from '../support/folder.ts';

const program = 'local/commands/install.mjs';
const installs = 'mkdir -p node_modules && touch node_modules/.package-lock.json';

const createProject = async (ci = installs) => {
  const folder = await createTemporaryFolder();
  for (const name of ['local/commands', 'bin'])
    await mkdir(join(folder, name), { recursive: true });
  await cp(program, join(folder, program));
  const sample = `node -e "console.log('ran', ...process.argv.slice(1)); process.exitCode = Number(process.argv[1] ?? 0)" --`;
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { sample } }));
  await writeFile(join(folder, 'package-lock.json'), '{}');
  await writeFile(join(folder, 'bin/npm'), `#!/bin/sh\necho "npm $*"\n${ci}\n`, { mode: 0o755 });
  const run = async (...args: string[]) => {
    const env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` };
    const child = spawn(process.execPath, [join(folder, program), 'sample', ...args], { env });
    const [output, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    return { output, errors, code: code as number };
  };
  return { folder, run };
};

// The fake npm is a shell script.
describe.skipIf(process.platform === 'win32')('a command after git clone', () => {
  it('installs the packages of the lock file once and again when it is newer, and forwards arguments and exit code', async () => {
    const { folder, run } = await createProject();
    const { output, code } = await run('3', 'two words');
    expect(output).toMatch(/npm ci [^]*ran 3 two words/);
    expect(code).toBe(3);
    expect((await run()).output).toBe('ran\n');
    const later = new Date(Date.now() + 60_000);
    await utimes(join(folder, 'package-lock.json'), later, later);
    expect((await run()).output).toContain('npm ci');
  });

  it('reports that the installation failed, and runs nothing', async () => {
    const { run } = await createProject('exit 7');
    const { output, errors, code } = await run();
    expect(errors).toContain('The packages could not be installed');
    expect(output).not.toContain('ran');
    expect(code).toBe(1);
  });
});
