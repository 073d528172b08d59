import { expect, type Locator, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../local/browsers/chromium.ts';
import { visit as visitCold } from './visitor.ts';
import { layoutMessages } from './messages.ts';

export const viewerMessages = layoutMessages.el.viewer;

/** Playwright hides scrollbars by default. */
export const withScrollbars = {
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
};

export const gallery = '/gallery';
export const wedding = '/gamos';

export const viewer = (page: Page): Locator =>
  page.getByRole('dialog', { name: viewerMessages.name });
export const control = (page: Page, name: string): Locator =>
  viewer(page).getByRole('button', { name, exact: true });
export const counter = (page: Page): Locator => viewer(page).getByText(/^\d+ \/ \d+$/);
export const stage = (page: Page): Locator => viewer(page).locator('.viewer__stage');
export const shownPhoto = (page: Page): Locator =>
  stage(page).locator('.viewer__slide:not([aria-hidden]) .viewer__photo');
export const tiles = (page: Page): Locator => page.locator('main a.tile');

/** Disables the reveal: Playwright keeps scrolling while a target moves. */
export const comeTo = async (page: Page, index: number): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tiles(page).nth(index).scrollIntoViewIfNeeded();
};

/** Waits until photos open in the viewer. */
export const visit = async (page: Page, path: string) => {
  await visitCold(page, path);
  await expect(tiles(page).first()).toHaveAttribute('href', /\?.*photo=/);
};

export const openPhoto = async (page: Page, path: string, nth = 0) => {
  await visit(page, path);
  await tiles(page).nth(nth).click();
  await expect(viewer(page)).toBeVisible();
};

export const numberOf = (page: Page): Promise<number> =>
  counter(page)
    .innerText()
    .then((text) => Number(text.split(' / ')[0]));

export const atRest = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    await nextFrame();
    await Promise.all(
      document
        .querySelector('.viewer-dialog')!
        .getAnimations({ subtree: true })
        .map(({ finished }) => finished.catch(() => {})),
    );
  });

export const viewOf = async (page: Page): Promise<{ scale: number; x: number; y: number }> => {
  await atRest(page);
  return shownPhoto(page).evaluate((photo) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(photo).transform);
    return { scale: a, x: e, y: f };
  });
};

export const middleOf = async (place: Locator) => {
  const box = (await place.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

export const partUnder = async (page: Page, { x, y }: { x: number; y: number }) => {
  await atRest(page);
  const box = (await shownPhoto(page).boundingBox())!;
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
};

export const expectSamePart = (
  after: { x: number; y: number },
  before: { x: number; y: number },
) => {
  expect(after.x).toBeCloseTo(before.x, 2);
  expect(after.y).toBeCloseTo(before.y, 2);
};
