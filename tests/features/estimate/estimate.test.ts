// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  estimate,
  extrasOf,
  guestLimits,
  guestsFrom,
  largestOf,
  occasionFrom,
  roundedTo,
  searchOf,
  smallestOf,
  tableGuests,
  usualOccasion,
} from '../../../src/features/estimate/estimate.ts';
import { lowestPrice, priceDays, seasonIds, type Prices } from '../../../src/site/facts/prices.ts';
import { venue } from '../../../src/site/facts/venue.ts';

const season = (smallest: number, outdoors: boolean, weekday: number) => ({
  months: [],
  smallest,
  outdoors,
  perGuest: { friday: weekday + 10, saturday: weekday + 20, sunday: weekday + 5, weekday },
});
const list: Prices = {
  validFrom: '2026-01-01',
  eventsUntil: '2027-12',
  seasons: {
    spring: season(80, true, 60),
    june: season(120, true, 75),
    summer: season(100, true, 70),
    winter: season(60, false, 50),
  },
  weekdaySmallest: 50,
  perGuest: { bar: 12, ownSpirits: 5, secondMain: 8, sweets: 5 },
  once: { ceremony: 750, flowers: 1650, coach: 420, extraHour: 350, planner: 1400 },
  coachSeats: 50,
  extraHourUntil: '5:00',
  tastingGuests: 6,
  included: [],
};
const { indoors, outdoors } = venue.capacity;

const occasions = fc.record({
  guests: fc.integer({ min: 1, max: 1000 }),
  season: fc.constantFrom(...seasonIds),
  day: fc.constantFrom(...priceDays),
});

describe('an estimate', () => {
  it('is guests times price, and with extras the same again', () => {
    expect(estimate(list, { guests: 120, season: 'june', day: 'saturday' })).toEqual({
      counted: 120,
      price: 95,
      from: 11_400,
      to: 16_200,
    });
  });

  it('uses the minimum number of guests of the season and reports the reason', () => {
    expect(estimate(list, { guests: 70, season: 'june', day: 'saturday' })).toMatchObject({
      counted: 120,
      because: 'smallest',
    });
    expect(estimate(list, { guests: 70, season: 'june', day: 'weekday' })).toEqual({
      counted: 70,
      price: 75,
      from: 5250,
      to: 9050,
    });
  });

  it('limits guests in winter to the hall, reports the reason and offers no ceremony on the lawn', () => {
    expect(estimate(list, { guests: outdoors, season: 'winter', day: 'friday' })).toMatchObject({
      counted: indoors,
      because: 'largest',
    });
    expect(extrasOf(list, 'winter').ceremony).toBe(0);
    expect(extrasOf(list, 'june').ceremony).toBe(750);
  });

  it('is never below the list, never falls with a guest more, and always round', () => {
    fc.assert(
      fc.property(occasions, (occasion) => {
        const { counted, from, to, because } = estimate(list, occasion);
        expect(counted).toBeGreaterThanOrEqual(smallestOf(list, occasion.season, occasion.day));
        expect(counted).toBeLessThanOrEqual(largestOf(list, occasion.season));
        expect(because === undefined).toBe(counted === occasion.guests);
        expect(to).toBeGreaterThan(from);
        expect([from % roundedTo, to % roundedTo]).toEqual([0, 0]);
        const more = estimate(list, { ...occasion, guests: occasion.guests + 1 });
        expect(more.from).toBeGreaterThanOrEqual(from);
        expect(more.to).toBeGreaterThanOrEqual(to);
      }),
    );
  });
});

it('the table of ready totals asks for no number that the season does not take', () => {
  for (const id of seasonIds) {
    const guests = tableGuests(list, id);
    expect(guests).toEqual([...new Set(guests)].sort((one, other) => one - other));
    expect(guests[0]).toBe(guestLimits(list).smallest);
    expect(guests.at(-1)).toBe(id === 'winter' ? indoors : outdoors);
    for (const count of guests.slice(1))
      expect(
        estimate(list, { guests: count, season: id, day: 'saturday' }).because,
      ).toBeUndefined();
  }
});

it('the lowest price of the list is the lowest of all its days', () => {
  expect(lowestPrice(list)).toBe(50);
});

const { smallest, largest } = guestLimits(list);

describe('a number of guests', () => {
  it.each([
    '',
    ' ',
    '3',
    '5000',
    '12,5',
    '12.5',
    '-120',
    '1e2',
    '0x78',
    'εκατό',
    '120 άτομα',
    `${smallest - 1}`,
    `${largest + 1}`,
    '00000120',
  ])('is not read from "%s"', (text) => {
    expect(guestsFrom(list, text)).toBeUndefined();
  });

  it.each([
    [`${smallest}`, smallest],
    [`${largest}`, largest],
    [' 120 ', 120],
    ['0120', 120],
  ])('is read from "%s"', (text, guests) => {
    expect(guestsFrom(list, text)).toBe(guests);
  });
});

describe('the occasion of an address', () => {
  it('is the one that it was made of', () => {
    fc.assert(
      fc.property(occasions, (occasion) => {
        const isTaken = occasion.guests >= smallest && occasion.guests <= largest;
        expect(occasionFrom(list, searchOf(occasion))).toEqual(isTaken ? occasion : undefined);
      }),
    );
  });

  it('is read in any order and between other parameters', () => {
    expect(occasionFrom(list, '?utm_source=a&day=sunday&guests=180&season=summer')).toEqual({
      guests: 180,
      season: 'summer',
      day: 'sunday',
    });
  });

  it.each([
    '',
    '?',
    '?guests=180',
    '?guests=180&season=june',
    '?guests=180&season=june&day=',
    '?guests=180&season=autumn&day=saturday',
    '?guests=180&season=toString&day=__proto__',
    '?guests=180&guests=120&season=june&day=saturday',
    '?guests=12,5&season=june&day=saturday',
    '?guests=<b>&season=june&day=saturday',
  ])('is none in "%s"', (search) => {
    expect(occasionFrom(list, search)).toBeUndefined();
  });

  it('is one that the list takes, or none, whatever the address says', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.integer().map(String),
      fc.constantFrom(...seasonIds, ...priceDays, '%', '%FF', '&', '\0', '__proto__'),
    );
    const pair = fc.tuple(fc.oneof(fc.constantFrom('guests', 'season', 'day'), fc.string()), value);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc
            .array(pair, { maxLength: 6 })
            .map((pairs) => `?${pairs.map((both) => both.join('=')).join('&')}`),
        ),
        (search) => {
          const occasion = occasionFrom(list, search);
          if (!occasion) return;
          expect(seasonIds).toContain(occasion.season);
          expect(priceDays).toContain(occasion.day);
          expect(occasion.guests).toBeGreaterThanOrEqual(smallest);
          expect(occasion.guests).toBeLessThanOrEqual(largest);
          expect(Number.isFinite(estimate(list, occasion).to)).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

it('without extras both sums are the same', () => {
  const bare: Prices = { ...list, perGuest: {}, once: {} };
  const { from, to } = estimate(bare, usualOccasion(bare));
  expect(to).toBe(from);
});
