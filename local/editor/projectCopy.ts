import { copyFile, cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** What an edit may touch: source whole, photos file by file. */
const copied = 'src';
const entered = 'photos';

const link = (from: string, to: string): Promise<void> => symlink(from, to, process.platform === 'win32' ? 'junction' : undefined);

/** A project in an empty folder that may be edited without touching the original: its own source and photos; all else, packages above all, is looked at where it stands. */
export const copyProject = async (root: string, folder: string): Promise<void> => {
  const names = await readdir(root, { withFileTypes: true });
  const others = names.filter(({ name }) => name !== copied && name !== entered);
  await mkdir(join(folder, entered));
  await Promise.all([
    cp(join(root, copied), join(folder, copied), { recursive: true }),
    ...(await readdir(join(root, entered))).map((name) => link(join(root, entered, name), join(folder, entered, name))),
    // Files of settings are copied: what they name is looked for beside where they really are.
    ...others.map((entry) => (entry.isFile() ? copyFile : link)(join(root, entry.name), join(folder, entry.name))),
  ]);
};
