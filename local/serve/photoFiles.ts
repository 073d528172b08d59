import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { deriveOne, place } from '../../src/vite/photos/derivatives.ts';
import { libraryOf } from '../../src/vite/photos/library.ts';

/** `npm start` encodes each photo on its first request. */
export const photosOnRequest = (project: string) => {
  const { cache, photos } = libraryOf(project);
  const folder = join(project, 'dist/photos');
  return async (path: string): Promise<void> => {
    const name = basename(path);
    if (!path.startsWith('/photos/') || existsSync(join(folder, name))) return;
    if (await deriveOne(await photos(), name, cache)) await place(name, cache, folder);
  };
};
