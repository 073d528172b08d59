import { expect, it } from 'vitest';
import { parseMinutes } from '../../../src/site/formats/formatDay.ts';
import { computeFullMoonEvenings, computeSky } from '../../../src/vite/dates/sky.ts';

const keratea = { latitude: 37.79, longitude: 24.015 };
const minutesApart = (one: string, other: string) =>
  Math.abs(parseMinutes(one) - parseMinutes(other));

// By other formulas: https://gml.noaa.gov/grad/solcalc/solareqns.PDF, the Astronomical Almanac.
it.each([
  ['2026-12-05', '17:05', '5:01'],
  ['2027-03-28', '19:42', '2:19'],
  ['2027-06-19', '20:48', '21:32'],
  ['2027-10-31', '17:28', '9:57'],
  ['2027-12-04', '17:06', undefined],
  ['2028-02-29', '18:17', '8:51'],
  ['2028-08-05', '20:29', '20:27'],
])('finds the sunset and moonrise of %s to the minute: %s, %s', (day, sunset, moonrise) => {
  const sky = computeSky(day, keratea);
  expect(minutesApart(sky.sunset, sunset)).toBeLessThanOrEqual(1);
  if (moonrise) expect(minutesApart(sky.moonrise!, moonrise)).toBeLessThanOrEqual(1);
  else expect(sky.moonrise).toBeUndefined();
});

it('finds the evening of every full moon', () => {
  // By the formula of Meeus, Astronomical Algorithms, chapter 49.
  const evenings = `
    2026-12-23 2027-01-22 2027-02-20 2027-03-22 2027-04-20 2027-05-20 2027-06-18 2027-07-18
    2027-08-16 2027-09-15 2027-10-15 2027-11-13 2027-12-13 2028-01-11 2028-02-10 2028-03-10
    2028-04-09 2028-05-08 2028-06-06 2028-07-06 2028-08-04 2028-09-03 2028-10-03 2028-11-01`;
  expect(computeFullMoonEvenings('2026-12-01', '2028-11-30')).toEqual(evenings.trim().split(/\s+/));
  expect(computeSky('2027-06-18', keratea).lit).toBeGreaterThan(0.98);
});
