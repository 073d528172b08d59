/** SVG paths on a grid of 32 × 32. */
export const markLines = [
  'M10.28 19.98a9.2 9.2 0 1 1 15.28-5.18',
  'M4.5 26.5c.47-.45 1.89-1.89 2.84-2.69.95-.79 1.89-1.45 2.84-2.07a30 30 0 0 1 5.82-3q1.51-.58 3.11-1.02t3.28-.82a123 123 0 0 1 3.46-.72l3.65-.68',
  'M4.5 26.5c.64.16 2.6.8 3.87.98a20 20 0 0 0 7.32-.55q1.73-.49 3.35-1.29a20 20 0 0 0 3.08-1.87 28 28 0 0 0 5.24-5.16c.77-.98 1.78-2.59 2.14-3.11',
  'm1.8 29 2.7-2.5m0 0c.56-.14 2.25-.54 3.35-.85a70 70 0 0 0 6.52-2.16 72 72 0 0 0 6.25-2.75c1.02-.51 2.37-1.25 3.02-1.6.66-.35.75-.42.9-.51',
];

/** Outlines look the same before fonts load. */
export type WordmarkShape = { width: number; outline: string };

export const wordmarkMetrics = { height: 540, baseline: 400 };

/** Pixels. */
export const shareImageSize = { width: 1200, height: 630 };
