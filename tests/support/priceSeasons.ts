import type { PriceFacts, PriceSeason } from '../../src/facts/prices/prices.ts';
import { localize } from './localized.ts';

const createSeason = (
  name: string,
  months: PriceSeason['months'],
  smallest: number,
  outdoors: boolean,
  weekday: number,
): PriceSeason => ({
  name: localize(`${name} el`, `${name} en`),
  months,
  smallest,
  outdoors,
  perGuest: { friday: weekday + 10, saturday: weekday + 20, sunday: weekday + 5, weekday },
});

export const priceSeasons: PriceSeason[] = [
  createSeason('spring', [4, 5, 10], 80, true, 60),
  createSeason('june', [6, 9], 120, true, 75),
  createSeason('summer', [7, 8], 100, true, 70),
  createSeason('winter', [11, 12, 1, 2, 3], 60, false, 50),
];

/** Returns the prices with seasons that the owner cannot change. */
export const withSeasons = (prices: PriceFacts): PriceFacts => ({
  ...prices,
  seasons: priceSeasons,
  weekdaySmallest: 50,
});

/** Returns the prices with a next season from 16 April 2028, 7 € dearer. */
export const withNextSeason = (prices: PriceFacts): PriceFacts => ({
  ...prices,
  seasons: prices.seasons.map((season) => {
    const { friday, saturday, sunday, weekday } = season.perGuest;
    return {
      ...season,
      nextPerGuest: {
        friday: friday + 7,
        saturday: saturday + 7,
        sunday: sunday + 7,
        weekday: weekday + 7,
      },
    };
  }),
  next: { from: '2028-04-16', until: '2029-04-15' },
});
