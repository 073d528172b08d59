import type { CDPSession, Page } from '@playwright/test';
import {
  atRest,
  comeTo,
  control,
  counter,
  expectSamePart,
  gallery,
  middleOf,
  numberOf,
  openPhoto,
  partUnder,
  shownPhoto,
  stage,
  tiles,
  viewer,
  viewerMessages,
  viewOf,
  visit,
  wedding,
  withScrollbars,
} from '../support/viewer.ts';
import { expect, test } from '../support/testEnvironment.ts';

test.use(withScrollbars);

type Finger = { x: number; y: number };

/** Seconds between two touch events on a 120 Hz screen. */
const beat = 1 / 120;

const fingers = async (page: Page) => {
  const browser: CDPSession = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Finger[]) => {
    timestamp += beat;
    return browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
      timestamp,
    });
  };
  const drag = async (from: Finger[], to: Finger[], { steps = 6, lift = true } = {}) => {
    await send('touchStart', from);
    for (let step = 1; step <= steps; step++)
      await send(
        'touchMove',
        from.map((point, id) => ({
          x: point.x + ((to[id]!.x - point.x) * step) / steps,
          y: point.y + ((to[id]!.y - point.y) * step) / steps,
        })),
      );
    if (lift) await send('touchEnd', []);
  };
  const tap = async (at: Finger) => {
    await send('touchStart', [at]);
    await send('touchEnd', []);
  };
  const pause = (seconds: number) => void (timestamp += seconds);
  return { send, drag, tap, pause };
};

test.describe('by touch', { tag: '@phone' }, () => {
  test('two fingers magnify what lies between them, and move it with them', async ({ page }) => {
    await openPhoto(page, gallery, 2);
    const { drag } = await fingers(page);
    const middle = await middleOf(stage(page));
    const between = { x: middle.x + 40, y: middle.y + 30 };
    const before = await partUnder(page, between);
    // The photo fills the height, so no bounds apply.
    await drag(
      [
        { x: between.x - 30, y: between.y },
        { x: between.x + 30, y: between.y },
      ],
      [
        { x: between.x - 135, y: between.y },
        { x: between.x + 135, y: between.y },
      ],
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
    for (let again = 0; again < 3; again++)
      await drag([{ x: 60, y: middle.y }], [{ x: 360, y: middle.y }]);
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

  test('swipes change the photo and wrap; a short one and one taken over by a second finger do not', async ({
    page,
  }) => {
    await openPhoto(page, gallery, 0);
    const { drag, send, pause } = await fingers(page);
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

    await drag([right], [{ x: 290, y }], { lift: false });
    pause(0.15);
    await send('touchEnd', []);
    await expect(counter(page)).toHaveText(`1 / ${total}`);
    await drag([right], [{ x: 200, y }], { lift: false });
    await send('touchStart', [
      { x: 200, y },
      { x: 100, y },
    ]);
    await send('touchMove', [
      { x: 260, y },
      { x: 40, y },
    ]);
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
    await control(page, viewerMessages.zoomIn).click({ clickCount: 4 });
    await atRest(page);
    await drag([middle], [{ x: middle.x + 70, y: middle.y + 20 }]);
    const before = await partUnder(page, middle);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await stage(page).boundingBox())!.width).toBe(844);
    // Width and height of a rotating window may change one after the other.
    await expect(async () =>
      expectSamePart(await partUnder(page, await middleOf(stage(page))), before),
    ).toPass({ timeout: 20_000 });
  });

  test('on a page that was magnified before, all buttons lie in the part that is seen', async ({
    page,
  }) => {
    await visit(page, gallery);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    // Not click(): Playwright would scroll the tile into view.
    await tiles(page)
      .nth(1)
      .evaluate((tile: HTMLElement) => tile.click());
    await expect(viewer(page)).toBeVisible();
    const seen = await page.evaluate(() => {
      const { offsetLeft, offsetTop, width, height, scale } = window.visualViewport!;
      const boxes = [...document.querySelectorAll('.viewer-dialog button')].map((button) =>
        button.getBoundingClientRect(),
      );
      return {
        scale,
        all: boxes.every(
          (box) =>
            box.left >= offsetLeft &&
            box.top >= offsetTop &&
            box.right <= offsetLeft + width &&
            box.bottom <= offsetTop + height,
        ),
      };
    });
    expect(seen).toEqual({ scale: 2, all: true });
  });
});

test.describe('by mouse', { tag: '@desktop' }, () => {
  test('zooms at the position of the pointer with the wheel, in the range from 0.5 to 5', async ({
    page,
  }) => {
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
        places: [...document.querySelectorAll('header, main h1, main a.tile, footer')].map(
          (element) => {
            const { x, y, width } = element.getBoundingClientRect();
            return [x, y, width].join();
          },
        ),
      }));
    expect(
      await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth),
      'there is a scrollbar',
    ).toBeGreaterThan(0);
    const before = await look();
    await tiles(page).nth(2).click();
    await expect(viewer(page)).toBeVisible();
    await page.mouse.move(700, 20);
    await page.mouse.wheel(0, 600);
    for (const key of ['PageDown', 'PageUp', 'End', 'ArrowDown']) await page.keyboard.press(key);
    await atRest(page);
    expect(await look()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(page).toHaveURL(wedding);
    expect(await look()).toEqual(before);
  });
});
