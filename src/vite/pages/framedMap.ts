import type { Plugin } from 'vite';
import { maps } from '../../site/facts/venue.ts';

/** The framed map of the churches: its page stands beside its script, and is written where Netlify answers its address from. */
export const framedMap = {
  source: 'src/features/churches/map/churches.html',
  file: `${maps.churches.embed.slice(1)}.html`,
} as const;

/** Answers the framed map at its address, on the dev server and in the built site; Vite would go by the place of its source. */
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
        // The map brings its styles with it; Vite links the site's one sheet into every document.
        this.emitFile({
          type: 'asset',
          fileName: framedMap.file,
          source: String(page.source).replace(/\s*<link rel="stylesheet"[^>]*>/, ''),
        });
      },
    },
  };
}
