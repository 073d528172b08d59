import type { Sheet } from '../../site/planSheets.ts';
import { drawingColors } from '../../site/colors.ts';

const tile = (id: string, width: number, height: number, inside: string, turn = ''): string =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn && ` patternTransform="${turn}"`}>${inside}</pattern>`;

/** What stands on every point of a path whose look names it. */
const marker = (id: string, inside: string, turn = 0): string =>
  `<marker id="${id}" markerUnits="userSpaceOnUse" overflow="visible"${turn ? ` orient="${turn}"` : ''}>${inside}</marker>`;

/** Four olive trees of two crowns, each with its size and turn. */
const olives = [
  ['crown1', 1.06, 0],
  ['crown2', 0.97, 80],
  ['crown1', 0.9, 165],
  ['crown2', 0.8, 250],
] as const;

const olive = ([crown, size, turn]: (typeof olives)[number], kind: number): string =>
  marker(
    `olive${kind}`,
    `<g transform="scale(${size})"><use href="#${crown}" class="sh" x="4" y="12"/><g transform="rotate(${turn})"><use href="#${crown}" class="t${kind}"/><use href="#twigs" class="ol"/></g></g>`,
  );

/** Pots and climbers, as small crowns. */
const blooms = [
  ['crown1', 'p1', 0.2],
  ['crown2', 'p2', 0.23],
  ['crown1', 'p3', 0.26],
] as const;

/** Patterns of the grounds, and what stands on them, drawn by hand once; grass and lavender grow upwards on either sheet. */
export const symbols = (sheet: Sheet): string =>
  [
    `<linearGradient id="deep" x2="0" y2="1">${drawingColors.sea.map((shade, at) => `<stop offset="${at / 2}" stop-color="${shade}"/>`).join('')}</linearGradient>`,
    tile(
      'wall',
      6,
      6,
      '<path class="hatched" d="M0 0h6v6H0z"/><path class="hatch" d="M0 0v6"/>',
      'rotate(45)',
    ),
    tile(
      'grass',
      90,
      70,
      '<path class="blade" d="M57 32l-2-7M44 61l0-6M60 16l-1-6M60 64l1-7M15 13l1-8M23 48l-1-6M54 52l-1-5M64 23l-1-7M53 61l1-6M41 55l0-5M37 37l0-7"/>',
      sheet === 'upright' ? 'rotate(90)' : '',
    ),
    tile(
      'gravel',
      44,
      44,
      '<path class="grain" d="M36 3h.1M31 4h.1M23 1h.1M5 22h.1M6 26h.1M14 34h.1M5 23h.1M36 10h.1M28 35h.1M29 37h.1M23 9h.1M16 15h.1"/>',
    ),
    tile(
      'vines',
      52,
      34,
      '<path class="vine" d="M0 8h52M0 25h52"/><path class="vine v2" d="M3 8h.1M12 7h1M21 8h.1M30 9h.1M39 8h1M47 7h.1M2 25h1M11 25h.1M19 24h.1M28 25h1M37 26h.1M46 25h.1"/>',
      'rotate(-14)',
    ),
    tile(
      'paving',
      103,
      60,
      '<path class="flag" d="M17 40l-11-1-7-18 0-1 9-3 12 5 1 15zM17 60l-18 0 2-16 5-5 11 1zM29 60l-12 0 0-20 4-3 11 2zM89 0l7 0 6 20 0 1-12 3-9-6z"/><path class="joint" d="M104 44l-17-4 3-16-9-6 8-18M102 21l-12 3M67 0l0 17 4 2 3 18 10 5-4 18M87 40l-3 2M81 18l-10 1M24 0l5 14 16 5 11 2 3 18 2 2 4 19M74 37l-13 4M67 17l-11 4M47 0l-2 19-9 19 8 6 3 16M59 39l-15 5M14 0l-6 17 12 5 1 15 11 2-3 21M36 38l-4 1M29 14l-9 8M8 17l-9 3 0 1 7 18 11 1 0 20M-1 60l2-16 5-5M21 37l-4 3M-1 20l-6-20"/>',
      'translate(-155 -100)',
    ),
    '<path id="crown1" d="M19-15c4 5 9 9 10 14s-3 12-6 16-8 9-13 11-13 2-18 1-12-5-15-9-7-12-6-17 6-10 9-14 6-8 11-11 12-7 17-5 8 9 11 14z"/>',
    '<path id="crown2" d="M-18 18c-3-3-4-7-6-12s-5-11-4-16 7-9 11-12 10-4 15-4 10 0 14 2 10 6 12 10 4 10 3 15-3 10-6 14-6 10-10 12-11 1-16-1-10-5-13-8z"/>',
    '<g id="twigs"><use href="#crown2" transform="rotate(65)"/><path d="M1 13q-1 4-5 6M-8-17q0-4 3-7M12-9q4 1 4 4M-5 14q-3 2-7 1M19-5q4-1 7 2M-19 9q-3 1-5-2M-2 12q-3 2-6 1M2-4q4-2 7 1M-4-8q1-3 4-3M-16 0q-2-2-1-5M-13 13q-4 1-7-2M-2-16q1-4 6-5"/></g>',
    ...olives.map(olive),
    marker(
      'cypress',
      '<path class="sh" d="M-9 0q-1 30 18 64q11-32 1-64z"/><path class="cy" d="M7 7c-2 2-5 4-7 4s-5-2-7-4-4-5-4-7 2-5 4-7 5-4 7-4 5 2 7 4 4 5 4 7-2 5-4 7z"/><path class="ol" d="M3 1l7 2M1 3l4 6M-1 3l-2 7M-3 1l-6 4M-3-1l-7-2M-1-3l-4-6M1-3l2-7M3-1l6-4"/>',
    ),
    marker(
      'lavender',
      '<path class="sprig" d="M0 1v-7M-1.5 1-4-4M1.5 1 4-4"/>',
      sheet === 'upright' ? 90 : 0,
    ),
    ...blooms.map(([crown, look, size], at) =>
      marker(
        `bloom${at + 1}`,
        `<use href="#${crown}" class="${look}" transform="scale(${size})"/>`,
      ),
    ),
    '<path id="car" class="car" d="M-9-20q9-5 18 0v40q-9 4-18 0zM-8-9q8-4 16 0l-2 6H-6zM-6 12H6l2 5H-8z"/>',
    '<path id="coach" class="car" d="M-62-13H52q10 0 10 6V7q0 6-10 6H-62zM52-10q-8 10 0 20M-46-7h22V7h-22zM-4-7h22V7H-4z"/>',
    '<g id="chapel"><path class="sh" d="M-16 36q6 14 20 22q24-8 26-30l-6-40z"/><path class="chapel" d="M-21-30h42v44q-2 20-21 22q-19-2-21-22z"/><path class="cross" d="M0-11v22M-11 0h22"/><path class="door" d="M-7-30H7"/></g>',
    '<g id="arch"><path class="arch" d="M-26-6q26 38 52 0"/><path class="b1" d="M-26-6q26 38 52 0"/><path class="b2" d="M-26-6q26 38 52 0"/></g>',
    '<g id="bar"><path class="furn" d="M-30-8h60v18h-60zM-30-27h60v9h-60zM36-44h28v10h-28zM36-70h10v20h-10zM56-66h9v15h-9z"/><path class="stools" d="M-24 19h50"/></g>',
    '<path id="shore" d="M-920 530c21 1 83 6 125 6s83-3 125-5 83-7 125-8 83-1 125-1 83-1 125-1 83 1 125 3 83 7 125 9 83 2 125 1 83-4 125-5 83-1 125-2 83-5 125-6 83-3 125-2 83 6 125 8 104 3 125 4V680H-920z"/>',
    '<path id="lights" d="M-130-34q46 24 88 24q-46 10-88 34q46 10 88 28q-46 8-88 40M152-40q30 22 76 26q-46 10-106 38q50 20 106 26q-46 10-106 44M344-66q40 44 84 30q44 18 88-32"/>',
  ].join('');
