import type { PricesContent } from '../../src/pages/prices/schema.ts';
import { composeInEachLanguage } from '../../src/vite/content/contentOf.ts';
import { languages } from '../../src/site/languages.ts';
import { getPath } from '../../src/site/pages.ts';
import { journey } from './support/journey.ts';
import { soon } from './support/tab.ts';
import { atRest, expectArrival, expectPlace, linkTo, whereIs } from './support/visitor.ts';

const toServices = 'main section a[href="#services"]';

for (const [page, id] of [
  ['home', 'services'],
  ['gallery', 'pages'],
] as const)
  journey(`scrolls to #${id} of ${page} if the address names it`, {}, async (tab, language) => {
    await tab.open(`${getPath(page, language)}#${id}`);
    await tab.hydrated();
    await expectPlace(tab, id);
  });

journey(
  'a link to a passage of text, as search engines make them, leads there on a first visit',
  {},
  async (tab, language) => {
    const passage = composeInEachLanguage<PricesContent>('prices')[language].rules.title.replaceAll(
      '*',
      '',
    );
    await tab.open(`${getPath('prices', language)}#:~:text=${encodeURIComponent(passage)}`);
    await tab.hydrated();
    await soon(async () => {
      await atRest(tab);
      return whereIs(tab, '#rules-title');
    }, passage).toBe('in view');
  },
);

journey(
  "Back returns to the place that was left, and the hero's button still leads to the services",
  {},
  async (tab, language) => {
    const link = linkTo('footer nav', 'about', language);
    await tab.open(languages[language].home);
    await tab.press(link);
    await expectArrival(tab, 'about', language);
    await tab.back();
    await soon(tab.address).toBe(getPath('home', language));
    await soon(async () => {
      await atRest(tab);
      const { top, bottom } = await tab.place(link);
      return top > 0 && bottom < (await tab.evaluate(() => innerHeight))
        ? 'in view'
        : `at ${Math.round(top)} px`;
    }, 'the link in the footer').toBe('in view');
    await tab.press(toServices);
    await expectPlace(tab, 'services');
  },
);
