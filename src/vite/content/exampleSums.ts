import { findSeason, type PriceFacts } from '../../facts/prices/prices.ts';

const baptismChildren = 12;

/** Returns the sums that sentences work out, in euros. A sum is undefined if one of its prices is left out. */
export const computeExampleSums = (prices: PriceFacts) => {
  const { companies, children, baptismUntil, weekdaySmallest } = prices;
  const { smallest, outdoors, perGuest } = findSeason(prices, '6')!;
  const { bar } = prices.perGuest;
  const { flowers, ceremony } = prices.once;
  const wedding = smallest * perGuest.saturday;
  const meeting = companies && companies.smallest * companies.perPerson;
  return {
    wedding: {
      guests: smallest,
      total: wedding,
      withExtras:
        outdoors && bar && flowers && ceremony
          ? wedding + smallest * bar + flowers + ceremony
          : undefined,
    },
    baptism: {
      children: baptismChildren,
      total:
        baptismUntil && children
          ? weekdaySmallest * perGuest.weekday + baptismChildren * children.price
          : undefined,
    },
    meeting: {
      total: meeting,
      net: meeting && companies.vat && (100 * meeting) / (100 + companies.vat),
    },
  };
};
