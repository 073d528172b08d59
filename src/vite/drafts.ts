/**
 * What the build writes is there whole or not at all, whoever reads at the same time and whenever it is killed: it is
 * made as a draft in the same place (a move within a disk is one step) and takes its name when it is complete.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** What nobody else would call a file: what has such a name may be removed. */
const isDraft = (path: string): boolean =>
  /^\..+\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.draft$/.test(basename(path));
const day = 24 * 60 * 60 * 1000;

/** Where to make a file or folder: a new name each time, so that two at once have two, also within one process. */
export const draftOf = (path: string): string =>
  join(dirname(path), `.${basename(path)}.${randomUUID()}.draft`);

/** Writes a file, and its folder where there is none. No draft is left when that fails. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = draftOf(file);
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Whether a file is there. A machine that dies, or a disk that is full, may leave its name with nothing in it. */
export const isWhole = (file: string): Promise<boolean> =>
  stat(file).then(
    ({ size }) => size > 0,
    () => false,
  );

/** Gives a finished folder its name; what had that name before goes away whole. */
export async function replaceFolder(draft: string, folder: string): Promise<void> {
  const old = draftOf(folder);
  const is = (error: unknown, ...codes: string[]): boolean =>
    codes.includes((error as NodeJS.ErrnoException).code ?? '');
  await rename(folder, old).catch((error: unknown) => {
    if (!is(error, 'ENOENT')) throw error;
  });
  try {
    await rename(draft, folder);
  } catch (error) {
    // Somebody else has put theirs there in between: the later one stays.
    if (!is(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    await replaceFolder(draft, folder);
  } finally {
    await rm(old, { recursive: true, force: true });
  }
}

/** Removes drafts that a killed process has left in a folder. Nobody works on one for a day. */
export async function sweepDrafts(
  folder: string,
  { recursive = false, now = Date.now() } = {},
): Promise<void> {
  const names = await readdir(folder, { recursive }).catch(() => []);
  for (const draft of names.filter(isDraft).map((name) => join(folder, name))) {
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > day) await rm(draft, { recursive: true, force: true });
  }
}
