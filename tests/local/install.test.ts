import { spawnSync } from 'node:child_process';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTemporaryFolder } from '../support/folder.ts';

const installs = 'mkdir -p node_modules && touch node_modules/.package-lock.json';

const createProject = async (ci: string) => {
  const folder = await createTemporaryFolder();
  await mkdir(join(folder, 'bin'));
  await writeFile(join(folder, 'package-lock.json'), '{}');
  await writeFile(join(folder, 'bin/npm'), `#!/bin/sh\necho "npm $*"\n${ci}\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` };
  const run = () =>
    spawnSync(process.execPath, [resolve('local/commands/install.mjs')], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
  return { folder, run };
};

// The fake npm is a shell script.
describe.skipIf(process.platform === 'win32')('before a command', () => {
  it('installs the packages of the lock file once, and again when it is newer', async () => {
    const { folder, run } = await createProject(installs);
    expect(run()).toMatchObject({ status: 0, stdout: expect.stringContaining('npm ci') });
    expect(run()).toMatchObject({ status: 0, stdout: '' });
    const later = new Date(Date.now() + 60_000);
    await utimes(join(folder, 'package-lock.json'), later, later);
    expect(run().stdout).toContain('npm ci');
  });

  it('ends the command with a reason if the installation fails', async () => {
    const { run } = await createProject('exit 7');
    expect(run()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('The packages could not be installed'),
    });
  });
});
