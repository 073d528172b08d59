import { expect } from 'vitest';
import type { Language } from '../../../src/site/languages.ts';
import { type PageId, getPath } from '../../../src/site/pages.ts';
import { titleOf } from '../../support/messages.ts';
import { soon, type Tab, type Target } from './tab.ts';

export const linkTo = (within: string, id: PageId, language: Language): string =>
  `${within} a[href="${getPath(id, language)}"]`;

export const expectPage = async (tab: Tab, id: PageId, language: Language): Promise<void> => {
  await soon(tab.address).toBe(getPath(id, language));
  await soon(() => tab.evaluate(() => document.title)).toBe(titleOf(id, language));
};

export const expectArrival = async (tab: Tab, id: PageId, language: Language): Promise<void> => {
  await expectPage(tab, id, language);
  await expectInView(tab, 'main h1');
};

/** Waits for fonts and images, and for ten frames without a change. */
export const atRest = (tab: Tab): Promise<void> =>
  tab.evaluate(async () => {
    await document.fonts.ready;
    const state = () =>
      [document.readyState, scrollY, document.documentElement.scrollHeight].join();
    for (let same = 0, before = ''; same < 10;) {
      await new Promise(requestAnimationFrame);
      same = state() === before && document.readyState === 'complete' ? same + 1 : 0;
      before = state();
    }
  });

export const whereIs = async (
  tab: Tab,
  target: Target,
): Promise<'in view' | 'under the bar' | 'further down' | 'aside'> => {
  const [{ top, bottom, left, right }, bar, { width, height }] = await Promise.all([
    tab.place(target),
    tab.place('header.site-header'),
    tab.evaluate(() => ({ width: innerWidth, height: innerHeight })),
  ]);
  if (top < bar.bottom - 1) return 'under the bar';
  if (bottom > height + 1) return 'further down';
  return left < -1 || right > width + 1 ? 'aside' : 'in view';
};

export const expectInView = (tab: Tab, target: Target): Promise<void> =>
  soon(() => whereIs(tab, target), JSON.stringify(target)).toBe('in view');

export const expectPlace = async (tab: Tab, id: string): Promise<void> => {
  await soon(async () => {
    await atRest(tab);
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
