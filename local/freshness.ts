import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders match too, so a deleted file counts as a change. */
const inputs = [
  '{src,photos,public,local/editor}/**',
  '{index.html,*.config.ts,package-lock.json,tsconfig.json}',
];

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const stampFile = (folder: string): string => join(folder, '.cache', 'built');

/** Also changes if another command rebuilt dist. */
const stampOf = (folder: string, settings: Readonly<Record<string, string>>): string =>
  createHash('sha256')
    .update(JSON.stringify([settings, changedAt(join(folder, 'dist/index.html'))]))
    .digest('hex');

export const isUpToDate = (folder: string, settings: Readonly<Record<string, string>>): boolean => {
  const builtAt = changedAt(stampFile(folder));
  return (
    builtAt > 0 &&
    readFileSync(stampFile(folder), 'utf8') === stampOf(folder, settings) &&
    globSync(inputs, { cwd: folder }).every((file) => changedAt(join(folder, file)) < builtAt)
  );
};

/** `startedAt` precedes the build: files changed during it count as changed. */
export const markBuilt = (
  folder: string,
  settings: Readonly<Record<string, string>>,
  startedAt: Date,
): void => {
  writeFileSync(stampFile(folder), stampOf(folder, settings));
  utimesSync(stampFile(folder), startedAt, startedAt);
};
