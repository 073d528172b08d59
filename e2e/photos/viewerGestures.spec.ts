import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/testEnvironment.ts';
import {
  gallery,
  getCounter,
  getShownPhoto,
  getTiles,
  getViewer,
  openPhoto,
  visitPhotos,
  waitForPhoto,
  wedding,
  withScrollbars,
} from '../support/viewer.ts';

test.use(withScrollbars);

type Point = { x: number; y: number };

const fingers = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) => {
    // One frame of a 120 Hz screen.
    timestamp += 1 / 120;
    return browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
      timestamp,
    });
  };
  const drag = async (from: Point[], to: Point[]) => {
    await send('touchStart', from);
    for (let step = 1; step <= 6; step++)
      await send(
        'touchMove',
        from.map(({ x, y }, id) => ({
          x: x + ((to[id]!.x - x) * step) / 6,
          y: y + ((to[id]!.y - y) * step) / 6,
        })),
      );
    await send('touchEnd', []);
  };
  const doubleTap = async (point: Point) => {
    for (const _ of [1, 2]) {
      await send('touchStart', [point]);
      await send('touchEnd', []);
    }
  };
  return { send, drag, doubleTap };
};

const stage = (page: Page): Locator => getViewer(page).locator('.viewer__stage');

const getMiddle = async (place: Locator): Promise<Point> => {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

const atRest = (page: Page): Promise<unknown> =>
  getViewer(page).evaluate(async (dialog) => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const animations = dialog.getAnimations({ subtree: true });
    await Promise.allSettled(animations.map(({ finished }) => finished));
  });

const getScale = async (page: Page): Promise<number> => {
  await atRest(page);
  return getShownPhoto(page).evaluate(
    (photo) => new DOMMatrix(getComputedStyle(photo).transform).a,
  );
};

/** The part of the photo at a point of the screen, in thousandths. */
const getPart = async (page: Page, point: Point): Promise<number[]> => {
  await atRest(page);
  const { x, y, width, height } = (await getShownPhoto(page).boundingBox())!;
  return [(point.x - x) / width, (point.y - y) / height].map((part) => Math.round(part * 100));
};

test.describe('by touch', { tag: '@phone' }, () => {
  test('magnifies what is between two fingers', async ({ page }) => {
    await openPhoto(page, gallery, 2);
    const { drag } = await fingers(page);
    const { x, y } = await getMiddle(stage(page));
    const between = { x: x + 40, y: y + 30 };
    const part = await getPart(page, between);
    const apart = (distance: number): Point[] =>
      [-distance, distance].map((offset) => ({ x: between.x + offset, y: between.y }));
    await drag(apart(30), apart(135));
    expect(await getScale(page)).toBeCloseTo(4.5, 1);
    expect(await getPart(page, between)).toEqual(part);
  });

  test('magnifies the point of a double tap, and another double tap resets the zoom', async ({
    page,
  }) => {
    await openPhoto(page, wedding, 3);
    const { doubleTap } = await fingers(page);
    const { x, y } = await getMiddle(stage(page));
    const point = { x: x + 50, y };
    const part = await getPart(page, point);
    await doubleTap(point);
    expect(await getScale(page)).toBeCloseTo(2.25, 2);
    expect(await getPart(page, point)).toEqual(part);
    await doubleTap(point);
    expect(await getScale(page)).toBe(1);
  });

  test('shows the next photo at a swipe, unless a second finger takes over', async ({ page }) => {
    await openPhoto(page, gallery, 0);
    const { drag, send } = await fingers(page);
    const total = await getTiles(page).count();
    const { y } = await getMiddle(stage(page));
    const [left, right] = [
      { x: 60, y },
      { x: 330, y },
    ];
    await drag([left], [right]);
    await expect(getCounter(page)).toHaveText(`${total} / ${total}`);
    await drag([right], [left]);
    await expect(getCounter(page)).toHaveText(`1 / ${total}`);
    await atRest(page);
    await send('touchStart', [right]);
    await send('touchMove', [{ x: 200, y }]);
    await send('touchStart', [
      { x: 200, y },
      { x: 100, y },
    ]);
    await send('touchMove', [
      { x: 260, y },
      { x: 40, y },
    ]);
    await send('touchEnd', []);
    await expect(getCounter(page)).toHaveText(`1 / ${total}`);
    expect(await getScale(page)).toBeGreaterThan(1.5);
  });

  test('closes the viewer at a swipe down and returns to the photo on the page', async ({
    page,
  }) => {
    await openPhoto(page, gallery, 4);
    const { drag } = await fingers(page);
    const { x, y } = await getMiddle(stage(page));
    await drag([{ x, y }], [{ x: x + 10, y: y + 260 }]);
    await expect(getViewer(page)).toBeHidden();
    await expect(page).toHaveURL(gallery);
    await expect(getTiles(page).nth(4)).toBeFocused();
  });
});

test.describe('by mouse', { tag: '@desktop' }, () => {
  test('magnifies the point under the pointer with the wheel, and then moves the photo by a drag', async ({
    page,
  }) => {
    await openPhoto(page, gallery, 2);
    const { x, y } = await getMiddle(stage(page));
    const at = { x: x + 150, y: y + 60 };
    await page.mouse.move(at.x, at.y);
    for (const _ of [1, 2]) await page.mouse.wheel(0, -100);
    expect(await getScale(page)).toBeCloseTo(2.25, 2);
    const part = await getPart(page, at);
    await page.mouse.wheel(0, -100);
    expect(await getPart(page, at)).toEqual(part);
    await page.mouse.down();
    await page.mouse.move(at.x - 50, at.y - 30, { steps: 4 });
    await page.mouse.up();
    expect(await getPart(page, { x: at.x - 50, y: at.y - 30 })).toEqual(part);
    await expect(getCounter(page)).toHaveText(/^3 \//);
  });

  test('neither scrolls nor shifts the page behind, although its scrollbar disappears', async ({
    page,
  }) => {
    await visitPhotos(page, wedding);
    await waitForPhoto(page, 2);
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
    const scrollbar = () => innerWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(scrollbar)).toBeGreaterThan(0);
    const before = await look();
    await getTiles(page).nth(2).click();
    await expect(getViewer(page)).toBeVisible();
    await page.mouse.move(700, 20);
    await page.mouse.wheel(0, 600);
    // PageUp leads back: at the end, the page scrolls to a photo that is out of view.
    for (const key of ['PageDown', 'End', 'ArrowDown', 'PageUp']) await page.keyboard.press(key);
    await atRest(page);
    expect(await look()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(wedding);
    expect(await look()).toEqual(before);
  });
});
