import { globSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { AlbumFile } from '../../site/photos/schema.ts';
import { readCatalogue } from './catalogue.ts';

/** Netlify keeps node_modules between deploys (https://docs.netlify.com/build/configure-builds/manage-dependencies/). */
const cacheFolder = 'node_modules/.cache/photos';

const libraries = new Map<string, ReturnType<typeof openLibrary>>();

export const getLibrary = (root: string) => {
  const library = libraries.get(root) ?? openLibrary(root);
  libraries.set(root, library);
  return library;
};

const openLibrary = (root: string) => {
  const cache = join(root, cacheFolder);
  let catalogue: ReturnType<typeof readCatalogue> | undefined;
  const loadCatalogue = () =>
    (catalogue ??= readCatalogue({
      folder: join(root, 'photos'),
      cache,
      albums: readAlbums(root),
    }));
  return {
    cache,
    loadCatalogue,
    /** Throws if there are problems. */
    loadPhotos: async () => {
      const { photos, problems } = await loadCatalogue();
      if (problems.length === 0) return photos;
      const lines = problems.map(({ file, message }) => `  - ${file}: ${message}`);
      throw new Error(['The photo library has errors:', ...lines].join('\n'));
    },
    /** After photos or albums have changed. */
    forget: () => void (catalogue = undefined),
  };
};

const readAlbums = (root: string): Readonly<Record<string, AlbumFile>> =>
  Object.fromEntries(
    globSync(join(root, 'src/content/photos/*.json')).map((file) => [
      parse(file).name,
      JSON.parse(readFileSync(file, 'utf8')) as AlbumFile,
    ]),
  );
