import { extrasOf } from '../../features/estimate/estimate.ts';
import { formatList } from '../../site/formats/formats.ts';
import { monthRanges } from '../../site/formats/priceFormats.ts';
import type { Language } from '../../site/languages.ts';
import { seasonIds, type PriceFacts, type SeasonId } from '../../site/facts/prices.ts';
import type { EstimateCopy } from '../../components/schema.ts';
import type { PricesContent } from './schema.ts';

/** Returns e.g. "Νοέμβριος–Μάρτιος, στην αίθουσα". */
export const seasonName = (
  { seasons }: PriceFacts,
  id: SeasonId,
  { months, indoors }: EstimateCopy,
): string =>
  [...monthRanges(seasons[id].months, months), ...(seasons[id].outdoors ? [] : [indoors])].join(
    ', ',
  );

export const upperSumText = (
  prices: PriceFacts,
  language: Language,
  { upper }: PricesContent['shared'],
): string =>
  formatList(
    (['bar', 'secondMain', 'flowers', 'ceremony'] as const)
      .filter((extra) => seasonIds.some((season) => extrasOf(prices, season)[extra] > 0))
      .map((extra) => upper[extra]),
    language,
  );
