// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { photoFormats, photoUrl, preloadOf, srcSetOf, widthsOf, type Picture } from '../../src/ui/picture.ts';

const picture = (id: string, width: number): Picture => ({ id, width, height: 1000, color: '#abcdef', hash: '01234567' });
const sourceWidth = fc.integer({ min: 200, max: 12_000 });

describe('the widths of a photo', () => {
  it.each([
    [900, [320, 480, 640, 900]],
    [1350, [320, 480, 640, 960, 1280, 1350]],
    [1600, [320, 480, 640, 960, 1280, 1600]],
    [2000, [320, 480, 640, 960, 1280, 1600]],
    [2400, [320, 480, 640, 960, 1280, 1600]],
    [2880, [320, 480, 640, 960, 1280, 1600, 2400]],
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

  it('always include the source itself or 1600', () => {
    fc.assert(fc.property(sourceWidth, (width) => widthsOf({ width }).includes(Math.min(width, 1600))));
  });

  it('are never more than twice as far apart, so that no screen gets four times the pixels it needs', () => {
    fc.assert(
      fc.property(sourceWidth, (width) => {
        const widths = widthsOf({ width });
        for (const [at, rung] of widths.entries()) expect(rung / (widths[at - 1] ?? rung)).toBeLessThan(2);
      }),
    );
  });
});

describe('the addresses of a photo', () => {
  it('name number, width and content', () => {
    expect(photoUrl(picture('061', 1350), 640, 'avif')).toBe('/photos/061-640.01234567.avif');
  });

  it.each(photoFormats)('stand in the %s srcset once per width', (format) => {
    const candidates = srcSetOf(picture('061', 900), format).split(', ');
    expect(candidates).toEqual([320, 480, 640, 900].map((width) => `/photos/061-${width}.01234567.${format} ${width}w`));
  });
});

describe('the preload of a hero', () => {
  it('is one link with the srcset and sizes of the AVIF source', () => {
    const hero = picture('251', 2880);
    expect(preloadOf(hero, '100vw')).toEqual([
      { rel: 'preload', as: 'image', type: 'image/avif', imageSrcSet: srcSetOf(hero, 'avif'), imageSizes: '100vw', fetchPriority: 'high' },
    ]);
  });

  it('is two links that never apply to the same screen when phones see another picture', () => {
    const [phones, others] = preloadOf(picture('251', 2880), '100vw', picture('252', 1440));
    expect(phones).toMatchObject({ media: '(max-width: 767px) and (orientation: portrait)' });
    expect(phones?.imageSrcSet).toContain('/photos/252-');
    expect(others).toMatchObject({ media: '(min-width: 768px), (orientation: landscape)' });
    expect(others?.imageSrcSet).toContain('/photos/251-');
  });
});
