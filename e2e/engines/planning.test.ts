import { estimate, usualOccasion } from '../../src/features/estimate/estimate.ts';
import { formatEuroRange } from '../../src/site/formats/priceFormats.ts';
import { pathOf } from '../../src/site/paths.ts';
import { prices as list, type Prices } from '../../src/site/facts/prices.ts';
import { parts } from '../../src/site/facts/estateFacts.ts';
import { journey } from './support/journey.ts';
import { textsIn } from './support/forms.ts';
import { soon } from './support/tab.ts';
import { expectPlace } from './support/visitor.ts';

const prices = list as Prices;

journey(
  'the calculator reckons with what is chosen, and its sum comes into the request form',
  {},
  async (tab, language) => {
    await tab.open(pathOf('prices', language));
    for (const choice of ['season"][value="summer', 'day"][value="friday'])
      await tab.press(`#calculator input[name="${choice}"]`);
    const occasion = { ...usualOccasion(prices), season: 'summer', day: 'friday' } as const;
    const { from, to } = estimate(prices, occasion);
    const sum = formatEuroRange(from, to, language);
    await soon(() => tab.on('#calculator output', (output) => output.textContent)).toContain(sum);
    await tab.press('#calculator button[type=submit]');
    await soon(tab.address).toBe(
      `${pathOf('request', language)}?guests=${occasion.guests}&season=summer&day=friday`,
    );
    await soon(async () => (await textsIn(tab, 'request')).specialRequests).toContain(sum);
    await soon(() =>
      tab.on('main form [name=guestCount]', (field) => (field as HTMLInputElement).value),
    ).toBe(String(occasion.guests));
  },
);

journey(
  'an evening of the dates fills in its day in the request form',
  {},
  async (tab, language) => {
    await tab.open(pathOf('reception', language));
    await tab.press('#dates table a[href*="eventDate="]');
    await soon(tab.address).toMatch(/\?eventDate=\d{4}-\d\d-\d\d$/);
    const asked = (await tab.address()).slice(-10);
    await soon(() =>
      tab.on('main form [name=eventDate]', (field) => (field as HTMLInputElement).value),
    ).toBe(asked);
  },
);

journey('a number of the plan leads to its place', {}, async (tab, language) => {
  await tab.open(pathOf('venue', language));
  await soon(
    () => tab.on('main img[src*="/plan-"]', (image) => (image as HTMLImageElement).naturalWidth),
    'the drawing',
  ).toBeGreaterThan(0);
  const part = 'lawn';
  await tab.press({
    css: `main a[href="#${part}"] > span > span`,
    name: String(parts.indexOf(part) + 1),
  });
  await expectPlace(tab, part);
});
