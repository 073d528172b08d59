import { expect, it } from 'vitest';
import {
  computeEstimate,
  getExtras,
  getGuestLimits,
  parseEstimateInput,
  parseGuests,
  serializeEstimateInput,
  type EstimateInput,
} from '../../src/facts/prices/estimate.ts';
import type { PriceFacts } from '../../src/facts/prices/prices.ts';
import { venue } from '../../src/facts/venue/venue.ts';
import { priceSeasons } from '../support/priceSeasons.ts';

const list: PriceFacts = {
  validFrom: '2026-01-01',
  eventsUntil: '2027-12',
  seasons: priceSeasons,
  weekdaySmallest: 50,
  perGuest: { bar: 12, ownSpirits: 5, secondMain: 8, sweets: 5 },
  once: { ceremony: 750, flowers: 1650, coach: 420, extraHour: 350, planner: 1400 },
  coachSeats: 50,
  extraHourUntil: '5:00',
  tastingGuests: 6,
  children: { free: 3, menu: 12, price: 30 },
  included: [],
};
const { indoors } = venue.capacity;
const { smallest, largest } = getGuestLimits(list);

it.each<[string, EstimateInput, object]>([
  [
    'guests times price, and with extras the same again',
    { guests: 120, season: '6', day: 'saturday' },
    { chargedGuests: 120, price: 95, from: 11_400, to: 16_200 },
  ],
  [
    'rounded to 50 €, with the smaller minimum of a weekday',
    { guests: 71, season: '4', day: 'weekday' },
    { chargedGuests: 71, price: 60, from: 4250, to: 8100 },
  ],
  [
    'for the smallest number of guests of the season',
    { guests: 119, season: '6', day: 'saturday' },
    { chargedGuests: 120, limitedBy: 'smallest', price: 95, from: 11_400, to: 16_200 },
  ],
  [
    'for the hall in winter, without a ceremony on the lawn',
    { guests: indoors + 1, season: '11', day: 'friday' },
    {
      chargedGuests: indoors,
      limitedBy: 'largest',
      price: 60,
      from: indoors * 60,
      to: indoors * 80 + 1650,
    },
  ],
  [
    'for children, without the bar and a second main course',
    { guests: 120, children: 20, season: '6', day: 'saturday' },
    { chargedGuests: 120, adults: 100, from: 10_100, to: 14_500 },
  ],
])('estimates %s', (_, occasion, expected) => {
  expect(computeEstimate(list, occasion)).toMatchObject(expected);
});

it('returns a single sum without extras', () => {
  const bare = { ...list, perGuest: {}, once: {} };
  const { from, to } = computeEstimate(bare, { guests: 100, season: '7', day: 'friday' });
  expect(to).toBe(from);
  expect(getExtras(bare, priceSeasons[2]!).ceremony).toBe(0);
});

it.each([
  ['', undefined],
  ['12,5', undefined],
  ['-120', undefined],
  ['1e2', undefined],
  ['120 άτομα', undefined],
  ['00000120', undefined],
  [`${smallest - 1}`, undefined],
  [`${largest + 1}`, undefined],
  [`${smallest}`, smallest],
  [`${largest}`, largest],
  [' 120 ', 120],
])('reads the number of guests "%s" as %s', (text, guests) => {
  expect(parseGuests(list, text)).toBe(guests);
});

it('reads an occasion from its own address, and between other parameters', () => {
  const occasion: EstimateInput = { guests: 180, children: 12, season: '7', day: 'sunday' };
  expect(parseEstimateInput(list, serializeEstimateInput(occasion))).toEqual(occasion);
  const { children: _none, ...adults } = occasion;
  expect(parseEstimateInput(list, '?utm_source=a&day=sunday&guests=180&season=7')).toEqual(adults);
});

it.each([
  '',
  '?guests=180&season=6',
  '?guests=180&children=181&season=6&day=saturday',
  '?guests=180&season=june&day=saturday',
  '?guests=180&season=13&day=saturday',
  '?guests=180&season=6&day=',
  '?guests=180&season=toString&day=__proto__',
  '?guests=180&guests=120&season=6&day=saturday',
  '?guests=<b>&season=6&day=saturday',
])('reads no occasion from "%s"', (search) => {
  expect(parseEstimateInput(list, search)).toBeUndefined();
});

it('reads any month of a season as the season', () => {
  expect(parseEstimateInput(list, '?guests=180&season=9&day=sunday')?.season).toBe('6');
});
