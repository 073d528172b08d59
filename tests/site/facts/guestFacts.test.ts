// @vitest-environment node
import { expect, it } from 'vitest';
import { drives } from '../../../src/site/facts/driveFacts.ts';
import { beaches, lodgings, sunsets } from '../../../src/site/facts/guestFacts.ts';
import { venue } from '../../../src/site/facts/venue.ts';
import { momentOf } from '../../../src/vite/dates/days.ts';
import { sunsetAfter } from '../../support/almanac.ts';

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(2027, month, 15).toLocaleString('en', { month: 'long' }).toLowerCase(),
);

it.each(sunsets)(
  'returns the sunset of the 15th for $month, to five minutes',
  ({ month, time }) => {
    const day = `2027-${String(months.indexOf(month) + 1).padStart(2, '0')}-15`;
    const expected = sunsetAfter(momentOf(day, '12:00', 'Europe/Athens'), venue.position);
    const minutes = (momentOf(day, time, 'Europe/Athens').getTime() - expected.getTime()) / 60_000;
    expect(Math.abs(minutes)).toBeLessThan(4);
  },
);

it('returns the sunsets of consecutive months', () => {
  const first = months.indexOf(sunsets[0].month);
  expect(sunsets.map(({ month }) => month)).toEqual(months.slice(first, first + sunsets.length));
});

it('has minutes for every drive, and lists the nearest beach first', () => {
  for (const { minutes } of [...drives, ...lodgings, ...beaches])
    expect(minutes).toBeGreaterThan(0);
  const minutes = beaches.map((beach) => beach.minutes);
  expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
});
