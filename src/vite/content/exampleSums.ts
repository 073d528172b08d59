import {
  computeEstimate,
  getDefaultEstimateInput,
  getExtras,
} from '../../facts/prices/estimate.ts';
import { findSeason, type PriceFacts } from '../../facts/prices/prices.ts';

const baptismChildren = 12;

/** In euros. A sum is undefined if one of its prices is left out. */
export const computeExampleSums = (prices: PriceFacts) => {
  const { companies, children, baptismUntil, weekdaySmallest } = prices;
  const input = getDefaultEstimateInput(prices);
  const wedding = computeEstimate(prices, input);
  const { bar, flowers, ceremony } = getExtras(prices, findSeason(prices, input.season)!);
  const lunch = computeEstimate(prices, {
    ...input,
    guests: weekdaySmallest + baptismChildren,
    children: baptismChildren,
    day: 'weekday',
  });
  const meeting = companies && companies.smallest * companies.perPerson;
  return {
    wedding: {
      guests: wedding.chargedGuests,
      total: wedding.sum,
      withExtras:
        bar && flowers && ceremony
          ? wedding.sum + wedding.chargedGuests * bar + flowers + ceremony
          : undefined,
    },
    baptism: {
      children: baptismChildren,
      total: baptismUntil && children ? lunch.sum : undefined,
    },
    meeting: {
      total: meeting,
      net: meeting && companies.vat && (100 * meeting) / (100 + companies.vat),
    },
  };
};
