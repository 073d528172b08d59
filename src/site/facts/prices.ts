import ownPrices from '../../content/facts/prices.json' with { type: 'json' };
import { hasPrices } from './hasPrices.ts';
import type { Prices, Season } from './schema.ts';

export type { Prices };

/**
 * What an event costs and by which rules, each figure once; they stand in src/content/facts/prices.json, all of them sample. Euros, VAT included. What is left out (a
 * field that may be, an entry of a list, the whole in hasPrices.ts) is not shown anywhere.
 */

/** The days that have a price of their own, in the order of the table. */
export const priceDays = ['friday', 'saturday', 'sunday', 'weekday'] as const;

export type PriceDay = (typeof priceDays)[number];

/** In the order of the table. */
export const seasonIds = ['spring', 'june', 'summer', 'winter'] as const;

export type SeasonId = (typeof seasonIds)[number];

/** What costs extra, a guest and once, in the order of the list. */
export const guestExtras = ['bar', 'ownSpirits', 'secondMain', 'sweets'] as const;
export const onceExtras = ['ceremony', 'flowers', 'coach', 'extraHour', 'planner'] as const;

const list = ownPrices as Prices;

export const prices: Prices | undefined = hasPrices ? list : undefined;

/** Returns the lowest price per guest, of all days and seasons or of some; Infinity if no season is meant. */
export const lowestPrice = (
  { seasons }: Prices,
  days: readonly PriceDay[] = priceDays,
  isMeant: (season: Season) => boolean = () => true,
): number =>
  Math.min(
    ...Object.values(seasons)
      .filter(isMeant)
      .flatMap(({ perGuest }) => days.map((day) => perGuest[day])),
  );

/** Returns the highest price per guest of the whole list. */
export const highestPrice = ({ seasons }: Prices): number =>
  Math.max(...Object.values(seasons).flatMap(({ perGuest }) => Object.values(perGuest)));
