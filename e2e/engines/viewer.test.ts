import { expect } from 'vitest';
import { getPath } from '../../src/site/pages.ts';
import { layoutMessages } from '../support/messages.ts';
import { testJourney } from './support/journey.ts';
import { expectSoon, type Tab } from './support/tab.ts';

const dialog = 'dialog.viewer-dialog';
const photo = `${dialog} .viewer__stage > :not([aria-hidden]) > *`;
const third = 'main a.tile[data-nth="3"]';

const numberShown = (tab: Tab): Promise<number> =>
  tab.on(`${dialog} .tabular`, (counter) => Number.parseInt(counter.textContent ?? '', 10));
const scale = (tab: Tab): Promise<number> =>
  tab.on(photo, (element) => new DOMMatrix(getComputedStyle(element).transform).a);

testJourney(
  'a photo opens, leads to the next, comes nearer, and closes by Escape and by Back',
  {},
  async (tab, language) => {
    const copy = layoutMessages[language].viewer;
    await tab.open(getPath('gallery', language));
    const pressThird = async (): Promise<void> => {
      await tab.evaluate(() =>
        document.querySelectorAll('main a.tile')[2]!.setAttribute('data-nth', '3'),
      );
      await tab.press(third);
      await expectSoon(() => numberShown(tab)).toBe(3);
    };
    await pressThird();
    await expectSoon(
      () =>
        tab.on(`${photo}`, (element) =>
          [element, ...element.querySelectorAll('img')].some(
            (image) =>
              image instanceof HTMLImageElement && image.complete && image.naturalWidth > 100,
          ),
        ),
      'the photo is there',
    ).toBe(true);
    await tab.press({ css: `${dialog} button`, name: copy.next });
    await expectSoon(() => numberShown(tab)).toBe(4);
    await tab.press({ css: `${dialog} button`, name: copy.zoomIn });
    await expectSoon(() => scale(tab)).toBeGreaterThan(1.2);
    await tab.escape();
    await expectSoon(() => tab.isShown(dialog)).toBe(false);
    await expectSoon(tab.address).toBe(getPath('gallery', language));

    await pressThird();
    await expectSoon(tab.address).toMatch(/photo=/);
    await tab.back();
    await expectSoon(() => tab.isShown(dialog)).toBe(false);
    expect(await tab.address()).toBe(getPath('gallery', language));
  },
);
