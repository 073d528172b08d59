import { expect, it } from 'vitest';
import { sizesIn, srcSetOf, type Box } from '../../../src/components/photo/photoFiles.ts';

const photo = (width: number, height = 1000) => ({
  id: '061',
  width,
  height,
  bands: ['#abc'],
  hash: '01234567',
});

it.each([
  ['avif', 900, [320, 640, 900]],
  // A step below 1.15 would be invisible.
  ['avif', 1350, [320, 640, 960, 1350]],
  ['avif', 1600, [320, 640, 960, 1280, 1600]],
  ['avif', 2880, [320, 640, 960, 1280, 1600, 2400]],
  ['webp', 900, [900]],
  ['webp', 1500, [960, 1500]],
] as const)('offers %s of a source %i px wide in the widths %j', (format, source, widths) => {
  expect(srcSetOf(photo(source), format)).toBe(
    widths.map((width) => `/photos/061.01234567-${width}.${format} ${width}w`).join(', '),
  );
});

it.each<[string, Box[], string]>([
  ['the width of its box if nothing is cropped', [{ width: '50vw' }], '50vw'],
  ['more than a narrower shape shows', [{ width: '90vw', shape: 4 / 5 }], '168.8vw'],
  ['the width of its box in a wider shape', [{ width: '90vw', shape: 2 }], '90vw'],
  ['what the height of its box requires', [{ width: '25vw', height: '17.2vw' }], '25.8vw'],
  [
    'the larger of two units',
    [{ width: '100vw', height: 'min(100svh, 900px)' }],
    'max(100vw, calc(min(100svh, 900px) * 1.5))',
  ],
  [
    'one size per viewport, the widest first',
    [{ width: '600px', from: 768 }, { width: '100vw' }],
    '(min-width: 768px) 600px, 100vw',
  ],
])('tells the browser in sizes: %s', (_, boxes, sizes) => {
  expect(sizesIn({ width: 3000, height: 2000 }, ...boxes)).toBe(sizes);
});
