import { getExtras } from '../../facts/prices/estimate.ts';
import {
  getPriceRange,
  type PriceFacts,
  type PriceList,
  type PriceSeason,
} from '../../facts/prices/prices.ts';
import { appendEventDays } from '../../features/estimate/formatEventDays.ts';
import type { EstimateCopy } from '../../model/groups.ts';
import { fill, formatList } from '../../site/formats/formats.ts';
import { formatEuroRange, formatMonthRanges } from '../../site/formats/priceFormats.ts';
import type { Language } from '../../site/languages.ts';
import type { PricesContent } from './schema.ts';

/** Returns e.g. "Νοέμβριος–Μάρτιος, στην αίθουσα". */
export const formatSeason = (
  season: PriceSeason,
  { indoors }: EstimateCopy,
  language: Language,
): string =>
  [...formatMonthRanges(season.months, language), ...(season.outdoors ? [] : [indoors])].join(', ');

/** Returns "58–95 € a guest, for events until 31 March 2028", "" for the only list. */
export const formatListTitle = (
  list: PriceList,
  { estimate, rates }: PricesContent,
  language: Language,
): string => {
  if (list.eventsFrom === undefined) return '';
  const price = formatEuroRange(getPriceRange(list), language);
  return appendEventDays(fill(rates.title, { price }), list, estimate, language);
};

export const formatUpperExtras = (
  prices: PriceFacts,
  language: Language,
  { highestSum }: PricesContent['shared'],
): string =>
  formatList(
    (['bar', 'secondMain', 'flowers', 'ceremony'] as const)
      .filter((extra) => prices.seasons.some((season) => getExtras(prices, season)[extra] > 0))
      .map((extra) => highestSum[extra]),
    language,
  );
