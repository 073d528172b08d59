import { expect } from 'vitest';
import { pathOf } from '../../src/site/paths.ts';
import { declaredFonts } from '../support/declaredFonts.ts';
import { journey } from './support/journey.ts';
import { soon } from './support/tab.ts';

const once = { sizes: ['phone'] } as const;

journey('every font of the site can be read', once, async (tab) => {
  await tab.open(pathOf('home', 'el'));
  const faces = () =>
    tab.evaluate(
      () =>
        [...document.fonts].filter(({ family }) =>
          /^"?(Noto Serif Display|Commissioner) (Greek|Latin)"?$/.test(family),
        ).length,
    );
  await soon(faces, 'the fonts are declared').toBe(declaredFonts);
  const failed = await tab.evaluate(async () => {
    const own = [...document.fonts].filter(({ family }) =>
      /^"?(Noto Serif Display|Commissioner) (Greek|Latin)"?$/.test(family),
    );
    const answers = await Promise.allSettled(own.map((face) => face.load()));
    return own
      .filter(({ status }, index) => status !== 'loaded' || answers[index]!.status === 'rejected')
      .map(({ family, style }) => `${family} ${style}`);
  });
  expect(failed).toEqual([]);
});

journey('photos come as AVIF', once, async (tab) => {
  await tab.open(pathOf('gallery', 'el'));
  const first = 'main a.tile img';
  await soon(() => tab.on(first, (image) => (image as HTMLImageElement).currentSrc)).toMatch(
    /\.avif$/,
  );
  await tab.on(first, (image) => (image as HTMLImageElement).decode());
  expect(await tab.on(first, (image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(
    100,
  );
});
