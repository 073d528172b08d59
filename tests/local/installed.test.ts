// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';

const program = 'local/commands/installed.mjs';
const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const installs = 'mkdir -p node_modules && touch node_modules/.package-lock.json';

const createProject = async (ci = installs) => {
  const folder = await temporaryFolder();
  for (const name of ['local/commands', 'bin'])
    await mkdir(join(folder, name), { recursive: true });
  await cp(program, join(folder, program));
  await writeFile(join(folder, 'package-lock.json'), '{}');
  await writeFile(join(folder, 'bin/npm'), `#!/bin/sh\necho "npm $*"\n${ci}\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` };
  const run = (script = 'prestart') => {
    const { stdout, stderr, status } = spawnSync(scripts[script] ?? '', {
      cwd: folder,
      env,
      shell: true,
      encoding: 'utf8',
    });
    return { output: stdout, errors: stderr, code: status };
  };
  return { folder, run };
};

// The fake npm is a shell script.
describe.skipIf(process.platform === 'win32')('a command after git clone', () => {
  it.each(['start', 'dev', 'edit', 'test'])(
    'first installs the packages: npm run %s',
    async (name) => {
      const { run } = await createProject();
      const { output, code } = run(`pre${name}`);
      expect([output, code]).toEqual([expect.stringContaining('npm ci'), 0]);
    },
  );

  it('installs the packages of the lock file once, and again when it is newer', async () => {
    const { folder, run } = await createProject();
    run();
    expect(run()).toEqual({ output: '', errors: '', code: 0 });
    const later = new Date(Date.now() + 60_000);
    await utimes(join(folder, 'package-lock.json'), later, later);
    expect(run().output).toContain('npm ci');
  });

  it('fails if the installation failed, and says so', async () => {
    const { run } = await createProject('exit 7');
    const { errors, code } = run();
    expect(errors).toContain('The packages could not be installed');
    expect(code).toBe(1);
  });

  it('names the Node that it needs, before it installs anything', async () => {
    const { folder, run } = await createProject();
    const file = join(folder, program);
    await writeFile(file, (await readFile(file, 'utf8')).replace("'20'", "'999'"));
    const { output, errors, code } = run();
    expect([output, code]).toEqual(['', 1]);
    expect(errors).toContain('This needs Node 999 or newer');
  });
});
