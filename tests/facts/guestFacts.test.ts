import { expect, it } from 'vitest';
import { beaches, sunsets } from '../../src/facts/guests/guestFacts.ts';
import { venue } from '../../src/facts/venue/venue.ts';
import { parseMinutes } from '../../src/site/formats/formatDay.ts';
import { computeSky } from '../../src/vite/dates/sky.ts';

it('lists the sunset of the 15th of April to October, to five minutes', () => {
  const months = ['april', 'may', 'june', 'july', 'august', 'september', 'october'];
  expect(sunsets.map(({ month }) => month)).toEqual(months);
  for (const [at, { time }] of sunsets.entries()) {
    const day = `2027-${String(at + 4).padStart(2, '0')}-15`;
    const { sunset } = computeSky(day, venue.position);
    expect(Math.abs(parseMinutes(time) - parseMinutes(sunset)), day).toBeLessThan(4);
  }
});

it('lists the nearest beach first', () => {
  const minutes = beaches.map((beach) => beach.minutes);
  expect(minutes).toEqual([...minutes].sort((one, other) => one - other));
});
