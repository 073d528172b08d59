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
