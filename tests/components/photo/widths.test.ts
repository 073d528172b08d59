// @vitest-environment node
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  largestFile,
  lightWidth,
  photoUrl,
  sizesIn,
  srcSetOf,
  widthFor,
  widthsOf,
  type Box,
} from '../../../src/components/photo/photoFiles.ts';
import type { MeasuredPhoto } from '../../../src/site/photos/pagePicture.ts';

const picture = (id: string, width: number): MeasuredPhoto => ({
  id,
  width,
  height: 1000,
  color: '#abcdef',
  hash: '01234567',
});
const sourceWidth = fc.integer({ min: 200, max: 12_000 });

describe('the widths of a photo', () => {
  it.each([
    [900, [320, 640, 900]],
    [1350, [320, 640, 960, 1350]],
    [1600, [320, 640, 960, 1280, 1600]],
    [2000, [320, 640, 960, 1280, 1600, 2000]],
    [2880, [320, 640, 960, 1280, 1600, 2400]],
  ])('for a source %i px wide are %j', (width, expected) => {
    expect(widthsOf({ width })).toEqual(expected);
  });

  it('climb without repeating and never above the source', () => {
    fc.assert(
      fc.property(sourceWidth, (width) => {
        const widths = widthsOf({ width });
        expect(widths).toEqual([...new Set(widths)].sort((one, other) => one - other));
        expect(Math.max(...widths)).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('always include the source itself or 2400', () => {
    fc.assert(
      fc.property(sourceWidth, (width) => widthsOf({ width }).includes(Math.min(width, 2400))),
    );
  });

  it('are about twice as far apart at most, so that no screen gets six times the pixels it needs', () => {
    fc.assert(
      fc.property(sourceWidth, (width) => {
        const widths = widthsOf({ width });
        for (const [at, rung] of widths.entries())
          expect(rung / (widths[at - 1] ?? rung)).toBeLessThan(2 * 1.16);
      }),
    );
  });
});

describe('the addresses of a photo', () => {
  it('name number, width and content', () => {
    expect(photoUrl(picture('061', 1350), 640, 'avif')).toBe('/photos/061.01234567-640.avif');
  });

  it.each([
    [900, 900],
    [2000, 2000],
    [3000, 2400],
  ])('of a photo %d pixels wide the largest file has %d', (width, largest) => {
    expect(largestFile(picture('061', width))).toBe(`/photos/061.01234567-${largest}.webp`);
  });

  it.each([
    ['avif', 1500, [320, 640, 960, 1280, 1500]],
    ['webp', 1500, [960, 1500]],
    ['webp', 900, [900]],
  ] as const)(
    'stand in the %s srcset of a source %i px wide once per width',
    (format, source, widths) => {
      expect(srcSetOf(picture('061', source), format).split(', ')).toEqual(
        widths.map((width) => `/photos/061.01234567-${width}.${format} ${width}w`),
      );
    },
  );
});

const entriesOf = (sizes: string): string[] => {
  let depth = 0;
  return [...sizes].reduce<string[]>(
    (entries, sign) => {
      depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
      if (sign === ',' && depth === 0) return [...entries, ''];
      return [...entries.slice(0, -1), entries.at(-1) + sign];
    },
    [''],
  );
};

const pixels = (length: string, screen: number): number => {
  const expression = length
    .replaceAll(/([\d.]+)vw/g, (_, share) => String((share * screen) / 100))
    .replaceAll('px', '');
  return Number(runInNewContext(expression, { max: Math.max, min: Math.min, calc: Number }));
};

const drawnWidth = (sizes: string, screen: number): number => {
  const entries = entriesOf(sizes).map((entry) =>
    /^\s*(?:\(min-width: (\d+)px\) )?(.*)$/.exec(entry)!,
  );
  const [, , length] = entries.find(([, from = 0]) => screen >= Number(from))!;
  return pixels(length!, screen);
};

const length = fc.oneof(
  fc.integer({ min: 80, max: 1600 }).map((number) => `${number}px`),
  fc.integer({ min: 10, max: 100 }).map((number) => `${number}vw`),
  fc
    .tuple(fc.integer({ min: 10, max: 100 }), fc.integer({ min: 80, max: 1600 }))
    .map(([share, most]) => `min(${share}vw, ${most}px)`),
);
const box: fc.Arbitrary<Box> = fc.oneof(
  fc.record({ width: length, height: length }),
  fc.record({ width: length, shape: fc.double({ min: 0.4, max: 2.5, noNaN: true }) }),
);
const anyPicture = fc.record({
  width: fc.integer({ min: 600, max: 4000 }),
  height: fc.integer({ min: 600, max: 4000 }),
});
const screens = fc.integer({ min: 320, max: 2560 });

const covering = (
  { width, height }: Pick<MeasuredPhoto, 'width' | 'height'>,
  { width: wide, height: high, shape = 1 }: Box,
  screen: number,
): number => {
  const across = pixels(wide, screen);
  return Math.max(across, ((high ? pixels(high, screen) : across / shape) * width) / height);
};

describe('the sizes of a photo that covers its box', () => {
  it('count what is cropped, whatever the box, the photo and the screen', () => {
    fc.assert(
      fc.property(anyPicture, box, screens, (photo, place, screen) => {
        const drawn = covering(photo, place, screen);
        const told = drawnWidth(sizesIn(photo, place), screen);
        expect(Math.abs(told - drawn)).toBeLessThan(Math.max(2, drawn / 300));
      }),
    );
  });

  it('are those of the widest box that the screen has room for', () => {
    fc.assert(
      fc.property(anyPicture, box, box, screens, (photo, wide, narrow, screen) => {
        const own = screen >= 768 ? wide : narrow;
        expect(drawnWidth(sizesIn(photo, { ...wide, from: 768 }, narrow), screen)).toBe(
          drawnWidth(sizesIn(photo, own), screen),
        );
      }),
    );
  });

  it.each<[Box, string]>([
    [{ width: '50vw' }, '50vw'],
    [{ width: '90vw', shape: 4 / 5 }, '168.8vw'],
    [{ width: '25vw', height: '17.2vw' }, '25.8vw'],
    [
      { width: '100vw', height: 'min(100svh, 900px)' },
      'max(100vw, calc(min(100svh, 900px) * 1.5))',
    ],
  ])('for %j are short: %s', (place, sizes) => {
    expect(sizesIn({ width: 3000, height: 2000 }, place)).toBe(sizes);
  });
});

describe('the sharp file of a hero', () => {
  const boxes = fc.record({
    width: fc.integer({ min: 100, max: 800 }),
    height: fc.integer({ min: 100, max: 1200 }),
  });
  const densities = fc.double({ min: 1, max: 2, noNaN: true });

  it('is blown up 1.15 times at most, unless the source is too small', () => {
    fc.assert(
      fc.property(anyPicture, boxes, densities, (photo, { width, height }, density) => {
        const needed = Math.max(width, (height * photo.width) / photo.height) * density;
        const file = widthFor(photo, { width, height }, density);
        if (file < Math.max(...widthsOf(photo))) expect(needed / file).toBeLessThanOrEqual(1.15);
      }),
    );
  });

  it('uses the narrowest file that needs no noticeable upscaling', () => {
    fc.assert(
      fc.property(anyPicture, boxes, densities, (photo, { width, height }, density) => {
        const needed = Math.max(width, (height * photo.width) / photo.height) * density;
        const narrower = widthsOf(photo).filter(
          (rung) => rung < widthFor(photo, { width, height }, density),
        );
        for (const rung of narrower) expect(needed / rung).toBeGreaterThan(1.15);
      }),
    );
  });
});

describe('the light file of a hero', () => {
  it('exists, and has more pixels than a phone has CSS pixels, so that no sharper one is a larger paint', () => {
    fc.assert(
      fc.property(anyPicture, (photo) => {
        const width = lightWidth(photo);
        expect(widthsOf(photo)).toContain(width);
        if (photo.width >= 960 && photo.width <= 2 * photo.height)
          expect((width * width * photo.height) / photo.width).toBeGreaterThan(412 * 915);
      }),
    );
  });
});
