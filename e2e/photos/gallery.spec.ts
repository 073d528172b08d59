import type { Locator, Route } from '@playwright/test';
import { getPath } from '../../src/site/pages.ts';
import { galleryMessages } from '../support/messages.ts';
import { readShifts, watchShifts } from '../support/shifts.ts';
import { expect, test } from '../support/testEnvironment.ts';
import { getShownPhoto, getTiles, openPhoto } from '../support/viewer.ts';
import {
  holdRequests,
  scrollTo,
  visit,
  visitAwake,
  waitForHydration,
  waitForIdle,
  waitForStyles,
} from '../support/visitor.ts';

const path = getPath('gallery', 'el');

test.describe('the gallery', { tag: '@phone' }, () => {
  test('downloads photos as they come near the screen, without layout shifts', async ({ page }) => {
    const photos = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().includes('/photos/'))
        photos.add(request.url());
    });
    await visitAwake(page, path);
    await page.waitForLoadState('load');
    expect(photos.size).toBeGreaterThan(0);
    expect(photos.size).toBeLessThanOrEqual(20);
    const getHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const height = await getHeight();
    for (let top = 0; top < height; top += 844) {
      await scrollTo(page, top);
      // Photos that are scrolled past quickly may stay unloaded.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('main a.tile')].every((tile) => {
          const { top: upper, bottom } = tile.getBoundingClientRect();
          return bottom <= 0 || upper >= innerHeight || tile.querySelector('img')!.currentSrc;
        }),
      );
    }
    expect(photos.size).toBe(await getTiles(page).count());
    expect(Math.abs((await getHeight()) - height)).toBeLessThanOrEqual(2);
  });

  for (const [language, width] of [
    ['el', 412],
    ['en', 430],
  ] as const)
    test(`keeps its photos in their place when the fonts arrive, ${width} px wide (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      const releaseFonts = await holdRequests(page, '**/*.woff2');
      const font = page.waitForRequest('**/*.woff2');
      await visit(page, getPath('gallery', language));
      await font;
      releaseFonts();
      await waitForStyles(page);
      await waitForHydration(page);
      await waitForIdle(page);
      expect(await readShifts(page)).toEqual([]);
    });

  test('keeps the chosen category in its address, for Back and for the other language', async ({
    page,
  }) => {
    const { categories, albums, all, photos } = galleryMessages.el;
    const filter = page.getByRole('navigation', { name: categories });
    const choose = (name: string) => filter.getByRole('link', { name: new RegExp(`^${name}`) });
    await visitAwake(page, path);
    const count = await getTiles(page).count();
    for (const [album, name] of Object.entries(albums).slice(0, 2)) {
      await choose(name).click();
      await expect(page).toHaveURL(`${path}?category=${album}`);
      await expect(choose(name)).toHaveAttribute('aria-current', 'true');
      const shown = await getTiles(page).count();
      expect(shown).toBeLessThan(count);
      await expect(page.getByRole('status').filter({ hasText: name })).toHaveText(
        `${name}: ${shown} ${photos}`,
      );
    }
    const [first] = Object.keys(albums);
    await page.goBack();
    await expect(page).toHaveURL(`${path}?category=${first}`);
    await page.getByRole('banner').locator('a[hreflang="en"]').click();
    await expect(page).toHaveURL(`${getPath('gallery', 'en')}?category=${first}`);
    await page.goto(`${path}?category=nonsense`);
    await expect(choose(all)).toHaveAttribute('aria-current', 'true');
    await expect(getTiles(page)).toHaveCount(count);
  });

  const expectWebp = (image: Locator) =>
    expect
      .poll(() =>
        image.evaluate((shown: HTMLImageElement) => shown.naturalWidth > 0 && shown.currentSrc),
      )
      .toMatch(/\.webp$/);
  for (const [answer, answerWith] of [
    ['gets no answer', (route: Route) => route.abort()],
    ['is answered with a page', (route: Route) => route.fulfill({ body: '<p>Log in' })],
  ] as const)
    test(`shows WebP photos if AVIF ${answer}`, async ({ page, expectErrors }) => {
      expectErrors(/Failed to load|request failed/);
      await page.route('**/*.avif', answerWith);
      const release = await holdRequests(page, /\/assets\/.*\.js$/);
      await visit(page, path);
      const first = getTiles(page).first().locator('img');
      await expectWebp(first);
      release();
      await waitForHydration(page);
      await expectWebp(first);
      await openPhoto(page, getPath('wedding', 'el'));
      await expectWebp(getTiles(page).first().locator('img'));
      await expectWebp(getShownPhoto(page).locator('img').last());
    });
});
