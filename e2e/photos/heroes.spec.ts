import type { Page } from '@playwright/test';
import { getPath } from '../../src/site/pages.ts';
import { readShifts, watchShifts } from '../support/shifts.ts';
import { allowForEach, expect, test } from '../support/testEnvironment.ts';
import { getMainHeading, visitAwake, waitForIdle } from '../support/visitor.ts';

/** Largest upscaling at two dots per pixel (src/components/photo/photoFiles.ts). */
const unseen = 1.15;

const hero = (page: Page) => page.locator('main img[fetchpriority="high"]');

const heroFile = (page: Page) =>
  hero(page).evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect();
    const drawn = Math.max(width, (height * image.naturalWidth) / image.naturalHeight);
    const { pathname } = new URL(image.currentSrc, document.baseURI);
    return {
      file: pathname,
      upscaled:
        (drawn * Math.min(devicePixelRatio, 2)) / Number(/-(\d+)\.\w+$/.exec(pathname)?.[1]),
    };
  });

/** Requests of a photo before and after `load`, and the largest paints. */
const readHistory = (page: Page, file: string) =>
  page.evaluate(
    (start) => {
      const [navigation] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      const asked = performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.startsWith(start))
        .map(({ name, startTime }) => ({ name, isLate: startTime >= navigation!.loadEventStart }));
      const getPaths = (isLate: boolean) =>
        asked.filter((one) => one.isLate === isLate).map(({ name }) => new URL(name).pathname);
      const paints = (Reflect.get(window, 'paints') as string[]).map(
        (url) => url && new URL(url).pathname,
      );
      return { first: getPaths(false), later: getPaths(true), paints };
    },
    /^\/photos\/[^.]*\./.exec(file)![0],
  );

test(
  'loads the hero of a page as one light file, then the sharp one, without layout shifts',
  { tag: '@phone' },
  async ({ page }) => {
    // One page of each kind of hero.
    const paths = (['home', 'wedding', 'prices', 'guests', 'photographer'] as const).map((id) =>
      getPath(id, 'el'),
    );
    allowForEach(paths);
    await watchShifts(page);
    await page.addInitScript(() => {
      const paints: string[] = [];
      Object.assign(window, { paints });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) paints.push(String(Reflect.get(entry, 'url')));
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    for (const path of paths) {
      await visitAwake(page, path);
      await expect
        .poll(async () => (await heroFile(page)).upscaled, { message: path, intervals: [50] })
        .toBeLessThanOrEqual(unseen);
      await waitForIdle(page);
      const { file } = await heroFile(page);
      const { first, later, paints } = await readHistory(page, file);
      expect.soft(first, path).toHaveLength(1);
      expect.soft([...first, ...later].at(-1), path).toBe(file);
      expect
        .soft(
          later.filter((late) => paints.includes(late)),
          `${path}: largest paints`,
        )
        .toEqual([]);
      expect.soft(await readShifts(page), path).toEqual([]);
    }
  },
);

test(
  'replaces the light file of a hero by the sharp one without an empty frame',
  { tag: '@phone' },
  async ({ page }) => {
    // The browser forgets a decoded file that no element shows. Give it the time to.
    await page.exposeFunction('collectGarbage', () => page.requestGC());
    await page.addInitScript(() => {
      const collectGarbage = Reflect.get(window, 'collectGarbage') as () => Promise<void>;
      HTMLSourceElement.prototype.setAttribute = function (name, value) {
        void collectGarbage().then(() => Element.prototype.setAttribute.call(this, name, value));
      };
    });
    await page.goto(getPath('home', 'en'), { waitUntil: 'domcontentloaded' });
    await hero(page).evaluate((image: HTMLImageElement) => {
      const widths: number[] = [];
      Object.assign(window, { widths });
      const look = () => {
        widths.push(image.complete ? image.naturalWidth : 0);
        requestAnimationFrame(look);
      };
      look();
    });
    await expect.poll(async () => (await heroFile(page)).file).not.toMatch(/-640\./);
    await waitForIdle(page);
    const widths = await page.evaluate(() => Reflect.get(window, 'widths') as number[]);
    expect(widths.slice(widths.findIndex(Boolean))).not.toContain(0);
  },
);

test(
  'loads only the light file of a hero if the visitor saves data',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await visitAwake(page, getPath('home', 'el'));
    await waitForIdle(page);
    expect((await heroFile(page)).file).toMatch(/-640\./);
  },
);

test(
  'keeps the lines of a title on laptops and wide screens',
  { tag: '@desktop' },
  async ({ page }) => {
    const countLines = (): Promise<number> =>
      getMainHeading(page).evaluate((heading) => {
        const label = heading.querySelector('[data-label]')!;
        const height =
          heading.getBoundingClientRect().bottom - label.getBoundingClientRect().bottom;
        return Math.floor(height / Number.parseFloat(getComputedStyle(heading).lineHeight));
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
