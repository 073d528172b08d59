// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../local/project.ts';
import { temporaryFolder } from '../support/folder.ts';

const installs = (code = 0): string =>
  `mkdir -p node_modules && touch node_modules/.package-lock.json\nexit ${code}`;

const createProject = async (ci = installs()) => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'local', 'commands'), { recursive: true });
  await mkdir(join(folder, 'bin'));
  await cp(
    join(projectFolder, 'local', 'commands', 'installed.mjs'),
    join(folder, 'local', 'commands', 'installed.mjs'),
  );
  const script = `node -e "console.log('ran', ...process.argv.slice(1)); process.exitCode = Number(process.argv[1] ?? 0)"`;
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ scripts: { sample: `${script} --` } }),
  );
  await writeFile(join(folder, 'package-lock.json'), '{}');
  const npm = `#!/bin/sh\necho "npm $*"\n${ci}\n`;
  await writeFile(join(folder, 'bin', 'npm'), npm);
  await chmod(join(folder, 'bin', 'npm'), 0o755);

  const start = (...args: string[]) => {
    const env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` };
    return spawn(
      process.execPath,
      [join(folder, 'local', 'commands', 'installed.mjs'), 'sample', ...args],
      { env, detached: true },
    );
  };
  const ended = async (child: ReturnType<typeof start>) => {
    const [output, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    return { output, errors, code: code as number };
  };
  const run = (...args: string[]) => ended(start(...args));
  return { folder, start, ended, run };
};

// The fake npm is a shell script.
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
    const { run } = await createProject(installs(7));
    const { output, errors, code } = await run();
    expect(errors).toContain('The dependencies could not be installed');
    expect(output).not.toContain('ran');
    expect(code).toBe(1);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'says in a sentence that the installation was stopped (%s), seeks no fault, and installs the next time',
    async (signal) => {
      const { folder, start, ended, run } = await createProject('echo waits\nexec sleep 60');
      const child = start();
      // Ctrl-C also signals the whole process group.
      child.stdout.on(
        'data',
        (said) => String(said).includes('waits') && process.kill(-child.pid!, signal),
      );
      const { output, errors, code } = await ended(child);
      expect(errors.trim()).toMatch(/^The installation was stopped .*anew\.$/);
      expect(output).not.toContain('ran');
      expect(code).toBe(1);
      await writeFile(join(folder, 'bin', 'npm'), `#!/bin/sh\necho "npm $*"\n${installs()}\n`);
      expect((await run()).output).toMatch(/npm ci [^]*ran/);
    },
  );

  it('hands on arguments and the exit code', async () => {
    const { run } = await createProject();
    expect(await run('3', 'two words')).toMatchObject({
      output: expect.stringContaining('ran 3 two words'),
      code: 3,
    });
  });
});
