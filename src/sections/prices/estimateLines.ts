import { estimate, type Occasion } from '../../site/estimate.ts';
import { fill } from '../../site/formats/fill.ts';
import { formatList } from '../../site/formats/formatList.ts';
import { formatEuroRange, monthRanges } from '../../site/formats/priceFormats.ts';
import type { Language } from '../../site/languages.ts';
import type { PriceDay, Prices } from '../../site/facts/prices.ts';

/** Words of a sum that the prices page and the request form both say. */
export type EstimateWords = {
  days: Readonly<Record<PriceDay, { name: string; short: string }>>;
  /** January to December, as they stand alone. */
  months: readonly string[];
  /** After the months of a season without the garden. */
  indoors: string;
  /** Two lines of the visitor's, which go along to the request form. */
  lines: string;
  /** Said over the form: that they stand there, and where. */
  handed: string;
};

/** What the calculator said, as the first lines of a request. */
export function estimateLines(
  prices: Prices,
  occasion: Occasion,
  language: Language,
  words: EstimateWords,
): string {
  const { from, to } = estimate(prices, occasion);
  const { months, outdoors } = prices.seasons[occasion.season];
  const season = formatList(monthRanges(months, words.months), language, 'or');
  return fill(words.lines, {
    guests: occasion.guests,
    day: words.days[occasion.day].name,
    season: outdoors ? season : `${season}, ${words.indoors}`,
    range: formatEuroRange(from, to, language),
  });
}
