import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawings } from './drawings.ts';

const name = 'layouts:version';
/** The zero byte keeps other plugins away from a module that is no file. */
const internal = `\0${name}`;

/** `layouts:version`, and the drawn plans as pictures under it: drawn in the page they would weigh 4 KiB in its document and as much in its script. */
export function layouts(): Plugin {
  const all = drawings();
  const version = createHash('sha256').update([...all.values()].join('')).digest('hex').slice(0, 8);
  const files = new Map([...all].map(([plan, svg]) => [`assets/plan-${plan}.${version}.svg`, svg]));
  return {
    name: 'layouts',
    enforce: 'pre',
    resolveId: (source) => (source === name ? internal : undefined),
    load: (id) => (id === internal ? `export default ${JSON.stringify(version)}` : undefined),
    generateBundle() {
      if (this.environment.name === 'client') for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const svg = files.get(request.url?.slice(1) ?? '');
        if (!svg) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(svg);
      });
    },
  };
}
