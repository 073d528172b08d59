import { expect } from 'vitest';
import { getPath } from '../../src/site/pages.ts';
import { formerTitle, startFormerSite } from '../support/formerSite.ts';
import { getTitle } from '../support/messages.ts';
import { testJourney } from './support/journey.ts';
import { expectSoon, type Tab } from './support/tab.ts';
import { expectInView } from './support/visitor.ts';

const problemsInView = (tab: Tab): Promise<string[]> =>
  tab.evaluate(() => {
    const isInView = (element: Element): boolean => {
      const { top, bottom, width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && bottom > 0 && top < innerHeight;
    };
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      found.push(`the page is ${scrollWidth} px wide in ${clientWidth}`);
    for (const image of [...document.images].filter(isInView))
      if (!image.complete || image.naturalWidth === 0) found.push(`not there: ${image.src}`);
    for (const copy of [
      ...document.querySelectorAll('main :is(h1, h2, h3, p, li), footer :is(a, h2)'),
    ].filter(isInView)) {
      if (copy.closest('[hidden], [aria-hidden=true], form')) continue;
      let opacity = 1;
      for (let at: Element | null = copy; at; at = at.parentElement)
        opacity *= Number(getComputedStyle(at).opacity);
      const { right, left } = copy.getBoundingClientRect();
      const isOut = (right > clientWidth + 1 || left < -1) && !copy.closest('nav, ul');
      if (isOut || (opacity < 0.99 && opacity !== 0.55))
        found.push(`${isOut ? 'outside' : 'faint'}: ${copy.textContent?.slice(0, 40)}`);
    }
    return found;
  });

// These pages have all kinds of hero, section and form.
for (const id of ['home', 'wedding', 'contact'] as const)
  testJourney(`shows the page ${id} without errors`, {}, async (tab, language) => {
    await tab.open(getPath(id, language));
    await expectSoon(() => tab.isShown('footer'), 'the page is shown to its end').toBe(true);
    await expectInView(tab, 'main h1');
    for (let isEnd = false; !isEnd;) {
      await expectSoon(() => problemsInView(tab)).toEqual([]);
      isEnd = await tab.evaluate(() => {
        const before = scrollY;
        scrollBy({ top: innerHeight * 0.85, behavior: 'instant' });
        return scrollY === before;
      });
    }
    const logos = await tab.evaluate(() =>
      [...document.querySelectorAll('.partner-logo')].map(
        (logo) => logo.getBoundingClientRect().width > 40,
      ),
    );
    expect(logos).toEqual(id === 'home' ? [true, true, true] : []);
  });

testJourney(
  'the application starts by itself, and the main heading stays where it was',
  {},
  async (tab, language) => {
    await tab.open(getPath('home', language));
    await expectInView(tab, 'main h1');
    const { top } = await tab.place('main h1');
    await tab.hydrated();
    expect(Math.abs((await tab.place('main h1')).top - top)).toBeLessThan(2);
  },
);

testJourney(
  'replaces a former site that its worker still shows from the cache',
  {},
  async (tab) => {
    const former = await startFormerSite();
    await tab.open('/', former.url);
    await expectSoon(() => tab.evaluate(() => document.title)).toBe(formerTitle);
    former.deploy();
    await tab.open('/', former.url);
    await expectSoon(() => tab.evaluate(() => document.title)).toBe(getTitle('home', 'el'));
    await former.stop();
  },
);
