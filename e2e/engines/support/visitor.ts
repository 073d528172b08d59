import { expect } from 'vitest';
import type { Language } from '../../../src/site/languages.ts';
import { getPath, type PageId } from '../../../src/site/pages.ts';
import { getTitle } from '../../support/messages.ts';
import { expectSoon, type Tab, type Target } from './tab.ts';

export const getLinkSelector = (within: string, id: PageId, language: Language): string =>
  `${within} a[href="${getPath(id, language)}"]`;

export const expectPage = async (tab: Tab, id: PageId, language: Language): Promise<void> => {
  await expectSoon(tab.address).toBe(getPath(id, language));
  await expectSoon(() => tab.evaluate(() => document.title)).toBe(getTitle(id, language));
};

export const expectArrival = async (tab: Tab, id: PageId, language: Language): Promise<void> => {
  await expectPage(tab, id, language);
  await expectInView(tab, 'main h1');
};

export const waitForRest = (tab: Tab): Promise<void> =>
  tab.evaluate(async () => {
    await document.fonts.ready;
    const readState = () =>
      [document.readyState, scrollY, document.documentElement.scrollHeight].join();
    for (let same = 0, before = ''; same < 10;) {
      await new Promise(requestAnimationFrame);
      same = readState() === before && document.readyState === 'complete' ? same + 1 : 0;
      before = readState();
    }
  });

/** One script, so that all boxes are of one moment. WebKit's driver may lose one of several at once. */
export const findPosition = (
  tab: Tab,
  target: Target,
): Promise<'in view' | 'under the bar' | 'further down' | 'aside'> =>
  tab.on(target, (element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const bar = document.querySelector('header.site-header')!.getBoundingClientRect();
    if (top < bar.bottom - 1) return 'under the bar';
    if (bottom > innerHeight + 1) return 'further down';
    return left < -1 || right > innerWidth + 1 ? 'aside' : 'in view';
  });

export const expectInView = (tab: Tab, target: Target): Promise<void> =>
  expectSoon(() => findPosition(tab, target), JSON.stringify(target)).toBe('in view');

export const expectPlace = async (tab: Tab, id: string): Promise<void> => {
  await expectSoon(async () => {
    await waitForRest(tab);
    return tab.on(`#${id}`, (place) => {
      const bar = document.querySelector('header.site-header')!.getBoundingClientRect().bottom;
      const heading = (place.querySelector('h1, h2, h3') ?? place).getBoundingClientRect();
      const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const begins = place.getBoundingClientRect().top;
      if (heading.top < bar - 1 || heading.bottom > innerHeight)
        return `its heading stands at ${Math.round(heading.top)} of ${innerHeight} px, the bar ends at ${bar}`;
      return isEnd || begins < innerHeight / 4 ? 'there' : `it begins at ${Math.round(begins)} px`;
    });
  }, `#${id}`).toBe('there');
  expect(await tab.address()).toContain(`#${id}`);
};
