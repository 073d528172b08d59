import { expect } from 'vitest';
import { projectFolder } from '../../local/project.ts';
import { createSite } from '../../local/serve/netlifySite.ts';
import { serve } from '../../local/serve/server.ts';
import { listOtherLanguages, type Language } from '../../src/site/languages.ts';
import { getPath } from '../../src/site/pages.ts';
import { readValues } from './support/forms.ts';
import { testJourney } from './support/journey.ts';
import { expectSoon, type Tab } from './support/tab.ts';
import { expectPage, getLinkSelector } from './support/visitor.ts';

/** Serves the site on a line on which the application comes only after `release()`. */
const startSlowSite = async () => {
  const site = createSite(projectFolder);
  let release = (): void => {};
  let released: Promise<void>;
  const hold = (): void => void (released = new Promise((resolve) => (release = resolve)));
  hold();
  const { port, stop } = await serve(async (request) => {
    if (/\/assets\/hydrate-/.test(request.url)) await released;
    return site(request);
  });
  return { url: `http://localhost:${port}`, hold, release: () => release(), stop };
};

const typed = { firstName: 'Ελένη', message: 'Είμαστε 120.\nΕυχαριστούμε!' };

const typeEarly = async (tab: Tab): Promise<void> => {
  for (const [name, text] of Object.entries(typed))
    await tab.type(`main form [name=${name}]`, text);
  expect(await tab.evaluate(() => history.scrollRestoration), 'not hydrated yet').toBe('auto');
};

const ways: Readonly<Record<string, (tab: Tab, language: Language) => Promise<unknown>>> = {
  'a reload': (tab) => tab.reload(),
  'a link and Back': async (tab, language) => {
    await tab.press(getLinkSelector('footer nav', 'about', language));
    await expectPage(tab, 'about', language);
    await tab.back();
    await expectPage(tab, 'contact', language);
  },
  'the language switch': async (tab, language) => {
    const other = listOtherLanguages(language)[0]!;
    await tab.press(`header a[hreflang="${other}"]`);
    await expectPage(tab, 'contact', other);
  },
};

for (const [what, leave] of Object.entries(ways))
  testJourney(
    `keeps what was typed before the application came: ${what}`,
    {},
    async (tab, language) => {
      const slow = await startSlowSite();
      try {
        await tab.open(getPath('contact', language), slow.url);
        await typeEarly(tab);
        await leave(tab, language);
        slow.release();
        await tab.hydrated();
        await expectSoon(() => readValues(tab, 'contact')).toMatchObject(typed);
      } finally {
        await slow.stop();
      }
    },
  );

testJourney(
  'shows the page of its address after Back in a document that was reloaded',
  {},
  async (tab, language) => {
    const slow = await startSlowSite();
    try {
      slow.release();
      await tab.open(getPath('home', language), slow.url);
      await tab.hydrated();
      await tab.press(getLinkSelector('footer nav', 'about', language));
      await expectPage(tab, 'about', language);
      slow.hold();
      await tab.reload();
      await tab.back();
      await expectSoon(tab.address).toBe(getPath('home', language));
      slow.release();
      await tab.hydrated();
      await expectPage(tab, 'home', language);
      const counts = await tab.evaluate(() =>
        ['header.site-header', 'title', 'link[rel=canonical]'].map(
          (part) => document.querySelectorAll(part).length,
        ),
      );
      expect(counts).toEqual([1, 1, 1]);
    } finally {
      await slow.stop();
    }
  },
);

testJourney(
  'scrolls by itself again after a return from the back/forward cache',
  {},
  async (tab, language) => {
    await tab.open(getPath('about', language));
    await tab.hydrated();
    await tab.evaluate(() => location.assign('/robots.txt'));
    await expectSoon(tab.address).toBe('/robots.txt');
    await tab.back();
    await expectSoon(tab.address).toBe(getPath('about', language));
    await tab.hydrated();
  },
);
