import type { Locator, Page } from '@playwright/test';
import { sendButton } from '../support/enquiry.ts';
import type { Language } from '../../src/site/languages.ts';
import {
  headerPages,
  hasSubmenu,
  submenuOf,
  type PageId,
  type ParentId,
} from '../../src/site/pages.ts';
import { pathOf } from '../../src/site/paths.ts';
import { scrolled } from '../../tests/specification.ts';
import {
  action,
  expectArrival,
  expectPage,
  footerPages,
  languageSwitch,
  mainHeading,
  scrollHeight,
  scrollTo,
  prefilled,
  visit,
  visitAwake,
} from '../support/visitor.ts';
import { layoutMessages } from '../support/messages.ts';
import { expect, test } from '../support/testEnvironment.ts';

const withSubmenu = headerPages.filter(hasSubmenu);
const withoutSubmenu = headerPages.filter((id) => !hasSubmenu(id));

/** A parent page has another name in its submenu. */
const itemsOf = (id: ParentId, language: Language) => {
  const { pages, submenuOverview } = layoutMessages[language];
  return [
    { page: id, name: submenuOverview[id] },
    ...submenuOf(id).map((page) => ({ page, name: pages[page] })),
  ];
};

const bar = (page: Page): Locator => page.getByRole('banner');
const menu = (page: Page, language: Language): Locator =>
  bar(page).getByRole('navigation', { name: layoutMessages[language].mainMenu });
const trigger = (page: Page, language: Language, id: PageId): Locator =>
  action(menu(page, language), layoutMessages[language].pages[id]);
const submenu = (page: Page): Locator => page.getByRole('menu');

test.describe('the bar', { tag: '@desktop' }, () => {
  test('is transparent over the photo of the home page at first, then solid, and back', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitAwake(page, pathOf('home', 'el'));
    const transparent = 'rgba(0, 0, 0, 0)';
    const expectGround = (ground: string | RegExp) =>
      expect(bar(page)).toHaveCSS('background-color', ground);
    await scrollTo(page, scrolled.solidBar + 1);
    await expectGround(/^rgb\(/);
    await scrollTo(page, scrolled.solidBar);
    await expectGround(transparent);
    await scrollTo(page, 2000);
    await expectGround(/^rgb\(/);
    await scrollTo(page, 0);
    await expectGround(transparent);
  });

  test('leads to pages with and without a submenu, home and to the form', async ({ page }) => {
    const { pages, homeLink, enquire } = layoutMessages.en;
    await visit(page, pathOf('request', 'en'));
    const [plain] = withoutSubmenu as [PageId];
    const link = menu(page, 'en').getByRole('link', { name: pages[plain], exact: true });
    await link.click();
    await expectArrival(page, plain, 'en');
    await expect(link).toHaveAttribute('aria-current', 'page');
    for (const id of withSubmenu) {
      const { page: last, name } = itemsOf(id, 'en').at(-1)!;
      await trigger(page, 'en', id).click();
      await submenu(page).getByRole('menuitem', { name, exact: true }).click();
      await expectArrival(page, last, 'en');
      await expect(submenu(page)).toBeHidden();
    }
    await bar(page).getByRole('link', { name: homeLink }).click();
    await expectArrival(page, 'home', 'en');
    await bar(page).getByRole('link', { name: enquire }).click();
    await expectArrival(page, 'contact', 'en');
  });
});

test.describe('a submenu', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => visit(page, pathOf('home', 'el')));
  const [first, second] = withSubmenu as [ParentId, ParentId];

  test('opens at a click, and closes at the next one, when another opens and at a click outside', async ({
    page,
  }) => {
    const button = trigger(page, 'el', first);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(submenu(page).getByRole('menuitem')).toHaveText(
      itemsOf(first, 'el').map(({ name }) => name),
    );
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect(submenu(page)).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    for (const [opened, other] of [
      [first, second],
      [second, first],
      [first, second],
    ] as const) {
      await trigger(page, 'el', opened).click();
      await expect(submenu(page)).toHaveCount(1);
      await expect(submenu(page).getByRole('menuitem').first()).toHaveText(
        itemsOf(opened, 'el')[0]?.name ?? '',
      );
      await expect(trigger(page, 'el', other)).toHaveAttribute('aria-expanded', 'false');
    }

    await mainHeading(page).click({ position: { x: 2, y: 2 } });
    await expect(submenu(page)).toBeHidden();
  });

  test('opens by keyboard, is walked by arrow keys, gives the focus back at Escape, and leads to a page', async ({
    page,
  }) => {
    const button = trigger(page, 'el', first);
    const items = submenu(page).getByRole('menuitem');
    // The menu focuses the first entry only if it handles the key itself.
    await prefilled(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(items.last()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(items.nth(-2)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(submenu(page)).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    // Radix moves the focus a moment later.
    await expect(items.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectArrival(page, submenuOf(first)[0] as PageId, 'el');
  });

  test('opens by any key for it, with the focus inside', async ({ page }) => {
    await prefilled(page);
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await trigger(page, 'el', first).focus();
      await page.keyboard.press(key);
      await expect(submenu(page), key).toBeVisible();
      await expect
        .poll(
          () => submenu(page).evaluate((opened) => opened.contains(document.activeElement)),
          key,
        )
        .toBe(true);
      await page.keyboard.press('Escape');
      await expect(submenu(page), key).toBeHidden();
    }
  });

  test('closes when the page changes under it', async ({ page }) => {
    await menu(page, 'el')
      .getByRole('link', { name: layoutMessages.el.pages.about, exact: true })
      .click();
    await expectArrival(page, 'about', 'el');
    await trigger(page, 'el', first).click();
    await expect(submenu(page)).toBeVisible();
    await page.goBack();
    await expect(submenu(page)).toBeHidden();
    await expectArrival(page, 'home', 'el');
    await expect(submenu(page)).toBeHidden();
  });
});

test.describe('a submenu on a wide screen with touch', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });

  const moments: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'at the first paint': async () => {},
    'as the application wakes': prefilled,
  };

  const [id] = withSubmenu as [ParentId];
  for (const [moment, reached] of Object.entries(moments))
    test(`opens at a tap ${moment}`, async ({ page }) => {
      await visit(page, pathOf('about', 'en'));
      const { x, y, width, height } = (await trigger(page, 'en', id).boundingBox())!;
      await reached(page);
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await expect(submenu(page).getByRole('menuitem')).toHaveText(
        itemsOf(id, 'en').map(({ name }) => name),
      );
    });
});

test.describe('the slide-in menu', { tag: '@phone' }, () => {
  const burger = (page: Page, language: Language) =>
    action(bar(page), layoutMessages[language].openMenu);
  const slide = (page: Page, language: Language) =>
    page.getByRole('dialog', { name: layoutMessages[language].mainMenu });

  const openSlide = async (page: Page, language: Language): Promise<Locator> => {
    await burger(page, language).tap();
    const opened = slide(page, language);
    await expect(opened).toBeVisible();
    return opened;
  };

  test('leads to a page and closes on the way', async ({ page }) => {
    await visit(page, pathOf('request', 'el'));
    for (const id of withoutSubmenu.slice(0, 2)) {
      const opened = await openSlide(page, 'el');
      await opened
        .getByRole('list')
        .first()
        .getByRole('link', { name: layoutMessages.el.pages[id], exact: true })
        .tap();
      await expectArrival(page, id, 'el');
      await expect(opened).toBeHidden();
    }
  });

  test('unfolds one submenu at a time, whose links lead to their pages', async ({ page }) => {
    await visit(page, pathOf('home', 'el'));
    const { pages } = layoutMessages.el;
    const [first, second] = withSubmenu as [ParentId, ParentId];
    let opened = await openSlide(page, 'el');
    const item = (id: ParentId) =>
      opened.getByRole('link', { name: itemsOf(id, 'el').at(-1)?.name, exact: true });
    await opened.getByRole('button', { name: pages[first], exact: true }).tap();
    await expect(item(first)).toBeVisible();
    await opened.getByRole('button', { name: pages[second], exact: true }).tap();
    await expect(item(second)).toBeVisible();
    await expect(item(first)).toBeHidden();
    await opened.getByRole('button', { name: pages[second], exact: true }).tap();
    await expect(item(second)).toBeHidden();
    await opened.getByRole('button', { name: layoutMessages.el.closeMenu }).tap();

    for (const id of withSubmenu)
      for (const { page: target, name } of itemsOf(id, 'el').slice(-1)) {
        opened = await openSlide(page, 'el');
        const fold = opened.getByRole('button', { name: pages[id], exact: true });
        if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.tap();
        await opened.getByRole('link', { name, exact: true }).tap();
        await expectArrival(page, target, 'el');
        await expect(opened).toBeHidden();
      }
  });

  test('holds the focus and gives it back, at Escape and at its own button', async ({ page }) => {
    await visit(page, pathOf('home', 'el'));
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => slide(page, 'el').getByRole('button', { name: layoutMessages.el.closeMenu }).tap(),
    ]) {
      const opened = await openSlide(page, 'el');
      const holdsFocus = () => opened.evaluate((dialog) => dialog.contains(document.activeElement));
      await expect.poll(holdsFocus).toBe(true);
      await page.keyboard.press('Shift+Tab');
      await expect.poll(holdsFocus).toBe(true);
      await page.keyboard.press('Tab');
      await expect.poll(holdsFocus).toBe(true);
      await close();
      await expect(opened).toBeHidden();
      await expect(burger(page, 'el')).toBeFocused();
    }
  });

  test('opens by keyboard', async ({ page }) => {
    await visit(page, pathOf('home', 'el'));
    for (const key of ['Enter', 'Space']) {
      await burger(page, 'el').focus();
      await page.keyboard.press(key);
      await expect(slide(page, 'el')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(slide(page, 'el')).toBeHidden();
    }
  });

  test('changes the language and closes', async ({ page }) => {
    await visit(page, pathOf('wedding', 'el'));
    const opened = await openSlide(page, 'el');
    await opened
      .getByRole('navigation', { name: layoutMessages.el.languageMenu })
      .getByRole('link', { name: 'EN' })
      .tap();
    await expectPage(page, 'wedding', 'en');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('closes at the Back button, which then leaves the page, and opens again at Forward', async ({
    page,
  }) => {
    await visit(page, pathOf('about', 'el'));
    await languageSwitch(page, 'el', 'en').tap();
    await expectPage(page, 'about', 'en');
    await scrollTo(page, 500);
    await openSlide(page, 'en');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(burger(page, 'en')).toBeFocused();
    await expectPage(page, 'about', 'en');
    expect(await scrollHeight(page)).toBe(500);
    await page.goForward();
    await slide(page, 'en').getByRole('button', { name: layoutMessages.en.closeMenu }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await scrollHeight(page)).toBe(500);
    await page.goBack();
    await expectPage(page, 'about', 'el');
  });

  test('leaves no entry in the history when a link leads on, to the other language or to the page underneath', async ({
    page,
  }) => {
    await visitAwake(page, pathOf('about', 'el'));
    const entries = await page.evaluate(() => history.length);
    await (
      await openSlide(page, 'el')
    )
      .getByRole('link', { name: layoutMessages.el.pages.about, exact: true })
      .tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    await (
      await openSlide(page, 'el')
    )
      .getByRole('link', { name: layoutMessages.el.pages.venue, exact: true })
      .tap();
    await expectArrival(page, 'venue', 'el');
    await (await openSlide(page, 'el')).getByRole('link', { name: 'EN' }).tap();
    await expectPage(page, 'venue', 'en');
    expect(await page.evaluate(() => history.length)).toBe(entries + 2);
    await page.goBack();
    await expectPage(page, 'venue', 'el');
    await page.goBack();
    await expectPage(page, 'about', 'el');
    await expect(burger(page, 'el')).toBeFocused();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('is the list of pages at the end', async ({ page }) => {
      const language = 'en';
      await page.goto(pathOf('home', language));
      await burger(page, language).tap();
      await expect(page).toHaveURL(`${pathOf('home', language)}#pages`);
      const link = footerPages(page, language).getByRole('link', {
        name: layoutMessages[language].pages.wedding,
        exact: true,
      });
      await expect(link).toBeInViewport();
      await link.tap();
      await expect(page).toHaveURL(pathOf('wedding', language));
    });
  });
});

test.describe('the page behind', { tag: '@phone' }, () => {
  const { el } = layoutMessages;
  const opened: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
    'the slide-in menu': async (page) => {
      await action(bar(page), el.openMenu).tap();
      return page.getByRole('dialog', { name: el.mainMenu });
    },
    'the terms': async (page) => {
      await action(page.getByRole('contentinfo'), el.footer.terms).evaluate((link: HTMLElement) =>
        link.click(),
      );
      return page.getByRole('dialog');
    },
    'a photo': async (page) => {
      await page
        .locator('main a.tile')
        .nth(3)
        .evaluate((link: HTMLElement) => link.click());
      return page.getByRole('dialog', { name: el.viewer.name });
    },
  };

  for (const [name, open] of Object.entries(opened))
    test(`stays where it is under fingers and wheel on ${name}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visitAwake(page, pathOf('wedding', 'el'));
      await scrollTo(page, 900);
      const dialog = await open(page);
      await expect(dialog).toBeVisible();
      const { x, y, width, height } = (await dialog.boundingBox())!;
      const browser = await page.context().newCDPSession(page);
      for (const part of name === 'a photo' ? [0.04, 0.95] : [0.04, 0.5, 0.95])
        for (const way of [-400, 400]) {
          const start = { x: Math.round(x + width * 0.4), y: Math.round(y + height * part) };
          await browser.send('Input.synthesizeScrollGesture', {
            ...start,
            yDistance: way,
            speed: 4000,
            gestureSourceType: 'touch',
          });
          await browser.send('Input.synthesizeScrollGesture', {
            ...start,
            yDistance: way,
            speed: 4000,
            gestureSourceType: 'mouse',
          });
          expect(await scrollHeight(page), `${way} px from ${part} of its height`).toBe(900);
        }
    });
});

test.describe('the bar of calls and enquiries', { tag: '@phone' }, () => {
  const language = 'el';
  const quick = (page: Page) =>
    page.getByRole('navigation', { name: layoutMessages[language].phoneBar.name });

  test('comes once the photo has gone by, and leads to the form', async ({ page }) => {
    await visit(page, pathOf('home', language));
    await expect(quick(page)).toBeHidden();
    await scrollTo(page, 844);
    await expect(quick(page)).toBeVisible();
    await expect(
      quick(page).getByRole('link', { name: layoutMessages[language].phoneBar.call }),
    ).toHaveAttribute('href', /^tel:\+\d+$/);
    await quick(page).getByRole('link', { name: layoutMessages[language].enquire }).tap();
    await expectArrival(page, 'contact', language);
  });

  test('hides while a field has focus and never covers the button that is pressed', async ({
    page,
  }) => {
    await visit(page, pathOf('home', language));
    const send = sendButton(page, 'home', language);
    await send.scrollIntoViewIfNeeded();
    await expect(quick(page)).toBeVisible();
    await page.locator('main form [name=name]').focus();
    await expect(quick(page)).toBeHidden();
    // The CTA bar would cover the button, and the press blurs the field.
    const { y, height } = (await send.boundingBox())!;
    await scrollTo(page, (await page.evaluate(() => scrollY)) + y + height / 2 - 820);
    const { x } = (await send.boundingBox())!;
    await page.mouse.move(x + 40, 820);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.locator('main form [name=name]')).toBeFocused();
    await page.locator('main h1').evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(quick(page)).toBeVisible();
  });

  test('is absent where the form is the page', async ({ page }) => {
    for (const path of [pathOf('contact', language), pathOf('request', language)]) {
      await visit(page, path);
      await scrollTo(page, 844);
      await expect(quick(page), path).toHaveCount(0);
    }
  });
});
