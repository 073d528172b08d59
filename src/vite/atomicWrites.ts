/** Writes files under a temporary name and then renames them, so that no reader finds half a file. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** Returns a unique temporary path. */
export const createTemporaryPath = (path: string): string =>
  join(dirname(path), `.${basename(path)}.${randomUUID()}.draft`);

export async function writeAtomic(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = createTemporaryPath(file);
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** A crash can leave an empty file, which counts as missing. */
export const isComplete = (file: string): Promise<boolean> =>
  stat(file).then(
    ({ size }) => size > 0,
    () => false,
  );

/** Replaces a folder. The old one is deleted last. */
export async function replaceFolder(draft: string, folder: string): Promise<void> {
  const old = createTemporaryPath(folder);
  if (existsSync(folder)) await rename(folder, old);
  await rename(draft, folder);
  await rm(old, { recursive: true, force: true });
}

/** Removes temporary files that are older than a day. */
export async function removeTemporaryFiles(
  folder: string,
  { recursive = false } = {},
): Promise<void> {
  const now = Date.now();
  const names = await readdir(folder, { recursive }).catch(() => []);
  for (const draft of names.filter(isDraft).map((name) => join(folder, name))) {
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > millisecondsPerDay) await rm(draft, { recursive: true, force: true });
  }
}

/** These files may be deleted, because only createTemporaryPath() makes such names. */
const isDraft = (path: string): boolean =>
  /^\..+\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.draft$/.test(basename(path));
