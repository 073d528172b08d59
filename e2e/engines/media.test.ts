import { expect } from 'vitest';
import { getPath } from '../../src/site/pages.ts';
import { findPhotosInTwoSizes } from '../support/photoRequests.ts';
import { testJourney } from './support/journey.ts';
import { expectSoon } from './support/tab.ts';

testJourney('loads every font of the site', {}, async (tab) => {
  await tab.open(getPath('home', 'el'));
  const failed = () =>
    tab.evaluate(async () => {
      const own = [...document.fonts].filter(({ family }) => /(Greek|Latin)"?$/.test(family));
      await Promise.allSettled(own.map((face) => face.load()));
      return own.length > 3
        ? own.filter(({ status }) => status !== 'loaded').map(({ family }) => family)
        : ['not declared yet'];
    });
  await expectSoon(failed).toEqual([]);
});

testJourney('loads photos as AVIF', {}, async (tab) => {
  await tab.open(getPath('gallery', 'el'));
  const first = 'main a.tile img';
  await expectSoon(() => tab.on(first, (image) => (image as HTMLImageElement).currentSrc)).toMatch(
    /\.avif$/,
  );
  await tab.on(first, (image) => (image as HTMLImageElement).decode());
  expect(await tab.on(first, (image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(
    100,
  );
});

testJourney('loads each photo of a first visit in one size', {}, async (tab, language) => {
  for (const id of ['home', 'wedding'] as const) {
    await tab.open(getPath(id, language));
    await tab.hydrated();
    expect(await tab.evaluate(findPhotosInTwoSizes), id).toEqual([]);
  }
});

/** Runs in the page. Prints into columns, which break their content as sheets do. Returns the texts of cut photos. */
const printIntoColumns = (): { shown: number; cut: string[] } => {
  const applyPrintRules = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText.startsWith('print'))
        rule.media.mediaText = 'all';
      if ('cssRules' in rule) applyPrintRules(rule.cssRules as CSSRuleList);
    }
  };
  for (const { cssRules } of document.styleSheets) applyPrintRules(cssRules);
  const main = document.querySelector('main')!;
  main.style.cssText = 'columns: 700px; column-gap: 0; column-fill: auto; height: 1000px';
  main.style.width = '700px';
  const { bottom } = main.getBoundingClientRect();
  const photos = [...main.querySelectorAll('img')].filter((photo) => photo.checkVisibility());
  const isCut = (photo: Element): boolean =>
    photo.getClientRects().length > 1 || photo.getBoundingClientRect().bottom > bottom + 1;
  return { shown: photos.length, cut: photos.filter(isCut).map(({ alt }) => alt) };
};

testJourney('prints no photo across two sheets', { sizes: ['desktop'] }, async (tab) => {
  for (const id of ['baptism', 'party', 'venue'] as const) {
    await tab.open(getPath(id, 'el'));
    const { shown, cut } = await tab.evaluate(printIntoColumns);
    expect(shown, id).toBeGreaterThan(3);
    expect(cut, id).toEqual([]);
  }
});
