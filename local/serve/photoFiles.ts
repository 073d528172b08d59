import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { albumFiles } from '../../src/site/photos/albums.ts';
import { readCatalogue, type SourcePhoto } from '../../src/vite/photos/catalogue.ts';
import { deriveOne, place } from '../../src/vite/photos/derivatives.ts';
import { photoCache } from '../../src/vite/photos/plugin.ts';

/** `npm start` encodes each photo on its first request. */
export const photosOnRequest = (project: string) => {
  const cache = join(project, photoCache);
  const folder = join(project, 'dist/photos');
  let photos: Promise<SourcePhoto[]> | undefined;
  return async (path: string): Promise<void> => {
    const name = basename(path);
    if (!path.startsWith('/photos/') || existsSync(join(folder, name))) return;
    photos ??= readCatalogue({ albums: albumFiles, folder: join(project, 'photos'), cache });
    if (await deriveOne(await photos, name, cache)) await place(name, cache, folder);
  };
};
