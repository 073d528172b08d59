import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { Sheet } from '../../site/planSheets.ts';
import { estate } from '../../site/estateFacts.ts';
import { drawPlan } from './drawPlan.ts';

const name = 'plan:drawings';
/** The zero byte keeps other plugins away from a module that is no file. */
const internal = `\0${name}`;

type Drawing = { file: string; svg: string };

/** Named by what is in it: it may be kept for ever. */
function drawingOf(sheet: Sheet): Drawing | undefined {
  if (!estate) return undefined;
  const svg = drawPlan(estate, sheet);
  return { svg, file: `assets/plan-${sheet}-${createHash('sha256').update(svg).digest('base64url').slice(0, 8)}.svg` };
}

/** `plan:drawings`: the addresses of the two drawings of the estate, which are files of their own: of a document they would be a half, and a visitor sees only one of them. */
export function plan(): Plugin {
  const drawings = { wide: drawingOf('wide'), upright: drawingOf('upright') };
  const all = Object.values(drawings).filter((drawing) => drawing !== undefined);
  return {
    name: 'plan',
    enforce: 'pre',
    resolveId: (source) => (source === name ? internal : undefined),
    load: (id) => (id === internal ? `export default ${JSON.stringify({ wide: `/${drawings.wide?.file}`, upright: `/${drawings.upright?.file}` })}` : undefined),
    generateBundle() {
      if (this.environment.name === 'client') for (const { file, svg } of all) this.emitFile({ type: 'asset', fileName: file, source: svg });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const drawing = all.find(({ file }) => request.url === `/${file}`);
        if (!drawing) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(drawing.svg);
      });
    },
  };
}
