import pricesJson from '../../content/facts/prices.json' with { type: 'json' };
import { addDays } from '../../site/formats/days.ts';
import { hasPrices } from '../shown/shown.ts';
import type { PriceFacts } from './schema.ts';

export type { PriceFacts };

export const priceDays = ['friday', 'saturday', 'sunday', 'weekday'] as const;

export type PriceDay = (typeof priceDays)[number];

export type PriceSeason = PriceFacts['seasons'][number];

export const guestExtras = ['bar', 'ownSpirits', 'secondMain', 'sweets'] as const;
export const onceExtras = ['ceremony', 'flowers', 'coach', 'extraHour', 'planner'] as const;

/** Sample prices in euros, VAT included. */
const priceList = pricesJson as PriceFacts;

export const prices: PriceFacts | undefined = hasPrices ? priceList : undefined;

/** `eventsFrom` is "" in today's list if there is a next one, undefined in the only list. */
export type PriceList = Omit<PriceFacts, 'next'> & { eventsFrom?: string };

export const getPriceLists = (facts: PriceFacts): [PriceList, ...PriceList[]] => {
  const { next, ...today } = facts;
  if (!next) return [facts];
  return [
    { ...today, eventsFrom: '', eventsUntil: addDays(next.from, -1) },
    {
      ...today,
      eventsFrom: next.from,
      eventsUntil: next.until,
      seasons: today.seasons.map((season) => ({
        ...season,
        perGuest: season.nextPerGuest ?? season.perGuest,
      })),
    },
  ];
};

/** Without a day, returns today's list. */
export const pickList = (facts: PriceFacts, day = ''): PriceList => {
  const [today, next] = getPriceLists(facts);
  return next?.eventsFrom && next.eventsFrom <= day ? next : today;
};

/** `month` is "6" for June. Each month is in one season, so it identifies the season. */
export const findSeason = (
  { seasons }: Pick<PriceFacts, 'seasons'>,
  month: string,
): PriceSeason | undefined => seasons.find(({ months }) => months.map(String).includes(month));

export const getSeasonId = ({ months }: PriceSeason): string => String(months[0]);

/** Returns infinite values without such a season. */
export const getPriceRange = (
  facts: PriceFacts,
  days: readonly PriceDay[] = priceDays,
  isMeant: (season: PriceSeason) => boolean = () => true,
): { from: number; to: number } => {
  const found = getPriceLists(facts).flatMap(({ seasons }) =>
    seasons.filter(isMeant).flatMap(({ perGuest }) => days.map((day) => perGuest[day])),
  );
  return { from: Math.min(...found), to: Math.max(...found) };
};

/** Known even if prices are hidden. */
export const outdoorMonths: readonly number[] = priceList.seasons.flatMap(({ months, outdoors }) =>
  outdoors ? months : [],
);
