import { createReadStream } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { copyAllInto, deriveAll, deriveOne } from './derivatives.ts';
import { getLibrary } from './library.ts';

/** `onRequest` leaves the files of a build to the local server (local/serve/netlifySite.ts). */
export function photos({ onRequest }: { onRequest: boolean }): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'photos',
    configResolved(resolved) {
      config = resolved;
    },

    async writeBundle({ dir }) {
      if (onRequest || this.environment.name !== 'client') return;
      const library = getLibrary(config.root);
      const all = await library.loadPhotos();
      await deriveAll(all, library.cache);
      await copyAllInto(all, library.cache, join(dir!, 'photos'));
    },

    configureServer({ middlewares }) {
      const library = getLibrary(config.root);
      middlewares.use('/photos', (request, response, next) => {
        const name = basename((request.url ?? '').split('?')[0] ?? '');
        library
          .loadPhotos()
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
