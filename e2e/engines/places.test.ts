import type { PricesContent } from '../../src/pages/prices/schema.ts';
import { languages } from '../../src/site/languages.ts';
import { getPath } from '../../src/site/pages.ts';
import { composeContent } from '../../src/vite/content/composeContent.ts';
import { testJourney } from './support/journey.ts';
import { expectSoon } from './support/tab.ts';
import {
  expectArrival,
  expectPlace,
  findPosition,
  getLinkSelector,
  waitForRest,
} from './support/visitor.ts';

const toServices = 'main section a[href="#services"]';

for (const [page, id] of [
  ['home', 'services'],
  ['gallery', 'pages'],
] as const)
  testJourney(`scrolls to #${id} of ${page} if the address names it`, {}, async (tab, language) => {
    await tab.open(`${getPath(page, language)}#${id}`);
    await tab.hydrated();
    await expectPlace(tab, id);
  });

testJourney(
  'a link to a passage of text, as search engines make them, leads there on a first visit',
  {},
  async (tab, language) => {
    const { rules } = composeContent<PricesContent>('prices', language);
    const passage = rules.title.replaceAll('*', '');
    await tab.open(`${getPath('prices', language)}#:~:text=${encodeURIComponent(passage)}`);
    await tab.hydrated();
    await expectSoon(async () => {
      await waitForRest(tab);
      return findPosition(tab, '#rules-title');
    }, passage).toBe('in view');
  },
);

testJourney(
  "Back returns to the place that was left, and the hero's button still leads to the services",
  {},
  async (tab, language) => {
    const link = getLinkSelector('footer nav', 'about', language);
    await tab.open(languages[language].home);
    await tab.press(link);
    await expectArrival(tab, 'about', language);
    await tab.back();
    await expectSoon(tab.address).toBe(getPath('home', language));
    await expectSoon(async () => {
      await waitForRest(tab);
      const { top, bottom } = await tab.place(link);
      return top > 0 && bottom < (await tab.evaluate(() => innerHeight))
        ? 'in view'
        : `at ${Math.round(top)} px`;
    }, 'the link in the footer').toBe('in view');
    await tab.press(toServices);
    await expectPlace(tab, 'services');
  },
);
