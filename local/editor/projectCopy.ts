import { copyFileSync, cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What an edit may touch: source whole, photos file by file. */
const copied = 'src';
const entered = 'photos';

const link = (from: string, to: string): void =>
  symlinkSync(from, to, process.platform === 'win32' ? 'junction' : undefined);

/**
 * A project in an empty folder that may be edited without touching the original: its own source and photos; all else,
 * packages above all, is looked at where it stands. All at once, which takes half the time of one file after the other.
 */
export const copyProject = (root: string, folder: string): void => {
  cpSync(join(root, copied), join(folder, copied), { recursive: true });
  mkdirSync(join(folder, entered));
  for (const name of readdirSync(join(root, entered)))
    link(join(root, entered, name), join(folder, entered, name));
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (entry.name === copied || entry.name === entered) continue;
    // Files of settings are copied: what they name is looked for beside where they really are.
    (entry.isFile() ? copyFileSync : link)(join(root, entry.name), join(folder, entry.name));
  }
};
