import { galleryAlbums, type Album } from '../../src/site/photos/albums.ts';
import {
  comeTo,
  control,
  counter,
  gallery,
  openPhoto,
  shownPhoto,
  tiles,
  viewer,
  viewerMessages,
  viewOf,
  visit,
  wedding,
  withScrollbars,
} from '../support/viewer.ts';
import { idle } from '../support/visitor.ts';
import { expect, test } from '../support/testEnvironment.ts';

test.use(withScrollbars);

test(
  'every key does what it should, and the row wraps by keys while the buttons of the gallery end',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPhoto(page, gallery, 0);
    const total = await tiles(page).count();
    await expect(counter(page)).toHaveText(`1 / ${total}`);
    await expect(control(page, viewerMessages.previous)).toHaveAttribute('aria-disabled', 'true');
    await control(page, viewerMessages.previous).focus();
    await page.keyboard.press('Enter');
    await expect(counter(page)).toHaveText(`1 / ${total}`);
    await expect(
      control(page, viewerMessages.previous),
      'a button that is off keeps the focus',
    ).toBeFocused();

    await page.keyboard.press('ArrowLeft');
    await expect(counter(page)).toHaveText(`${total} / ${total}`);
    await expect(control(page, viewerMessages.next)).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText(`1 / ${total}`);

    for (const [key, scale] of [
      ['+', 1.5],
      ['=', 2.25],
      ['-', 1.5],
      ['0', 1],
      ['-', 1 / 1.5],
    ] as const) {
      await page.keyboard.press(key);
      expect((await viewOf(page)).scale, key).toBeCloseTo(scale, 3);
    }
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowDown');
    await expect(counter(page), 'the arrow has moved the photo, upright or not').toHaveText(
      `1 / ${total}`,
    );
    expect((await viewOf(page)).y).toBeLessThan(-100);
    await page.keyboard.press('PageDown');
    expect(await viewOf(page), 'another photo begins at 1x').toEqual({ scale: 1, x: 0, y: 0 });
    await expect(viewer(page).getByRole('status')).toHaveText(
      new RegExp(
        `^${viewerMessages.position.replace('{n}', '2').replace('{total}', String(total))}: .{10}`,
      ),
    );

    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(page).toHaveURL(gallery);
    await expect(tiles(page).nth(1)).toBeFocused();
  },
);

test(
  'a key that is held down leads on and on, and the address ends where the photo does',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPhoto(page, gallery, 0);
    const count = await tiles(page).count();
    const last = 41 % count;
    for (let press = 0; press < 40; press++) await page.keyboard.down('ArrowRight');
    await page.keyboard.up('ArrowRight');
    for (let press = 0; press < 7; press++)
      void page.keyboard.press(press % 2 ? 'ArrowLeft' : 'ArrowRight');
    await expect(counter(page)).toHaveText(`${last + 1} / ${count}`);
    const id = await tiles(page)
      .nth(last)
      .evaluate((link: HTMLAnchorElement) => new URL(link.href).searchParams.get('photo'));
    await expect(page).toHaveURL(new RegExp(`photo=${id}$`));
  },
);

test('on an event page the buttons wrap and the strip keeps the current photo in sight', async ({
  page,
}) => {
  await openPhoto(page, wedding, 0);
  const total = await tiles(page).count();
  await control(page, viewerMessages.previous).click();
  await expect(counter(page)).toHaveText(`${total} / ${total}`);
  const strip = viewer(page).getByRole('list', { name: viewerMessages.thumbnails });
  const current = strip.locator('[aria-current=true]');
  await expect(current).toHaveCount(1);
  await expect
    .poll(async () => {
      const [frame, item] = [(await strip.boundingBox())!, (await current.boundingBox())!];
      return item.x >= frame.x - 1 && item.x + item.width <= frame.x + frame.width + 1;
    })
    .toBe(true);
  await control(page, viewerMessages.next).click();
  await expect(counter(page)).toHaveText(`1 / ${total}`);
  await strip.getByRole('button').nth(1).click();
  await expect(counter(page)).toHaveText(`2 / ${total}`);
});

test('opening is one entry of the history: Back closes, and nothing has moved', async ({
  page,
}) => {
  await visit(page, wedding);
  await comeTo(page, 5);
  const before = await page.evaluate(() => ({ top: window.scrollY, entries: history.length }));
  await tiles(page).nth(5).click();
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  const second = new URL((await tiles(page).nth(4).getAttribute('href'))!, page.url()).href;
  await expect(page).toHaveURL(second);
  expect(await page.evaluate(() => history.length)).toBe(before.entries + 1);
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(wedding);
  await expect(tiles(page).nth(4)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before.top);
  await page.goForward();
  await expect(viewer(page)).toBeVisible();
  await expect(page).toHaveURL(second);
});

test(
  'an impatient visitor who presses Escape more than once stays on the page',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/contact');
    await openPhoto(page, gallery, 1);
    await expect(page).toHaveURL(/photo=/);
    await viewer(page).evaluate((dialog) => {
      for (let press = 0; press < 3; press++)
        dialog.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        );
    });
    await expect(viewer(page)).toBeHidden();
    await expect(page).toHaveURL(gallery);
    await openPhoto(page, gallery, 1);
    // Android's second Back does the same.
    await viewer(page).evaluate((dialog: HTMLDialogElement) => dialog.close());
    await expect(viewer(page)).toHaveCount(0);
    await expect(page).toHaveURL(gallery);
  },
);

test(
  'an address with a photo opens it; closing leaves the page of the photo, and Back leaves the page',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/contact');
    const [photo] = Object.keys(galleryAlbums.wedding);
    await page.goto(`/gallery?category=wedding&photo=${photo}`);
    await expect(viewer(page)).toBeVisible();
    await expect(viewer(page).getByRole('img', { name: /\S{3}/ }).first()).toBeVisible();
    await control(page, viewerMessages.close).click();
    await expect(viewer(page)).toBeHidden();
    await expect(page).toHaveURL('/gallery?category=wedding');
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  },
);

test('Back closes it even when it comes before the page has heard of the opening', async ({
  page,
}) => {
  await visit(page, gallery);
  await tiles(page)
    .nth(2)
    .evaluate(async (tile: HTMLElement) => {
      const nextTask = () => new Promise((resolve) => setTimeout(resolve));
      tile.click();
      while (!location.search) await nextTask();
      history.back();
      while (location.search) await nextTask();
    });
  await expect(viewer(page)).toBeHidden();
  await tiles(page).nth(3).click();
  await expect(viewer(page)).toBeVisible();
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
});

test('the focus goes in, stays in, and comes back', async ({ page }) => {
  for (const path of [gallery, wedding]) {
    await visit(page, path);
    await tiles(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(control(page, viewerMessages.close)).toBeFocused();
    const outside = await page.evaluate(() => document.activeElement?.closest('dialog') === null);
    expect(outside).toBe(false);
    for (let stop = 0; stop < 14; stop++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await control(page, viewerMessages.next).focus();
    await expect(viewer(page).locator('[data-side]')).toHaveText(viewerMessages.next);
    await page.keyboard.press('Escape');
    await expect(
      viewer(page).locator('[data-side]'),
      'the first Escape closes the tip',
    ).toBeHidden();
    await expect(control(page, viewerMessages.next)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tiles(page).first()).toBeFocused();
  }
});

test('the tip of a second button opens at once', { tag: '@desktop' }, async ({ page }) => {
  await openPhoto(page, gallery, 1);
  const tip = viewer(page).locator('[data-side]');
  const atOnce = tip.and(page.locator('[data-state="instant-open"]'));
  await control(page, viewerMessages.share).hover();
  await expect(tip).toHaveText(viewerMessages.share);
  for (const name of [viewerMessages.fullScreen, viewerMessages.close, viewerMessages.zoomIn]) {
    // A mouse may cross the tooltip, which stays open.
    const { x, y, width, height } = (await control(page, name).boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 12 });
    await expect(atOnce).toHaveText(name);
  }
});

test(
  'the chosen photo is downloaded first, then its neighbours, and no others',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, gallery);
    const large: string[] = [];
    const events: string[] = [];
    const named = (url: string) => /\/photos\/([a-z0-9-]+)\.[0-9a-f]+-(\d+)\./.exec(url);
    page.on('request', (request) => {
      const [, id, width] = named(request.url()) ?? [];
      if (Number(width) >= 960) {
        large.push(id!);
        events.push(`asked ${id}`);
      }
    });
    page.on('requestfinished', (request) => {
      const [, id, width] = named(request.url()) ?? [];
      if (Number(width) >= 960) events.push(`has ${id}`);
    });
    const ids = await tiles(page).evaluateAll((links) =>
      links
        .slice(2, 5)
        .map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('photo')!),
    );
    await tiles(page).nth(3).click();
    await expect.poll(() => large.length).toBe(3);
    await idle(page);
    expect(large.toSorted()).toEqual(ids.toSorted());
    expect(events.slice(0, 2)).toEqual([`asked ${ids[1]}`, `has ${ids[1]}`]);
  },
);

test(
  'no page downloads the viewer before a photo comes near; the first open shows the small picture at once',
  { tag: '@phone' },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on(
      'request',
      (request) => /Viewer[^/]*\.js/.test(request.url()) && scripts.push(request.url()),
    );
    await visit(page, wedding);
    await idle(page);
    expect(scripts).toEqual([]);
    await tiles(page).nth(1).scrollIntoViewIfNeeded();
    await expect.poll(() => scripts.length).toBe(1);

    // Large files never load, so the viewer shows the file of the page.
    await tiles(page)
      .nth(1)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.decode());
    const small = await tiles(page)
      .nth(1)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    await page.route('**/photos/**', () => {});
    await tiles(page).nth(1).click();
    await expect(shownPhoto(page).locator('img').first()).toHaveAttribute('src', small);
    expect(
      await shownPhoto(page)
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    ).toBe(true);
  },
);

test(
  'with a modified click the photo is a plain link',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await visit(page, gallery);
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      tiles(page)
        .nth(2)
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(viewer(opened)).toBeVisible();
    await expect(viewer(page)).toBeHidden();
  },
);

test(
  'where the viewer cannot be downloaded, the photo opens as a file',
  { tag: '@desktop' },
  async ({ page, expectErrors }) => {
    expectErrors(/Viewer|ERR_FAILED/);
    await page.route(/Viewer[^/]*\.js/, (route) => route.abort('failed'));
    await visit(page, gallery);
    await tiles(page).nth(2).click();
    await expect(page).toHaveURL(/\/photos\/.*\.webp$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/gallery/);
  },
);

test.describe('without script', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });
  test('a photo is a link to its large picture, named by what it shows', async ({
    page,
    request,
  }) => {
    await page.goto(gallery);
    const href = await tiles(page).nth(2).getAttribute('href');
    const [, id = ''] = /^\/photos\/([a-z0-9-]+)\.[0-9a-f]+-\d+\.webp$/.exec(href ?? '') ?? [];
    const shown: Album = Object.assign({}, ...Object.values(galleryAlbums));
    await expect(tiles(page).nth(2)).toHaveAccessibleName(shown[id]!.el);
    expect((await request.get(href!)).headers()['content-type']).toBe('image/webp');
  });
});
