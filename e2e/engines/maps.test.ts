import { getPath } from '../../src/site/pages.ts';
import { testJourney } from './support/journey.ts';
import { expectSoon } from './support/tab.ts';

testJourney(
  'lets the wheel over a map scroll the page',
  { sizes: ['desktop'] },
  async (tab, language) => {
    await tab.open(getPath('churches', language));
    await tab.hydrated();
    await tab.on('iframe', (frame) =>
      frame.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await expectSoon(() =>
      tab.evaluate(() => !!frames[0]?.document.querySelector('.leaflet-marker-icon')),
    ).toBe(true);
    // It appears with an animation.
    await expectSoon(async () => void (await tab.place('iframe'))).toBeUndefined();
    const { left, right, top } = await tab.place('iframe');
    const before = await tab.evaluate(() => scrollY);
    await tab.turnWheel(Math.round((left + right) / 2), Math.round(top) + 100, 120);
    await expectSoon(() => tab.evaluate(() => scrollY)).toBeGreaterThan(before);
  },
);
