import type { Locator, Page } from '@playwright/test';
import { getPath, hasSubmenu, headerPages } from '../../src/site/pages.ts';
import { getSendButton } from '../support/enquiry.ts';
import { layoutMessages } from '../support/messages.ts';
import { expect, test } from '../support/testEnvironment.ts';
import {
  expectArrival,
  expectPage,
  getAction,
  holdRequests,
  scrollHeight,
  scrollTo,
  visit,
  visitAwake,
  waitForHydration,
  waitForIdle,
} from '../support/visitor.ts';

const copy = layoutMessages.el;
const parent = headerPages.find(hasSubmenu)!;

const trigger = (page: Page): Locator => getAction(page.getByRole('banner'), copy.pages[parent]);
const submenu = (page: Page): Locator => page.getByRole('menu');
const menuButton = (page: Page): Locator => getAction(page.getByRole('banner'), copy.openMenu);
const slideMenu = (page: Page): Locator => page.getByRole('dialog', { name: copy.mainMenu });

test.describe('on a wide screen with touch', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });

  for (const [moment, isAwake] of [
    ['at the first paint', false],
    ['as the application wakes', true],
  ] as const)
    test(`opens a submenu at a tap ${moment}`, async ({ page }) => {
      await visit(page, getPath('about', 'el'));
      const { x, y, width, height } = (await trigger(page).boundingBox())!;
      if (isAwake) await waitForHydration(page);
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await expect(submenu(page)).toBeVisible();
    });

  test('opens a submenu by Enter at the first paint, even if ArrowDown follows during hydration', async ({
    page,
  }) => {
    const release = await holdRequests(page, /\/assets\/hydrate-/);
    await visit(page, getPath('about', 'en'));
    const link = getAction(page.getByRole('banner'), layoutMessages.en.pages[parent]);
    await link.press('Enter');
    await expect(link).toHaveAttribute('aria-busy', 'true');
    await link.evaluate((element) => {
      const press = () => {
        if (element.ariaExpanded === 'true') return;
        const init = { key: 'ArrowDown', bubbles: true, cancelable: true };
        element.dispatchEvent(new KeyboardEvent('keydown', init));
        setTimeout(press);
      };
      press();
    });
    release();
    await waitForHydration(page);
    await expect(submenu(page)).toBeVisible();
    await waitForIdle(page);
    await expect(submenu(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(submenu(page).getByRole('menuitem').first()).toBeFocused();
  });
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('opens the menu at 256 px, which is 1024 px at 400 %', async ({ page }) => {
    await page.setViewportSize({ width: 256, height: 192 });
    for (const id of ['home', 'weddingPlanner'] as const) {
      await visitAwake(page, getPath(id, 'el'));
      await expect(menuButton(page)).toBeInViewport({ ratio: 1 });
      await menuButton(page).tap();
      await expect(slideMenu(page)).toBeVisible();
    }
  });

  test('closes the menu with Back without scrolling, and a link leaves no menu entry in the history', async ({
    page,
  }) => {
    await visitAwake(page, getPath('about', 'el'));
    await scrollTo(page, 500);
    const entries = await page.evaluate(() => history.length);
    await menuButton(page).tap();
    await expect(slideMenu(page)).toBeVisible();
    await page.goBack();
    await expect(slideMenu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expectPage(page, 'about', 'el');
    expect(await scrollHeight(page)).toBe(500);

    await menuButton(page).tap();
    await slideMenu(page).getByRole('link', { name: copy.pages.venue, exact: true }).tap();
    await expectArrival(page, 'venue', 'el');
    await menuButton(page).tap();
    await slideMenu(page).getByRole('link', { name: 'EN' }).tap();
    await expectPage(page, 'venue', 'en');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await page.evaluate(() => history.length)).toBe(entries + 2);
  });

  const openings: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'the menu': (page) => menuButton(page).tap(),
    'a photo': (page) =>
      page
        .locator('main a.tile')
        .nth(3)
        .evaluate((link: HTMLElement) => link.click()),
  };
  for (const [name, open] of Object.entries(openings))
    test(`does not scroll the page behind while ${name} is open`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visitAwake(page, getPath('wedding', 'el'));
      await scrollTo(page, 900);
      await open(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      const { x, y, width, height } = (await dialog.boundingBox())!;
      const browser = await page.context().newCDPSession(page);
      for (const part of [0.04, 0.95])
        for (const yDistance of [-400, 400])
          for (const gestureSourceType of ['touch', 'mouse'] as const) {
            await browser.send('Input.synthesizeScrollGesture', {
              x: Math.round(x + width * 0.4),
              y: Math.round(y + height * part),
              yDistance,
              speed: 4000,
              gestureSourceType,
            });
            expect(await scrollHeight(page), `${gestureSourceType}, ${yDistance} px`).toBe(900);
          }
    });

  test('hides the mobile CTA bar while a field has the focus, and never covers the pressed button with it', async ({
    page,
  }) => {
    await visitAwake(page, getPath('home', 'el'));
    const bar = page.getByRole('navigation', { name: copy.mobileCtaBar.name });
    const field = page.locator('main form [name=name]');
    const send = getSendButton(page, 'home', 'el');
    await send.scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await field.focus();
    await expect(bar).toBeHidden();
    // The bar would cover the button, and the press blurs the field.
    const { y, height } = (await send.boundingBox())!;
    await scrollTo(page, (await scrollHeight(page)) + y + height / 2 - 820);
    const { x } = (await send.boundingBox())!;
    await page.mouse.click(x + 40, 820);
    await expect(field).toBeFocused();
    await field.blur();
    await expect(bar).toBeVisible();
  });
});
