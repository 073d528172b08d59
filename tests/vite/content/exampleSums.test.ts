import { expect, it } from 'vitest';
import type { PriceFacts } from '../../../src/facts/prices/prices.ts';
import { computeExampleSums } from '../../../src/vite/content/exampleSums.ts';
import { localize } from '../../support/localized.ts';
import { priceSeasons } from '../../support/priceSeasons.ts';

const list: PriceFacts = {
  seasons: priceSeasons,
  weekdaySmallest: 50,
  perGuest: { bar: 10 },
  once: { flowers: 1000, ceremony: 500 },
  coachSeats: 50,
  extraHourUntil: '5:00',
  tastingGuests: 6,
  included: [],
  baptismUntil: '19:00',
  children: { free: 3, menu: 12, price: 30 },
  companies: {
    perPerson: 50,
    vat: 25,
    smallest: 30,
    includes: localize('γεύμα', 'lunch'),
    freeDaysBefore: 30,
  },
};

it('adds up what a Saturday in June, a baptism lunch and a day meeting cost', () => {
  expect(computeExampleSums(list)).toEqual({
    wedding: { guests: 120, total: 120 * 95, withExtras: 120 * 105 + 1500 },
    baptism: { children: 12, total: 50 * 75 + 12 * 30 },
    meeting: { total: 1500, net: 1200 },
  });
});

it.each<[string, Partial<PriceFacts>]>([
  ['the bar', { perGuest: {} }],
  ['the ceremony', { once: { flowers: 1000 } }],
  ['a garden in June', { seasons: priceSeasons.map((season) => ({ ...season, outdoors: false })) }],
])('has no sum with extras without %s', (_, missing) => {
  expect(computeExampleSums({ ...list, ...missing }).wedding.withExtras).toBeUndefined();
});

it('has no sum for what the owner left out', () => {
  const { baptism, meeting } = computeExampleSums({
    ...list,
    children: undefined,
    companies: undefined,
  });
  expect([baptism.total, meeting.total, meeting.net]).toEqual([undefined, undefined, undefined]);
});
