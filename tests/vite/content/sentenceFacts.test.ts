import { expect, it, vi } from 'vitest';
import availability from '../../../src/content/facts/availability.json' with { type: 'json' };
import { prices } from '../../../src/facts/prices/prices.ts';
import { hours, partners, venue } from '../../../src/facts/venue/venue.ts';
import { formatDay } from '../../../src/site/formats/formatDay.ts';
import { formatRating, formatTime } from '../../../src/site/formats/formats.ts';
import { formatEuros } from '../../../src/site/formats/priceFormats.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import { sentenceFacts } from '../../../src/vite/content/sentenceFacts.ts';

it.each(languageCodes)(
  'writes a fact by its path, in the language of the page (%s)',
  (language) => {
    const bar = prices?.perGuest.bar;
    expect(sentenceFacts[language]).toMatchObject({
      'venue.capacity.indoors': String(venue.capacity.indoors),
      'venue.rating.value': formatRating(venue.rating.value, language),
      'partners.dj.name': partners.dj.name[language],
      'hours.pages.opens': formatTime(hours.pages[language].opens, language),
      'prices.perGuest.bar': bar && formatEuros(bar, language),
      'availability.checked': formatDay(availability.checked, language),
    });
  },
);

it('writes a range with equal ends as one number', async () => {
  vi.resetModules();
  vi.doMock(import('../../../src/facts/venue/venue.ts'), async (original) => {
    const actual = await original();
    return { ...actual, venue: { ...actual.venue, churchMinutes: { from: 15, to: 15 } } };
  });
  const { computeFacts } = await import('../../../src/vite/content/computedFacts.ts');
  expect(computeFacts('en')['churches.minutes']).toBe('15');
});
