import {
  extrasOf,
  roundedTo,
  type Estimate,
  type Occasion,
} from '../../features/estimate/estimate.ts';
import { fill, formatList } from '../../site/formats/formats.ts';
import { formatEuros, monthRanges } from '../../site/formats/priceFormats.ts';
import type { Language } from '../../site/languages.ts';
import { seasonIds, type PriceFacts, type SeasonId } from '../../site/facts/prices.ts';
import type { PriceLabels, PricesContent } from './schema.ts';

/** Returns the months of a season: "Νοέμβριος–Μάρτιος, στην αίθουσα". */
export const seasonName = (
  { seasons }: PriceFacts,
  id: SeasonId,
  { months, indoors }: Pick<PriceLabels, 'months' | 'indoors'>,
): string =>
  [...monthRanges(seasons[id].months, months), ...(seasons[id].outdoors ? [] : [indoors])].join(
    ', ',
  );

const upperExtras = ['bar', 'secondMain', 'flowers', 'ceremony'] as const;

/** Returns a list of extras, or "". */
export const upperSumText = (
  prices: PriceFacts,
  language: Language,
  { upper }: PriceLabels,
): string => {
  const had = upperExtras.filter((extra) =>
    seasonIds.some((season) => extrasOf(prices, season)[extra] > 0),
  );
  return formatList(
    had.map((extra) => upper[extra]),
    language,
  );
};

/** Returns the calculation of a sum as text. */
export const reckoning = (
  prices: PriceFacts,
  { season }: Occasion,
  { counted, price }: Estimate,
  language: Language,
  copy: PricesContent['calculator'],
  { reckoned }: PriceLabels,
): string => {
  const extras = extrasOf(prices, season);
  const perGuest = (['bar', 'secondMain'] as const).filter((extra) => extras[extra] > 0);
  const once = (['flowers', 'ceremony'] as const).filter((extra) => extras[extra] > 0);
  const parts = [
    perGuest.length > 0 &&
      fill(copy.perGuest, {
        price: formatEuros(extras.bar + extras.secondMain, language),
        what: formatList(
          perGuest.map((extra) => reckoned[extra]),
          language,
        ),
      }),
    ...once.map((extra) => fill(reckoned[extra], { price: formatEuros(extras[extra], language) })),
  ].filter((part) => part !== false);
  return [
    fill(copy.how, { guests: counted, price: formatEuros(price, language) }),
    parts.length > 0 && fill(copy.withExtras, { extras: formatList(parts, language) }),
    fill(copy.rounding, { step: formatEuros(roundedTo, language) }),
  ]
    .filter(Boolean)
    .join(' ');
};

/** Returns why the billed guests differ, or undefined. */
export const whyCounted = (
  { weekdaySmallest }: PriceFacts,
  { day }: Occasion,
  { because, counted }: Estimate,
  copy: PricesContent['calculator'],
): string | undefined => {
  if (!because) return undefined;
  const reason = fill(copy[because], { guests: counted });
  return because === 'smallest' && day !== 'weekday'
    ? `${reason} ${fill(copy.weekdayEnough, { guests: weekdaySmallest })}`
    : reason;
};
