import { expect, it } from 'vitest';
import { getSrcSet } from '../../../src/components/photo/photoFiles.ts';

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
  expect(getSrcSet(photo(source), format)).toBe(
    widths.map((width) => `/photos/061.01234567-${width}.${format} ${width}w`).join(', '),
  );
});
