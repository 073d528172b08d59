import ownPrices from '../../content/facts/prices.json' with { type: 'json' };
import { hasPrices } from './shown.ts';
import type { PriceFacts, PriceSeason } from './prices/schema.ts';

export type { PriceFacts };

/** Sample prices in euros, VAT included. */

export const priceDays = ['friday', 'saturday', 'sunday', 'weekday'] as const;

export type PriceDay = (typeof priceDays)[number];

export const seasonIds = ['spring', 'june', 'summer', 'winter'] as const;

export type SeasonId = (typeof seasonIds)[number];

export const guestExtras = ['bar', 'ownSpirits', 'secondMain', 'sweets'] as const;
export const onceExtras = ['ceremony', 'flowers', 'coach', 'extraHour', 'planner'] as const;

const list = ownPrices as PriceFacts;

export const prices: PriceFacts | undefined = hasPrices ? list : undefined;

/** Returns euros per guest, or Infinity if no season matches. */
export const lowestPrice = (
  { seasons }: PriceFacts,
  days: readonly PriceDay[] = priceDays,
  isMeant: (season: PriceSeason) => boolean = () => true,
): number =>
  Math.min(
    ...Object.values(seasons)
      .filter(isMeant)
      .flatMap(({ perGuest }) => days.map((day) => perGuest[day])),
  );

export const highestPrice = ({ seasons }: PriceFacts): number =>
  Math.max(...Object.values(seasons).flatMap(({ perGuest }) => Object.values(perGuest)));
