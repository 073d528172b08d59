import type { Request } from '@playwright/test';
import { expect, test } from '../support/testEnvironment.ts';
import {
  gallery,
  getButton,
  getCounter,
  getShownPhoto,
  getTiles,
  getViewer,
  openPhoto,
  viewerMessages,
  visitPhotos,
  waitForPhoto,
  wedding,
  withScrollbars,
} from '../support/viewer.ts';
import { scrollHeight, waitForIdle } from '../support/visitor.ts';

test.use(withScrollbars);

test.describe('the viewer', { tag: '@phone' }, () => {
  test('is one history entry: Back closes it, moves nothing and focuses the photo last seen', async ({
    page,
  }) => {
    await visitPhotos(page, wedding);
    await waitForPhoto(page, 5);
    const entries = await page.evaluate(() => history.length);
    const top = await scrollHeight(page);
    await getTiles(page).nth(5).click();
    await expect(getViewer(page)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    const address = new URL((await getTiles(page).nth(4).getAttribute('href'))!, page.url()).href;
    await expect(page).toHaveURL(address);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(getViewer(page)).toBeHidden();
    await expect(page).toHaveURL(wedding);
    await expect(getTiles(page).nth(4)).toBeFocused();
    expect(await scrollHeight(page)).toBe(top);
    await page.goForward();
    await expect(getViewer(page)).toBeVisible();
    // Android's second Back does the same.
    await getViewer(page).evaluate((dialog: HTMLDialogElement) => dialog.close());
    await expect(page).toHaveURL(wedding);
  });

  test('closes at Back even before React has rendered it', async ({ page }) => {
    await visitPhotos(page, gallery);
    await getTiles(page)
      .nth(2)
      .evaluate(async (tile: HTMLElement) => {
        const nextTask = () => new Promise((resolve) => setTimeout(resolve));
        tile.click();
        while (!location.search) await nextTask();
        history.back();
        while (location.search) await nextTask();
      });
    await expect(getViewer(page)).toBeHidden();
    await getTiles(page).nth(3).click();
    await expect(getViewer(page)).toBeVisible();
  });

  test('keeps the thumbnail of the current photo in sight', async ({ page }) => {
    await openPhoto(page, wedding, 0);
    await getButton(page, 'previous').click();
    const strip = getViewer(page).getByRole('list', { name: viewerMessages.thumbnails });
    const last = strip.getByRole('listitem').last();
    await expect(last.locator('[aria-current=true]')).toHaveCount(1);
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await strip.getByRole('button').nth(-2).click();
    const count = await getTiles(page).count();
    await expect(getCounter(page)).toHaveText(`${count - 1} / ${count}`);
  });

  test('downloads the chosen photo first, then its neighbours and no others', async ({ page }) => {
    await visitPhotos(page, gallery);
    const events: string[] = [];
    const note = (event: string) => (request: Request) => {
      const [, id, width] = /\/photos\/([a-z0-9-]+)\.[0-9a-f]+-(\d+)\./.exec(request.url()) ?? [];
      if (Number(width) >= 960) events.push(`${event} ${id}`);
    };
    page.on('request', note('asked'));
    page.on('requestfinished', note('has'));
    const ids = await getTiles(page).evaluateAll((links) =>
      links
        .slice(2, 5)
        .map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('photo')!),
    );
    await getTiles(page).nth(3).click();
    const requests = () => events.filter((event) => event.startsWith('asked'));
    await expect.poll(() => requests().length).toBe(3);
    await waitForIdle(page);
    expect(requests().sort()).toEqual(ids.map((id) => `asked ${id}`).sort());
    expect(events.slice(0, 2)).toEqual([`asked ${ids[1]}`, `has ${ids[1]}`]);
  });

  test('is downloaded when a photo comes near, and shows the small photo at once', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/Viewer[^/]*\.js/.test(request.url())) scripts.push(request.url());
    });
    await visitPhotos(page, wedding);
    await waitForIdle(page);
    expect(scripts).toEqual([]);
    const tile = getTiles(page).nth(1);
    await tile.scrollIntoViewIfNeeded();
    await expect.poll(() => scripts.length).toBe(1);
    const small = await tile.locator('img').evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.currentSrc;
    });
    // The large file never loads.
    await page.route('**/photos/**', () => {});
    await tile.click();
    const shown = getShownPhoto(page).locator('img').first();
    await expect(shown).toHaveAttribute('src', small);
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
  });
});

test.describe('the link of a photo', { tag: '@desktop' }, () => {
  test('opens a tab at a click with Ctrl', async ({ page, context }) => {
    await visitPhotos(page, gallery);
    const opened = context.waitForEvent('page');
    await getTiles(page)
      .nth(2)
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(getViewer(await opened)).toBeVisible();
    await expect(getViewer(page)).toBeHidden();
  });

  test('opens the file if the viewer cannot be downloaded', async ({ page, expectErrors }) => {
    expectErrors(/Viewer|ERR_FAILED/);
    await page.route(/Viewer[^/]*\.js/, (route) => route.abort('failed'));
    await visitPhotos(page, gallery);
    await getTiles(page).nth(2).click();
    await expect(page).toHaveURL(/\/photos\/.*\.webp$/);
  });
});
