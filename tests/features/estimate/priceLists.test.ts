import { describe, expect, it } from 'vitest';
import {
  computeEstimate,
  computeOfferedPrice,
  parseEstimateInput,
  serializeEstimateInput,
  type EstimateInput,
} from '../../../src/facts/prices/estimate.ts';
import {
  getPriceLists,
  getPriceRange,
  prices as own,
  pickList,
  type PriceFacts,
} from '../../../src/facts/prices/prices.ts';
import type { Offer } from '../../../src/facts/prices/schema.ts';
import { withNextSeason, withSeasons } from '../../support/priceSeasons.ts';

const alone = withSeasons(own as PriceFacts);
const prices = withNextSeason(alone);
const { next } = prices;
const [today, later] = getPriceLists(prices);
const june: EstimateInput = { guests: 120, season: '6', day: 'saturday' };
const nextJune: EstimateInput = { ...june, eventsFrom: next!.from };

describe('the price lists', () => {
  it('are one, as it is, without a next season', () => {
    expect(getPriceLists(alone)).toEqual([alone]);
    expect(pickList(alone, '2030-01-01')).toBe(alone);
  });

  it('are two, with the days of their events', () => {
    expect(today).toMatchObject({ eventsFrom: '', eventsUntil: '2028-04-15' });
    expect(later).toMatchObject({ eventsFrom: next!.from, eventsUntil: next!.until });
    expect(getPriceLists({ ...prices, next: { ...next!, until: undefined } })[1]).toMatchObject({
      eventsUntil: undefined,
    });
  });

  it('differ only in their days and in the prices per guest', () => {
    expect(today!.seasons).toEqual(prices.seasons);
    expect(later!.seasons).toEqual(
      prices.seasons.map((season) => ({ ...season, perGuest: season.nextPerGuest })),
    );
    expect(later!.payment).toEqual(prices.payment);
  });

  it.each([
    [undefined, today],
    ['2027-06-19', today],
    ['2028-04-15', today],
    ['2028-04-16', later],
    ['2030-01-01', later],
  ])('are chosen by the day of the event: %s', (day, list) => {
    expect(pickList(prices, day)).toEqual(list);
  });

  it('have their lowest and highest price together, and each alone', () => {
    expect(getPriceRange(prices).from).toBe(getPriceRange(alone).from);
    expect(getPriceRange(prices).to).toBe(getPriceRange(alone).to + 7);
    expect(getPriceRange(later!).from).toBe(getPriceRange(alone).from + 7);
    expect(getPriceRange(today!).to).toBe(getPriceRange(alone).to);
    const [spring] = prices.seasons;
    expect(getPriceRange(prices, ['weekday'], (season) => season === spring).to).toBe(
      spring!.perGuest.weekday,
    );
  });
});

describe('an occasion', () => {
  it('is estimated with the list of its day', () => {
    const { price } = computeEstimate(alone, june);
    expect(computeEstimate(prices, june)).toEqual(computeEstimate(alone, june));
    expect(computeEstimate(prices, nextJune)).toMatchObject({
      price: price + 7,
      chargedGuests: 120,
    });
  });

  it('is in the address with its list', () => {
    expect(serializeEstimateInput(june)).toBe('?guests=120&season=6&day=saturday');
    expect(serializeEstimateInput({ ...june, eventsFrom: '' })).toBe(serializeEstimateInput(june));
    expect(serializeEstimateInput(nextJune)).toBe(
      `${serializeEstimateInput(june)}&eventsFrom=2028-04-16`,
    );
    expect(parseEstimateInput(prices, serializeEstimateInput(nextJune))).toEqual(nextJune);
  });

  it.each(['', 'zzz', '2028-02-30', '<b>'])('has the list of today if "%s" is no day', (day) => {
    const search = `${serializeEstimateInput(june)}&eventsFrom=${day}`;
    expect(parseEstimateInput(prices, search)).toEqual(june);
  });

  it('has the only list once the next season is the list of today', () => {
    expect(computeEstimate(alone, nextJune)).toEqual(computeEstimate(alone, june));
  });

  it.each([
    ['2028-04-01', '2028-04-15', true, false],
    ['2028-04-01', '2028-04-16', true, true],
    ['2028-04-16', '2028-05-31', false, true],
    ['2031-04-16', '2031-05-31', false, true],
  ])('is offered the price of an offer from %s to %s only in its list', (from, until, ...meant) => {
    const offer = { from, until, percent: 10 } as Offer;
    const offered = [undefined, nextJune.eventsFrom].map((eventsFrom) =>
      computeOfferedPrice({ ...prices, offer }, { season: '4', day: 'friday', eventsFrom }),
    );
    expect(offered.map((price) => price !== undefined)).toEqual(meant);
  });
});
