import type { Page } from '@playwright/test';
import { pageIds, type PageId } from '../../src/site/pages.ts';
import { pathOf } from '../../src/site/paths.ts';
import { movesOf, watchShifts } from '../support/shifts.ts';
import { idle, visitAwake as visit } from '../support/visitor.ts';
import { allowForEach, expect, test } from '../support/testEnvironment.ts';

/** Largest upscaling at two dots per pixel (src/components/photo/photoFiles.ts). */
const unseen = 1.15;

const withoutHero: readonly PageId[] = ['contact', 'gallery', 'request'];

const heroOn = (page: Page) =>
  page.locator('main img[fetchpriority="high"]').evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect();
    const drawn = Math.max(width, (height * image.naturalWidth) / image.naturalHeight);
    const { pathname } = new URL(image.currentSrc, document.baseURI);
    return {
      file: pathname,
      width: Number(/-(\d+)\.\w+$/.exec(pathname)?.[1]),
      needed: drawn * Math.min(devicePixelRatio, 2),
    };
  });

const numberOf = (file: string): string => /\d+/.exec(file)?.[0] ?? '';

const observePaint = (page: Page) =>
  page.addInitScript(() => {
    const paints: string[] = [];
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) paints.push(String(Reflect.get(entry, 'url')));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

const filesOf = (page: Page, number: string) =>
  page.evaluate((start) => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const asked = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes(start));
    const namesOf = (entries: PerformanceEntry[]) =>
      entries.map(({ name }) => new URL(name).pathname);
    return {
      first: namesOf(asked.filter(({ startTime }) => startTime < navigation!.loadEventStart)),
      later: namesOf(asked.filter(({ startTime }) => startTime >= navigation!.loadEventStart)),
    };
  }, `/photos/${number}.`);

test(
  'the hero of every page is one file at first and sharp in the end, with nothing moved and no larger paint',
  { tag: '@phone' },
  async ({ page }) => {
    allowForEach(pageIds);
    await watchShifts(page);
    await observePaint(page);
    for (const path of pageIds
      .filter((each) => !withoutHero.includes(each))
      .map((id) => pathOf(id, 'el'))) {
      await visit(page, path);
      const blownUp = async () => {
        const { needed, width } = await heroOn(page);
        return needed / width;
      };
      await expect.poll(blownUp, { message: path, intervals: [50] }).toBeLessThanOrEqual(unseen);
      await idle(page);

      const { file } = await heroOn(page);
      const { first, later } = await filesOf(page, numberOf(file));
      expect.soft(first, path).toHaveLength(1);
      expect.soft([...first, ...later].at(-1), path).toBe(file);
      const paints = await page.evaluate(() => Reflect.get(window, 'paints') as string[]);
      for (const late of later)
        expect
          .soft(
            paints.filter((url) => url.endsWith(late)),
            path,
          )
          .toEqual([]);
      expect.soft(await movesOf(page), path).toEqual([]);
    }
  },
);

test.describe('the sharp file of a hero', { tag: '@phone' }, () => {
  test('leaves the place of the light one empty at no frame', async ({ page }) => {
    await page.goto(pathOf('home', 'en'), { waitUntil: 'domcontentloaded' });
    await page.locator('main img[fetchpriority="high"]').evaluate((image: HTMLImageElement) => {
      const widths: number[] = [];
      Object.assign(window, { widths });
      const look = () => {
        widths.push(image.complete ? image.naturalWidth : 0);
        requestAnimationFrame(look);
      };
      look();
    });
    await expect.poll(async () => (await heroOn(page)).width).toBeGreaterThan(640);
    await idle(page);
    const widths = await page.evaluate(() => Reflect.get(window, 'widths') as number[]);
    expect(widths.slice(widths.findIndex(Boolean))).not.toContain(0);
  });

  test('leaves the light one where it is when it is lost with the connection, and comes when that is back', async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(/ERR_INTERNET_DISCONNECTED/);
    const sharp = '**/photos/*-1440.*';
    await page.route(sharp, (route) => route.abort('internetdisconnected'));
    const lost = page.waitForEvent('requestfailed');
    await visit(page, pathOf('home', 'el'));
    await lost;
    expect((await heroOn(page)).file).toMatch(/-640\./);

    await page.unroute(sharp);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect.poll(async () => (await heroOn(page)).file).toMatch(/-1440\./);
  });

  test('is left out where the visitor saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await visit(page, pathOf('home', 'el'));
    await idle(page);
    const { file } = await heroOn(page);
    expect(file).toMatch(/^\/photos\/[\w-]+\.[0-9a-f]+-640\./);
    expect(await filesOf(page, numberOf(file))).toEqual({ first: [file], later: [] });
  });

  test('comes when a phone is turned upright', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await visit(page, pathOf('wedding', 'en'));
    const lying = numberOf((await heroOn(page)).file);
    await page.setViewportSize({ width: 390, height: 844 });
    // `currentSrc` is empty while the browser chooses another file.
    const upright = () =>
      heroOn(page).then(
        ({ file }) => file,
        () => '',
      );
    await expect.poll(upright).toMatch(/-960\./);
    expect(numberOf(await upright()), 'a photo of its own').not.toBe(lying);
  });
});
