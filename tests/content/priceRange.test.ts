import { describe, expect, it, onTestFinished } from 'vitest';
import { priceDays, prices, type PriceFacts } from '../../src/facts/prices/prices.ts';
import { formatEuros } from '../../src/site/formats/priceFormats.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { pageIds } from '../../src/site/pages.ts';
import { compose } from '../../src/vite/content/compose.ts';
import { getCopyFile } from '../../src/vite/content/composeContent.ts';
import { computeFacts } from '../../src/vite/content/computedFacts.ts';
import { readContent } from '../../src/vite/content/readContent.ts';
import { sentenceFacts } from '../../src/vite/content/sentenceFacts.ts';
import { collectTexts } from '../support/texts.ts';

const { seasons } = prices as PriceFacts;
const cells = seasons.flatMap((season) => priceDays.map((day) => ({ season, day })));

/** Cents that no other sum has, so a text that names such a sum names a price of the list. */
const cents = 0.37;
cells.forEach(({ season, day }, index) => (season.perGuest[day] = 100 + index + cents));

const readSums = (text: string): number[] =>
  [...text.matchAll(/(\d+)[.,]37\b/g)].map(([, whole]) => Number(whole) + cents);

describe.each([
  ['lowest', 1 + cents],
  ['highest', 999 + cents],
] as const)('the %s price', (end, price) => {
  it.each(cells)('is the one that pages name, with its season: $season.name.en, $day', (cell) => {
    const before = cell.season.perGuest[cell.day];
    onTestFinished(() => void (cell.season.perGuest[cell.day] = before));
    cell.season.perGuest[cell.day] = price;
    const sums = cells.map(({ season, day }) => season.perGuest[day]);
    const weekdays = (outdoors: boolean) =>
      seasons.filter((one) => one.outdoors === outdoors).map(({ perGuest }) => perGuest.weekday);
    const named = [
      Math.min(...sums),
      Math.max(...sums),
      Math.min(...weekdays(true)),
      Math.min(...weekdays(false)),
      Math.max(...weekdays(true), ...weekdays(false)),
    ];
    for (const language of languageCodes) {
      const facts = { ...sentenceFacts[language], ...computeFacts(language) };
      expect(facts[`prices.${end}`]).toBe(formatEuros(price, language));
      expect(facts[`prices.${end}Season`]).toBe(cell.season.name[language]);
      for (const name of [...pageIds, 'keyFacts'])
        for (const { at, text } of collectTexts(
          readContent(`${language}/${getCopyFile(name)}`),
          name,
        )) {
          const wrong = readSums(compose(text, facts).text).filter((sum) => !named.includes(sum));
          expect(wrong, at).toEqual([]);
        }
    }
  });
});
