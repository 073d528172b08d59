import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawingAddress } from '../site/drawingAddress.ts';
import { estate, type Estate } from '../site/facts/estateFacts.ts';
import { drawPlan } from './plan/drawPlan.ts';

const name = 'drawings:version';
/** The zero byte keeps other plugins away from a module that is no file. */
const internal = `\0${name}`;

/** Of the estate, across and upright, as SVG by name; the owner may have left it out. */
const planDrawings = (ground: Estate | undefined): [string, string][] =>
  ground
    ? [
        ['wide', drawPlan(ground, 'wide')],
        ['upright', drawPlan(ground, 'upright')],
      ]
    : [];

/** `drawings:version`, and the drawings as files of their own: in a document they would weigh as much as half of it, and again in its script. */
export function drawings(): Plugin {
  const drawn = new Map(planDrawings(estate));
  const version = createHash('sha256')
    .update([...drawn.values()].join(''))
    .digest('hex')
    .slice(0, 8);
  const files = new Map(
    [...drawn].map(([drawing, svg]) => [drawingAddress(drawing, version), svg]),
  );
  return {
    name: 'drawings',
    enforce: 'pre',
    resolveId: (source) => (source === name ? internal : undefined),
    load: (id) => (id === internal ? `export default ${JSON.stringify(version)}` : undefined),
    generateBundle() {
      if (this.environment.name === 'client')
        for (const [address, source] of files)
          this.emitFile({ type: 'asset', fileName: address.slice(1), source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const svg = files.get(request.url ?? '');
        if (!svg) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(svg);
      });
    },
  };
}
