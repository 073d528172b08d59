import type { CDPSession, Locator, Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../local/chromium.ts';
import shell from '../src/content/el/shell.ts';
import { expect, test } from './support/world.ts';

const words = shell.viewer;

// A desktop with scrollbars that take room, as most have: Playwright hides them otherwise.
test.use({ launchOptions: { executablePath: findChromium(), args: chromiumFlags, ignoreDefaultArgs: ['--hide-scrollbars'] } });

const gallery = '/gallery';
const wedding = '/gamos';

const viewer = (page: Page): Locator => page.getByRole('dialog', { name: words.name });
const control = (page: Page, name: string): Locator => viewer(page).getByRole('button', { name, exact: true });
const counter = (page: Page): Locator => viewer(page).getByText(/^\d+ \/ \d+$/);
const stage = (page: Page): Locator => viewer(page).locator('.viewer__stage');
const shownPhoto = (page: Page): Locator => stage(page).locator('.viewer__slide:not([aria-hidden]) .viewer__photo');
const tiles = (page: Page): Locator => page.locator('main a.tile');

/** Scrolls to a photo, of which nothing rises: Playwright scrolls on while a target moves, and places would be those of a moment. */
const comeTo = async (page: Page, index: number): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tiles(page).nth(index).scrollIntoViewIfNeeded();
};

/** Goes to a page and waits until its photos open in the viewer. */
const visit = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(tiles(page).first()).toHaveAttribute('href', /\?.*photo=/);
};

const openPhoto = async (page: Page, path: string, nth = 0) => {
  await visit(page, path);
  await tiles(page).nth(nth).click();
  await expect(viewer(page)).toBeVisible();
};

const numberOf = (page: Page): Promise<number> => counter(page).innerText().then((text) => Number(text.split(' / ')[0]));

/** Waits until what moves has come to rest. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    await Promise.all(document.querySelector('.viewer-dialog')!.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => {})));
  });

/** The page has done all that it had to do. */
const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));

const viewOf = async (page: Page): Promise<{ scale: number; x: number; y: number }> => {
  await atRest(page);
  return shownPhoto(page).evaluate((photo) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(photo).transform);
    return { scale: a, x: e, y: f };
  });
};

const middleOf = async (place: Locator) => {
  const box = (await place.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Where a point of the window lies in the photo, as parts of its width and height. */
const partUnder = async (page: Page, { x, y }: { x: number; y: number }) => {
  await atRest(page);
  const box = (await shownPhoto(page).boundingBox())!;
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
};

const expectSamePart = (after: { x: number; y: number }, before: { x: number; y: number }) => {
  expect(after.x).toBeCloseTo(before.x, 2);
  expect(after.y).toBeCloseTo(before.y, 2);
};

type Finger = { x: number; y: number };

/** Real fingers, through the browser's own input. */
const fingers = async (page: Page) => {
  const browser: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Finger[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  const drag = async (from: Finger[], to: Finger[], { steps = 6, lift = true } = {}) => {
    await send('touchStart', from);
    for (let step = 1; step <= steps; step++)
      await send('touchMove', from.map((point, id) => ({ x: point.x + ((to[id]!.x - point.x) * step) / steps, y: point.y + ((to[id]!.y - point.y) * step) / steps })));
    if (lift) await send('touchEnd', []);
  };
  const tap = async (at: Finger) => {
    await send('touchStart', [at]);
    await send('touchEnd', []);
  };
  return { send, drag, tap };
};

test.describe('by touch', { tag: '@phone' }, () => {
  test('two fingers magnify what lies between them, and move it with them', async ({ page }) => {
    await openPhoto(page, gallery, 2);
    const { drag } = await fingers(page);
    const middle = await middleOf(stage(page));
    const between = { x: middle.x + 40, y: middle.y + 30 };
    const before = await partUnder(page, between);
    // Far enough for the photo to fill the stage in height too: no bound takes part.
    await drag(
      [{ x: between.x - 30, y: between.y }, { x: between.x + 30, y: between.y }],
      [{ x: between.x - 135, y: between.y }, { x: between.x + 135, y: between.y }],
    );
    expect((await viewOf(page)).scale).toBeCloseTo(4.5, 1);
    expectSamePart(await partUnder(page, between), before);
    expect(page.url()).toContain('photo=');
  });

  test('one finger drags the enlarged photo, and not beyond its edges', async ({ page }) => {
    await openPhoto(page, gallery, 2);
    const { drag, tap } = await fingers(page);
    const middle = await middleOf(stage(page));
    const number = await numberOf(page);
    await tap(middle);
    await tap(middle);
    const enlarged = await viewOf(page);
    expect(enlarged.scale).toBeCloseTo(2.25, 2);
    await drag([middle], [{ x: middle.x + 60, y: middle.y }]);
    expect((await viewOf(page)).x).toBeCloseTo(enlarged.x + 60, 0);
    for (let again = 0; again < 3; again++) await drag([{ x: 60, y: middle.y }], [{ x: 360, y: middle.y }]);
    const box = (await shownPhoto(page).boundingBox())!;
    expect(box.x).toBeCloseTo(0, 0);
    expect(await numberOf(page)).toBe(number);
  });

  test('a double tap enlarges the point under the finger, another leads back', async ({ page }) => {
    await openPhoto(page, wedding, 3);
    const { tap } = await fingers(page);
    const middle = await middleOf(stage(page));
    const point = { x: middle.x + 50, y: middle.y };
    const before = await partUnder(page, point);
    await tap(point);
    await tap(point);
    expect((await viewOf(page)).scale).toBeCloseTo(2.25, 2);
    expectSamePart(await partUnder(page, point), before);
    await tap(point);
    await tap(point);
    expect(await viewOf(page)).toEqual({ scale: 1, x: 0, y: 0 });
  });

  test('swipes change the photo and wrap; a short one and one taken over by a second finger do not', async ({ page }) => {
    await openPhoto(page, gallery, 0);
    const { drag, send } = await fingers(page);
    const total = await tiles(page).count();
    const { y } = await middleOf(stage(page));
    const left = { x: 60, y };
    const right = { x: 330, y };
    await drag([right], [left]);
    await expect(counter(page)).toHaveText(`2 / ${total}`);
    await drag([left], [right]);
    await drag([left], [right]);
    await expect(counter(page)).toHaveText(`${total} / ${total}`);
    await drag([right], [left]);
    await expect(counter(page)).toHaveText(`1 / ${total}`);
    await atRest(page);

    // Slowly and not far: it springs back.
    await drag([right], [{ x: 290, y }], { lift: false });
    await page.waitForTimeout(150);
    await send('touchEnd', []);
    await expect(counter(page)).toHaveText(`1 / ${total}`);
    // Towards the next photo, but then it becomes a pinch.
    await drag([right], [{ x: 200, y }], { lift: false });
    await send('touchStart', [{ x: 200, y }, { x: 100, y }]);
    await send('touchMove', [{ x: 260, y }, { x: 40, y }]);
    await send('touchEnd', []);
    await expect(counter(page)).toHaveText(`1 / ${total}`);
    expect((await viewOf(page)).scale).toBeGreaterThan(1.5);
  });

  test('a swipe down closes, and the visitor is where they were', async ({ page }) => {
    await openPhoto(page, gallery, 4);
    const entries = await page.evaluate(() => history.length);
    const { drag } = await fingers(page);
    const middle = await middleOf(stage(page));
    await drag([middle], [{ x: middle.x + 10, y: middle.y + 260 }]);
    await expect(viewer(page)).toBeHidden();
    await expect(page).toHaveURL(gallery);
    await expect(tiles(page).nth(4)).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('turning the phone keeps the same part of the photo in the middle', async ({ page }) => {
    await openPhoto(page, gallery, 1);
    const { drag } = await fingers(page);
    const middle = await middleOf(stage(page));
    await control(page, words.zoomIn).click({ clickCount: 4 });
    // A finger takes a photo at the size it has just then.
    await atRest(page);
    await drag([middle], [{ x: middle.x + 70, y: middle.y + 20 }]);
    const before = await partUnder(page, middle);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await stage(page).boundingBox())!.width).toBe(844);
    // Width and height of a window that turns may come one after the other.
    await expect(async () => expectSamePart(await partUnder(page, await middleOf(stage(page))), before)).toPass({ timeout: 5000 });
  });

  test('on a page that was magnified before, all buttons lie in the part that is seen', async ({ page }) => {
    await visit(page, gallery);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    // Not by a click: Playwright would look for the tile in the part that is seen.
    await tiles(page).nth(1).evaluate((tile: HTMLElement) => tile.click());
    await expect(viewer(page)).toBeVisible();
    const seen = await page.evaluate(() => {
      const { offsetLeft, offsetTop, width, height, scale } = window.visualViewport!;
      const boxes = [...document.querySelectorAll('.viewer-dialog button')].map((button) => button.getBoundingClientRect());
      return { scale, all: boxes.every((box) => box.left >= offsetLeft && box.top >= offsetTop && box.right <= offsetLeft + width && box.bottom <= offsetTop + height) };
    });
    expect(seen).toEqual({ scale: 2, all: true });
  });
});

test.describe('by mouse', { tag: '@desktop' }, () => {
  test('the wheel magnifies what lies under the pointer, in the range of 0.5 to 5', async ({ page }) => {
    await openPhoto(page, gallery, 2);
    const middle = await middleOf(stage(page));
    const at = { x: middle.x + 150, y: middle.y + 60 };
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(0, -100);
    await page.mouse.wheel(0, -100);
    const enlarged = await viewOf(page);
    expect(enlarged.scale).toBeCloseTo(2.25, 2);
    const before = await partUnder(page, at);
    await page.mouse.wheel(0, -100);
    expectSamePart(await partUnder(page, at), before);
    for (let notch = 0; notch < 6; notch++) await page.mouse.wheel(0, -100);
    expect((await viewOf(page)).scale).toBe(5);
    for (let notch = 0; notch < 10; notch++) await page.mouse.wheel(0, 100);
    expect(await viewOf(page)).toEqual({ scale: 0.5, x: 0, y: 0 });
  });

  test('the mouse drags only above 1x', async ({ page }) => {
    await openPhoto(page, wedding, 1);
    const middle = await middleOf(stage(page));
    const drag = async () => {
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.down();
      await page.mouse.move(middle.x - 50, middle.y - 30, { steps: 4 });
      await page.mouse.up();
    };
    await drag();
    expect(await viewOf(page)).toEqual({ scale: 1, x: 0, y: 0 });
    await expect(counter(page)).toHaveText(/^2 \//);
    await page.mouse.dblclick(middle.x, middle.y);
    expect((await viewOf(page)).scale).toBeCloseTo(2.25, 2);
    await drag();
    const dragged = await viewOf(page);
    expect(dragged.x).toBeCloseTo(-50, 0);
    expect(dragged.y).toBeCloseTo(-30, 0);
  });

  test('the page behind is locked and does not shift, scrollbar or not', async ({ page }) => {
    await visit(page, wedding);
    await comeTo(page, 2);
    const look = () =>
      page.evaluate(() => ({
        top: window.scrollY,
        places: [...document.querySelectorAll('header, main h1, main a.tile, footer')].map((element) => {
          const { x, y, width } = element.getBoundingClientRect();
          return [x, y, width].join();
        }),
      }));
    expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth), 'there is a scrollbar').toBeGreaterThan(0);
    const before = await look();
    await tiles(page).nth(2).click();
    await expect(viewer(page)).toBeVisible();
    await page.mouse.move(700, 20);
    await page.mouse.wheel(0, 600);
    for (const key of ['PageDown', 'End', 'ArrowDown']) await page.keyboard.press(key);
    await atRest(page);
    expect(await look()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(page).toHaveURL(wedding);
    expect(await look()).toEqual(before);
  });
});

test('every key does what it should, and the row wraps by keys while the buttons of the gallery end', { tag: '@desktop' }, async ({ page }) => {
  await openPhoto(page, gallery, 0);
  const total = await tiles(page).count();
  await expect(counter(page)).toHaveText(`1 / ${total}`);
  await expect(control(page, words.previous)).toHaveAttribute('aria-disabled', 'true');
  await control(page, words.previous).focus();
  await page.keyboard.press('Enter');
  await expect(counter(page)).toHaveText(`1 / ${total}`);
  await expect(control(page, words.previous), 'a button that is off keeps the focus').toBeFocused();

  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText(`${total} / ${total}`);
  await expect(control(page, words.next)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(`1 / ${total}`);

  for (const [key, scale] of [['+', 1.5], ['=', 2.25], ['-', 1.5], ['0', 1], ['-', 1 / 1.5]] as const) {
    await page.keyboard.press(key);
    expect((await viewOf(page)).scale, key).toBeCloseTo(scale, 3);
  }
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  expect(await viewOf(page), 'another photo begins at 1x').toEqual({ scale: 1, x: 0, y: 0 });
  await expect(viewer(page).getByRole('status')).toHaveText(new RegExp(`^${words.position.replace('{n}', '2').replace('{total}', String(total))}: .{10}`));

  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(gallery);
  await expect(tiles(page).nth(1)).toBeFocused();
});

test('a key that is held down leads on and on, and the address ends where the photo does', { tag: '@desktop' }, async ({ page }) => {
  await openPhoto(page, gallery, 0);
  for (let press = 0; press < 40; press++) await page.keyboard.down('ArrowRight');
  await page.keyboard.up('ArrowRight');
  for (let press = 0; press < 7; press++) void page.keyboard.press(press % 2 ? 'ArrowLeft' : 'ArrowRight');
  await expect(counter(page)).toHaveText(/^42 \//);
  const id = await tiles(page).nth(41).evaluate((link: HTMLAnchorElement) => new URL(link.href).searchParams.get('photo'));
  await expect(page).toHaveURL(new RegExp(`photo=${id}$`));
});

test('on an event page the buttons wrap and the strip keeps the current photo in sight', async ({ page }) => {
  await openPhoto(page, wedding, 0);
  const total = await tiles(page).count();
  await control(page, words.previous).click();
  await expect(counter(page)).toHaveText(`${total} / ${total}`);
  const strip = viewer(page).getByRole('list', { name: words.thumbnails });
  const current = strip.locator('[aria-current=true]');
  await expect(current).toHaveCount(1);
  await expect
    .poll(async () => {
      const [frame, item] = [(await strip.boundingBox())!, (await current.boundingBox())!];
      return item.x >= frame.x - 1 && item.x + item.width <= frame.x + frame.width + 1;
    })
    .toBe(true);
  await control(page, words.next).click();
  await expect(counter(page)).toHaveText(`1 / ${total}`);
  await strip.getByRole('button').nth(1).click();
  await expect(counter(page)).toHaveText(`2 / ${total}`);
});

test('opening is one entry of the history: Back closes, and nothing has moved', async ({ page }) => {
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

test('an impatient visitor who presses Escape more than once stays on the page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/contact');
  await openPhoto(page, gallery, 1);
  await expect(page).toHaveURL(/photo=/);
  await viewer(page).evaluate((dialog) => {
    for (let press = 0; press < 3; press++) dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  });
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(gallery);
  await openPhoto(page, gallery, 1);
  // As Android's Back does the second time.
  await viewer(page).evaluate((dialog: HTMLDialogElement) => dialog.close());
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(gallery);
});

test('an address with a photo opens it; closing leaves the page of the photo, and Back leaves the page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/contact');
  await page.goto('/gallery?category=wedding&photo=077');
  await expect(viewer(page)).toBeVisible();
  await expect(viewer(page).getByRole('img', { name: /\S{3}/ }).first()).toBeVisible();
  await control(page, words.close).click();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL('/gallery?category=wedding');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('the focus goes in, stays in, and comes back', async ({ page }) => {
  for (const path of [gallery, wedding]) {
    await visit(page, path);
    await tiles(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(control(page, words.close)).toBeFocused();
    const outside = await page.evaluate(() => document.activeElement?.closest('dialog') === null);
    expect(outside).toBe(false);
    for (let stop = 0; stop < 14; stop++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(tiles(page).first()).toBeFocused();
  }
});

test('the chosen photo is downloaded first, then its neighbours, and no others', { tag: '@phone' }, async ({ page }) => {
  await visit(page, gallery);
  const large: string[] = [];
  const events: string[] = [];
  const named = (url: string) => /\/photos\/(\d+)-(\d+)\./.exec(url);
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
  const ids = await tiles(page).evaluateAll((links) => links.slice(2, 5).map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('photo')!));
  await tiles(page).nth(3).click();
  await expect.poll(() => large.length).toBe(3);
  await idle(page);
  expect(large.toSorted()).toEqual(ids.toSorted());
  expect(events.slice(0, 2)).toEqual([`asked ${ids[1]}`, `has ${ids[1]}`]);
});

test('no page downloads the viewer before a photo comes near; the first open shows the small picture at once', { tag: '@phone' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => /Viewer[^/]*\.js/.test(request.url()) && scripts.push(request.url()));
  await visit(page, wedding);
  await idle(page);
  expect(scripts).toEqual([]);
  await tiles(page).nth(1).scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.length).toBe(1);

  // The large pictures never come: what is shown is what the page already had.
  await tiles(page).nth(1).locator('img').evaluate((image: HTMLImageElement) => image.decode());
  const small = await tiles(page).nth(1).locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.route('**/photos/**', () => {});
  await tiles(page).nth(1).click();
  await expect(shownPhoto(page).locator('img').first()).toHaveAttribute('src', small);
  expect(await shownPhoto(page).locator('img').first().evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
});

test('with a modified click the photo is a plain link', { tag: '@desktop' }, async ({ page, context }) => {
  await visit(page, gallery);
  const [opened] = await Promise.all([context.waitForEvent('page'), tiles(page).nth(2).click({ modifiers: ['ControlOrMeta'] })]);
  await expect(viewer(opened)).toBeVisible();
  await expect(viewer(page)).toBeHidden();
});

test('where the viewer cannot be downloaded, the photo opens as a file', { tag: '@desktop' }, async ({ page, expectTrouble }) => {
  expectTrouble(/Viewer|ERR_FAILED/);
  await page.route(/Viewer[^/]*\.js/, (route) => route.abort('failed'));
  await visit(page, gallery);
  await tiles(page).nth(2).click();
  await expect(page).toHaveURL(/\/photos\/.*\.webp$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/gallery/);
});

test.describe('without script', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });
  test('a photo is a link to its large picture', async ({ page, request }) => {
    await page.goto(gallery);
    const href = await tiles(page).nth(2).getAttribute('href');
    expect(href).toMatch(/^\/photos\/.*\.webp$/);
    expect((await request.get(href!)).headers()['content-type']).toBe('image/webp');
  });
});
