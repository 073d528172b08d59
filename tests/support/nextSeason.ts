import type { PriceFacts } from '../../src/site/facts/prices.ts';

/** Returns the prices with a next season from 16 April 2028, 7 € dearer. */
export const withNextSeason = (prices: PriceFacts): PriceFacts => {
  const seasons = Object.entries(prices.seasons).map(([id, { perGuest }]) => [
    id,
    { perGuest: Object.fromEntries(Object.entries(perGuest).map(([day, sum]) => [day, sum + 7])) },
  ]);
  const next = { from: '2028-04-16', until: '2029-04-15', seasons: Object.fromEntries(seasons) };
  return { ...prices, next } as PriceFacts;
};
