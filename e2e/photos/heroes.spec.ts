import { getPath } from '../../src/site/pages.ts';
import { findPhotosInTwoSizes } from '../support/photoRequests.ts';
import { readShifts, watchShifts } from '../support/shifts.ts';
import { allowForEach, expect, test } from '../support/testEnvironment.ts';
import { getMainHeading, visitAwake } from '../support/visitor.ts';

test(
  'loads the hero of a page as one file, neither blurred nor larger than a phone shows, without layout shifts',
  { tag: '@phone' },
  async ({ page }) => {
    // One page of each height of a hero.
    const paths = (['home', 'venue', 'wedding', 'prices', 'photographer'] as const).map((id) =>
      getPath(id, 'el'),
    );
    allowForEach(paths);
    await watchShifts(page);
    for (const path of paths) {
      await visitAwake(page, path);
      const density = await page
        .locator('main img[fetchpriority="high"]')
        .evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          const [, width] = /-(\d+)\.avif$/.exec(image.currentSrc)!;
          const box = image.getBoundingClientRect();
          const drawn = Math.max(
            box.width,
            (box.height * image.naturalWidth) / image.naturalHeight,
          );
          return Number(width) / drawn;
        });
      expect.soft(density, `${path}: dots per CSS pixel`).toBeGreaterThan(1.25);
      expect.soft(density, `${path}: dots per CSS pixel`).toBeLessThan(2);
      expect.soft(await page.evaluate(findPhotosInTwoSizes), path).toEqual([]);
      expect.soft(await readShifts(page), path).toEqual([]);
    }
  },
);

test(
  'keeps the lines of a title on laptops and wide screens',
  { tag: '@desktop' },
  async ({ page }) => {
    const countLines = (): Promise<number> =>
      getMainHeading(page).evaluate((heading) => {
        const { top, bottom } = heading.getBoundingClientRect();
        const label = heading.querySelector('.text-label');
        const height = bottom - (label?.getBoundingClientRect().bottom ?? top);
        // Without a label, the height may be a fraction of a pixel below whole lines.
        return Math.floor(height / Number.parseFloat(getComputedStyle(heading).lineHeight) + 0.1);
      });
    const setWidth = (width: number) => page.setViewportSize({ width, height: 900 });

    await visitAwake(page, getPath('home', 'el'));
    for (const width of [1024, 1280, 1366, 1440]) {
      await setWidth(width);
      expect(await countLines(), `${width} px`).toBe(2);
    }
    for (const id of ['wedding', 'venue', 'weddingPlanner'] as const) {
      await visitAwake(page, getPath(id, 'el'));
      await setWidth(1920);
      const lines = await countLines();
      await setWidth(2560);
      expect(await countLines(), id).toBe(lines);
    }
  },
);
