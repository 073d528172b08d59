import pricesJson from '../../content/facts/prices.json' with { type: 'json' };
import { addDays } from '../formats/days.ts';
import type { PriceFacts } from './prices/schema.ts';
import { hasPrices } from './shown.ts';

export type { PriceFacts };

/** Sample prices in euros, VAT included. */

export const priceDays = ['friday', 'saturday', 'sunday', 'weekday'] as const;

export type PriceDay = (typeof priceDays)[number];

export const seasonIds = ['spring', 'june', 'summer', 'winter'] as const;

export type SeasonId = (typeof seasonIds)[number];

export const guestExtras = ['bar', 'ownSpirits', 'secondMain', 'sweets'] as const;
export const onceExtras = ['ceremony', 'flowers', 'coach', 'extraHour', 'planner'] as const;

const priceList = pricesJson as PriceFacts;

export const prices: PriceFacts | undefined = hasPrices ? priceList : undefined;

/** `eventsFrom` is "" in today's list if there is a next one, undefined in the only list. */
export type PriceList = Omit<PriceFacts, 'next'> & { eventsFrom?: string };

/** Returns today's list, and the next one if there is one. */
export const getPriceLists = (facts: PriceFacts): [PriceList, ...PriceList[]] => {
  const { next, ...today } = facts;
  if (!next) return [facts];
  const seasons = seasonIds.map((id) => [id, { ...today.seasons[id], ...next.seasons[id] }]);
  return [
    { ...today, eventsFrom: '', eventsUntil: addDays(next.from, -1) },
    {
      ...today,
      eventsFrom: next.from,
      eventsUntil: next.until,
      seasons: Object.fromEntries(seasons) as PriceList['seasons'],
    },
  ];
};

/** Returns the list for events on a day, today's without one. */
export const pickList = (facts: PriceFacts, day = ''): PriceList => {
  const [today, next] = getPriceLists(facts);
  return next?.eventsFrom && next.eventsFrom <= day ? next : today;
};

/** Returns the lowest and the highest price of all lists, infinite without seasons. */
export const getPriceRange = (
  facts: PriceFacts,
  days: readonly PriceDay[] = priceDays,
  ids: readonly SeasonId[] = seasonIds,
): { from: number; to: number } => {
  const found = getPriceLists(facts).flatMap(({ seasons }) =>
    ids.flatMap((id) => days.map((day) => seasons[id].perGuest[day])),
  );
  return { from: Math.min(...found), to: Math.max(...found) };
};
