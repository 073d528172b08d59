import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Fault } from '../../src/build/content/check.ts';

/** Contents of files by their paths from the folder of the project. */
export type Changes = ReadonlyMap<string, string | Buffer>;

/** Of its own in the trial, since an edit may touch it; all else is looked at where it stands. */
const copied = ['src'];
const entered = ['photos'];

const link = (root: string, trial: string, names: readonly string[]): Promise<unknown> =>
  Promise.all(names.map((name) => symlink(join(root, name), join(trial, name), process.platform === 'win32' ? 'junction' : undefined)));

/**
 * The faults that `npm run check` would name with some files changed. It runs on a copy and in a process of its own: what
 * has once been imported, facts above all, is not read again in this one.
 */
export const faultsWith = async (root: string, changes: Changes): Promise<Fault[]> => {
  const trial = await mkdtemp(join(tmpdir(), 'edit-'));
  try {
    const own = [...copied, ...entered];
    await link(root, trial, (await readdir(root)).filter((name) => !own.includes(name)));
    await Promise.all(copied.map((name) => cp(join(root, name), join(trial, name), { recursive: true })));
    for (const name of entered) {
      await mkdir(join(trial, name));
      await link(join(root, name), join(trial, name), await readdir(join(root, name)));
    }
    for (const [path, content] of changes) {
      await mkdir(dirname(join(trial, path)), { recursive: true });
      await writeFile(join(trial, path), content);
    }
    const check = pathToFileURL(join(trial, 'src/build/content/check.ts')).href;
    const script = `const { checkContent } = await import('${check}'); console.log(JSON.stringify(checkContent()));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { cwd: trial, maxBuffer: 2 ** 24 });
    return JSON.parse(stdout) as Fault[];
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
};

/** The faults that some changes bring, in the changed files and in others; what was wrong elsewhere before is no fault of theirs. */
export const faultsOf = async (root: string, changes: Changes): Promise<Fault[]> => {
  const faults = await faultsWith(root, changes);
  if (faults.every(({ file }) => changes.has(file))) return faults;
  const before = new Set((await faultsWith(root, new Map())).map((fault) => JSON.stringify(fault)));
  return faults.filter((fault) => changes.has(fault.file) || !before.has(JSON.stringify(fault)));
};
