import { createReadStream } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { deriveAll, deriveOne, placeAll } from './derivatives.ts';
import { libraryOf } from './library.ts';

type Options = {
  /** Leaves encoding to the server (local/serve/netlifySite.ts). */
  onRequest?: boolean;
};

/** A build writes all files into dist/photos; the dev server makes them on request. */
export function photos({ onRequest = false }: Options = {}): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'photos',
    configResolved(resolved) {
      config = resolved;
    },

    async writeBundle({ dir }) {
      const isSite = config.command === 'build' && this.environment.name === 'client';
      if (!isSite || onRequest) return;
      const library = libraryOf(config.root);
      const all = await library.photos();
      await deriveAll(all, library.cache);
      await placeAll(all, library.cache, join(dir ?? config.build.outDir, 'photos'));
    },

    configureServer({ watcher, environments, ws, middlewares }) {
      const library = libraryOf(config.root);
      watcher.add(library.folder);
      watcher.on('all', (_event, file) => {
        const isPhoto = file.startsWith(library.folder);
        if (!isPhoto && !/\/src\/content\/photos\/\w+\.json$/.test(file)) return;
        library.forget();
        // content() reloads for albums.
        if (!isPhoto) return;
        for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      });
      middlewares.use('/photos', (request, response, next) => {
        const name = basename((request.url ?? '').split('?')[0] ?? '');
        library
          .photos()
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
