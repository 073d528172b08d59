import type { Estate } from '../../site/facts/estateFacts.ts';
import { frames, type Sheet } from '../../site/planSheets.ts';
import { buildings } from './buildings.ts';
import { ground, trees } from './ground.ts';
import { looks } from './planLooks.ts';
import { curve, path } from './pen.ts';
import { symbols } from './symbols.ts';

/** Lines twice as strong upright, where the drawing is half as large. */
const strokes = {
  wide: { line: 1, walk: 3, gap: 8.4 },
  upright: { line: 1.5, walk: 5, gap: 12 },
} as const;

/** The compass and the scale; their words stand in the page, which has the letters for them. */
const measures: Readonly<Record<Sheet, string>> = {
  wide: '<g transform="translate(-520 350)"><path class="rose" d="M0-38A38 38 0 1 1 0 38 38 38 0 1 1 0-38M-44 0H44"/><path class="needle" d="M0-50V62M-5 53 0 66 5 53"/><path class="north" d="M44 0 30-5v10z"/></g><g transform="translate(-420 420)"><path class="rule" d="M0 0h200M0-6V6M50-4v8M100-6V6M200-6V6"/><path class="seg" d="M0-3h50M100-3h100"/></g>',
  upright:
    '<g transform="translate(296 462)"><path class="rose" d="M0-62A62 62 0 1 1 0 62 62 62 0 1 1 0-62M0 74V-74"/><path class="needle" d="M-82 0H100M88-8 104 0 88 8"/><path class="north" d="M0-74-9-48H9z"/></g><g transform="translate(238 648)"><path class="rule" d="M0 0h200M0-8V8M50-6V6M100-8V8M200-8V8"/><path class="seg" d="M0-4h50M100-4h100"/></g>',
};

const moon =
  '<circle class="glow" r="30"/><circle class="moon" r="16"/><path class="craters" d="M-6-4q4 3 2 8M4 5q3-2 4-5"/>';
const moonrise: Readonly<Record<Sheet, string>> = {
  wide: `<g transform="translate(-65 572)">${moon}<path class="glint" d="M-10 22h20M-16 29h30"/></g>`,
  upright: `<g transform="translate(553 56)scale(1.3)">${moon}</g>`,
};

/**
 * The estate as a picture of its own, without words: they stand over it in the page, in its languages and letters. Upright
 * it is the same drawing, turned, so that the light comes from one sun.
 */
export function drawPlan(estate: Estate, sheet: Sheet): string {
  const { x, y, width, height } = frames[sheet];
  const drawn = [
    ...ground(estate),
    ...buildings(estate),
    ...trees(sheet),
    path('walk', Object.values(estate.walks).map(curve).join('')),
    estate.arch
      ? path('sight', `M${estate.arch[0] * 10 - 14} ${-estate.arch[1] * 10 + 32}L-55 552`)
      : '',
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"><style>${looks(strokes[sheet]).replaceAll('\n', '')}</style><defs>${symbols(sheet)}</defs><g${sheet === 'upright' ? ' transform="rotate(-90)"' : ''}>${drawn}</g>${moonrise[sheet]}${measures[sheet]}</svg>`;
}
