import { expect } from 'vitest';
import type { Language } from '../../src/site/languages.ts';
import { getPath, getSubmenu, type ParentId } from '../../src/site/pages.ts';
import { layoutMessages } from '../support/messages.ts';
import { testJourney } from './support/journey.ts';
import { expectSoon, type Tab, type Target } from './support/tab.ts';
import { expectArrival, expectPage, getLinkSelector } from './support/visitor.ts';

const burger = (language: Language): Target => ({
  css: 'header a[data-action]',
  name: layoutMessages[language].openMenu,
});
const slideMenu = '[role=dialog]';

testJourney(
  'the menu of small screens opens, unfolds, closes and leads on',
  { sizes: ['phone'] },
  async (tab, language) => {
    const copy = layoutMessages[language];
    await tab.open(getPath('home', language));
    await tab.press(burger(language));
    await expectSoon(() => tab.isShown(slideMenu)).toBe(true);
    await tab.press({ css: `${slideMenu} button`, name: copy.pages.services });
    await expectSoon(() => tab.isShown(getLinkSelector(slideMenu, 'djMusic', language))).toBe(true);
    await tab.press({ css: `${slideMenu} button`, name: copy.pages.reception });
    await expectSoon(
      () => tab.isShown(getLinkSelector(slideMenu, 'djMusic', language)),
      'one list at a time',
    ).toBe(false);
    await tab.press(getLinkSelector(slideMenu, 'wedding', language));
    await expectArrival(tab, 'wedding', language);
    expect(await tab.isShown(slideMenu)).toBe(false);
  },
);

const openMenus = (tab: Tab): Promise<string[][]> =>
  tab.evaluate(() =>
    [...document.querySelectorAll('header [role=menu]')].map((menu) =>
      [...menu.querySelectorAll<HTMLAnchorElement>('[role=menuitem]')].map(
        ({ pathname }) => pathname,
      ),
    ),
  );

testJourney(
  'submenus open one at a time, close at Escape and lead on',
  { sizes: ['desktop'] },
  async (tab, language) => {
    const trigger = (id: ParentId): Target => ({
      css: 'header .menu__link',
      name: layoutMessages[language].pages[id],
    });
    const getPaths = (id: ParentId) =>
      [id, ...getSubmenu(id)].map((page) => getPath(page, language));
    await tab.open(getPath('home', language));
    await tab.press(trigger('reception'));
    await expectSoon(() => openMenus(tab)).toEqual([getPaths('reception')]);
    await tab.press(trigger('services'));
    await expectSoon(() => openMenus(tab)).toEqual([getPaths('services')]);
    await tab.escape();
    await expectSoon(() => openMenus(tab)).toEqual([]);
    await tab.press(trigger('services'));
    await tab.press(getLinkSelector('header [role=menu]', 'photographer', language));
    await expectArrival(tab, 'photographer', language);
    expect(await openMenus(tab)).toEqual([]);
  },
);

testJourney(
  'closes the menu and the terms with Back, then leaves the page',
  {},
  async (tab, language) => {
    await tab.open(getPath('about', language));
    await tab.press(getLinkSelector('footer', 'venue', language));
    await expectArrival(tab, 'venue', language);
    const openers: Target[] = [
      { css: 'footer a[data-action]', name: layoutMessages[language].footer.terms },
      ...(tab.size === 'phone' ? [burger(language)] : []),
    ];
    for (const opener of openers) {
      await tab.press(opener);
      await expectSoon(() => tab.isShown(slideMenu)).toBe(true);
      await tab.back();
      await expectSoon(() => tab.isShown(slideMenu)).toBe(false);
      expect(await tab.address()).toBe(getPath('venue', language));
      await tab.press(opener);
      await expectSoon(() => tab.isShown(slideMenu)).toBe(true);
      await tab.escape();
      await expectSoon(() => tab.isShown(slideMenu)).toBe(false);
    }
    await tab.back();
    await expectPage(tab, 'about', language);
  },
);

testJourney(
  'a page that was left while its application came opens its menu after Back',
  { sizes: ['phone'] },
  async (tab, language) => {
    // One of these delays hits the download; Firefox then keeps an import that never settles.
    for (const milliseconds of [10, 30, 60, 120]) {
      await tab.open(getPath('wedding', language));
      const leave = () =>
        tab.evaluate((wait) => {
          const goAway = () => setTimeout(() => location.assign('/robots.txt'), wait);
          if (document.readyState === 'complete') goAway();
          else addEventListener('load', goAway);
        }, milliseconds);
      // WebKit has once stayed on the page, so every hundredth look leaves again.
      let looks = 0;
      await expectSoon<unknown>(() => (looks++ % 100 === 0 ? leave() : tab.address())).toBe(
        '/robots.txt',
      );
      await tab.back();
      await expectSoon(tab.address).toBe(getPath('wedding', language));
      // The page may reload (src/app/main.tsx), and Firefox refuses a touch on a document that is leaving.
      await expectSoon(() => tab.press(burger(language))).toBeUndefined();
      await expectSoon(() => tab.isShown(slideMenu), `left ${milliseconds} ms after the load`).toBe(
        true,
      );
      // WebKit treats the next visit as a reload and restores an open menu.
      await tab.escape();
      await expectSoon(() => tab.isShown(slideMenu)).toBe(false);
    }
  },
);
