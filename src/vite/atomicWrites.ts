/** Atomic writes: files get a temporary name, then are renamed. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Only temporaryPath() makes such names, so these files may be deleted. */
const isDraft = (path: string): boolean =>
  /^\..+\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.draft$/.test(basename(path));
const day = 24 * 60 * 60 * 1000;

/** Returns a unique temporary path. */
export const temporaryPath = (path: string): string =>
  join(dirname(path), `.${basename(path)}.${randomUUID()}.draft`);

/** Writes a file atomically. */
export async function writeAtomic(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = temporaryPath(file);
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Returns whether a file has content; a crash can leave an empty one. */
export const isComplete = (file: string): Promise<boolean> =>
  stat(file).then(
    ({ size }) => size > 0,
    () => false,
  );

/** Moves a draft to its place. The old folder goes only when the new one is there. */
export async function replaceFolder(draft: string, folder: string): Promise<void> {
  const old = temporaryPath(folder);
  if (existsSync(folder)) await rename(folder, old);
  await rename(draft, folder);
  await rm(old, { recursive: true, force: true });
}

/** Removes drafts older than a day. */
export async function removeTemporaryFiles(
  folder: string,
  { recursive = false } = {},
): Promise<void> {
  const now = Date.now();
  const names = await readdir(folder, { recursive }).catch(() => []);
  for (const draft of names.filter(isDraft).map((name) => join(folder, name))) {
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > day) await rm(draft, { recursive: true, force: true });
  }
}
