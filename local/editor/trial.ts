import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Problem } from '../../src/build/content/contentFile.ts';
import { writeWhole } from '../../src/build/drafts.ts';
import { copyProject } from './projectCopy.ts';

/** Contents of files by their paths from the folder of the project. */
export type Changes = ReadonlyMap<string, string | Buffer>;

/**
 * The faults that `npm run check` would name with some files changed. It runs on a copy and in a process of its own: what
 * has once been imported, facts above all, is not read again in this one.
 */
const faultsWith = async (root: string, changes: Changes): Promise<Problem[]> => {
  const trial = await mkdtemp(join(tmpdir(), 'edit-'));
  try {
    copyProject(root, trial);
    for (const [path, content] of changes) await writeWhole(join(trial, path), content);
    const check = pathToFileURL(join(trial, 'src/build/content/check.ts')).href;
    const script = `const { checkContent } = await import('${check}'); console.log(JSON.stringify(await checkContent()));`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { cwd: trial, maxBuffer: 2 ** 24 },
    );
    return JSON.parse(stdout) as Problem[];
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
};

/** The faults that some changes bring, in the changed files and in others; what was wrong elsewhere before is no fault of theirs. */
export const faultsOf = async (root: string, changes: Changes): Promise<Problem[]> => {
  const faults = await faultsWith(root, changes);
  if (faults.every(({ file }) => changes.has(file))) return faults;
  const before = new Set((await faultsWith(root, new Map())).map((fault) => JSON.stringify(fault)));
  return faults.filter((fault) => changes.has(fault.file) || !before.has(JSON.stringify(fault)));
};
