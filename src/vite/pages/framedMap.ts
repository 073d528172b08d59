import type { Plugin } from 'vite';
import { maps } from '../../site/facts/venue.ts';

/** Netlify serves the map's URL from `file`. */
export const framedMap = {
  source: 'src/features/churches/map/churches.html',
  file: `${maps.churches.embed.slice(1)}.html`,
} as const;

/** Serves the framed map at its URL; Vite would use the path of the source. */
export function framedMapAddress(): Plugin {
  return {
    name: 'framed-map-address',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const [path, ...query] = request.url?.split('?') ?? [];
        if (path === maps.churches.embed)
          request.url = [`/${framedMap.source}`, ...query].join('?');
        next();
      });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle[framedMap.source];
        if (page?.type !== 'asset') return;
        delete bundle[framedMap.source];
        // The map inlines its styles, but Vite links the site's sheet.
        this.emitFile({
          type: 'asset',
          fileName: framedMap.file,
          source: String(page.source).replace(/\s*<link rel="stylesheet"[^>]*>/, ''),
        });
      },
    },
  };
}
