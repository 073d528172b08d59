import type { EstimateCopy } from '../../components/schema.ts';
import { estimate, type Occasion } from './estimate.ts';
import { fill, formatList } from '../../site/formats/formats.ts';
import { formatEuroRange, monthRanges } from '../../site/formats/priceFormats.ts';
import type { Language } from '../../site/languages.ts';
import type { PriceFacts } from '../../site/facts/prices.ts';

export function estimateLines(
  prices: PriceFacts,
  occasion: Occasion,
  language: Language,
  copy: EstimateCopy,
): string {
  const { from, to } = estimate(prices, occasion);
  const { months, outdoors } = prices.seasons[occasion.season];
  const season = formatList(monthRanges(months, copy.months), language, 'or');
  return fill(copy.lines, {
    guests: occasion.guests,
    day: copy.days[occasion.day].name,
    season: outdoors ? season : `${season}, ${copy.indoors}`,
    range: formatEuroRange(from, to, language),
  });
}
