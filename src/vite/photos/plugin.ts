import { createReadStream } from 'node:fs';
import { basename, extname, join, relative, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import type { AlbumPhoto } from '../../site/photos/albumPhoto.ts';
import * as loaded from '../../site/photos/albums.ts';
import { day } from '../../site/photos/day.ts';
import { inOrder, tellDay } from '../../site/photos/galleryOrder.ts';
import { current } from '../content/live.ts';
import { readCatalogue, type Library, type SourcePhoto } from './catalogue.ts';
import { deriveAll, deriveOne, placeAll } from './derivatives.ts';
import { picturesPath, picturesText } from './arrangements.ts';

const made = /^(photo:gallery|pictures:\w+)$/;
/** The zero byte marks virtual modules. */
const madeId = /^\0(?:photo:(gallery)|pictures:(\w+))\?/;

/** "#a1b2c3" becomes "#abc". */
const shortColor = (color: string): string => `#${color[1]}${color[3]}${color[5]}`;

const moduleOf = ({ id, width, height, color, bands, hash, alt }: SourcePhoto): AlbumPhoto => ({
  id,
  width,
  height,
  color: shortColor(color),
  bands: bands?.map(shortColor) as AlbumPhoto['bands'],
  hash,
  alt,
});

const galleryText = (all: readonly SourcePhoto[]): string => {
  const shown = inOrder(
    all.filter(({ album }) => album in loaded.galleryAlbums),
    tellDay(day),
  );
  return `export default ${JSON.stringify(shown.map((photo) => ({ ...moduleOf(photo), album: photo.album })))}`;
};

type Content = Omit<Library, 'albums'> & {
  /** Folder of the pages' pictures. */
  pictures: string;
  /** Default: the project's. */
  albums?: Library['albums'];
};

type Options = Partial<Content> & {
  /** Leaves encoding to the server (local/serve/photoFiles.ts). */
  onRequest?: boolean;
};

/**
 * Netlify keeps node_modules between deploys (https://docs.netlify.com/build/configure-builds/manage-dependencies/).
 */
export const photoCache = 'node_modules/.cache/photos';

/** A build writes all files into dist/photos; the dev server makes them on request. */
export function photos({ onRequest = false, ...options }: Options = {}): Plugin {
  let config: ResolvedConfig;
  let library: Content;
  let server: ViteDevServer | undefined;
  let catalogue: Promise<SourcePhoto[]> | undefined;

  const readNow = async (): Promise<SourcePhoto[]> => {
    const { albumFiles } = await current(loaded, '/src/site/photos/albums.ts', server);
    return readCatalogue({ albums: albumFiles, ...library });
  };
  const read = (): Promise<SourcePhoto[]> => (catalogue ??= readNow());
  const isClientBuild = (environment: { name: string }): boolean =>
    config.command === 'build' && environment.name === 'client';

  return {
    name: 'photos',
    enforce: 'pre',

    configResolved(resolved) {
      config = resolved;
      library = {
        folder: resolve(config.root, 'photos'),
        cache: resolve(config.root, photoCache),
        pictures: resolve(config.root, 'src/content/pictures'),
        ...options,
      };
    },

    async buildStart() {
      if (config.command === 'build') await read();
    },

    // One module per importer: a shared record would become a separate chunk.
    resolveId: (source, importer = '') =>
      made.test(source) ? `\0${source}?${relative(config.root, importer)}` : undefined,

    async load(id) {
      const [, gallery, page] = madeId.exec(id) ?? [];
      if (gallery) return galleryText(await read());
      if (!page) return undefined;
      this.addWatchFile(picturesPath(library.pictures, page));
      return picturesText(library.pictures, page, await read(), moduleOf);
    },

    async writeBundle({ dir }) {
      if (!isClientBuild(this.environment) || onRequest) return;
      const all = await read();
      await deriveAll(all, library.cache);
      await placeAll(all, library.cache, join(dir ?? config.build.outDir, 'photos'));
    },

    configureServer(started) {
      server = started;
      started.watcher.add(library.folder);
      started.watcher.on('all', (_event, file) => {
        const isAlbum = /\/src\/content\/photos\/\w+\.json$/.test(file);
        if (!isAlbum && !file.startsWith(library.folder)) return;
        catalogue = undefined;
        // liveContent() reloads for albums.
        if (isAlbum) return;
        for (const environment of Object.values(started.environments))
          environment.moduleGraph.invalidateAll();
        started.ws.send({ type: 'full-reload' });
      });
      started.middlewares.use('/photos', (request, response, next) => {
        const name = basename((request.url ?? '').split('?')[0] ?? '');
        read()
          .then((all) => deriveOne(all, name, library.cache))
          .then((file) => {
            if (!file) return response.writeHead(404).end();
            response.setHeader('Content-Type', `image/${extname(name).slice(1)}`);
            response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
            createReadStream(file).pipe(response);
          })
          .catch(next);
      });
    },
  };
}
