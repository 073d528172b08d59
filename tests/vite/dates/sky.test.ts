// @vitest-environment node
import { expect, it } from 'vitest';
import { momentOf } from '../../../src/vite/dates/days.ts';
import { fullMoonEvenings, skyOn } from '../../../src/vite/dates/sky.ts';
import { fullMoonNear, moonriseAfter, sunsetAfter } from '../../support/almanac.ts';

const keratea = { latitude: 37.79, longitude: 24.015, timeZone: 'Europe/Athens' };
const minutesApart = (one: Date, other: Date): number =>
  Math.abs(one.getTime() - other.getTime()) / 60_000;

it.each(['2026-12-05', '2027-03-28', '2027-06-19', '2027-10-31', '2028-02-29', '2028-08-05'])(
  'has on %s the sunset of NOAA’s formula and the moonrise of the Astronomical Almanac’s',
  (day) => {
    const noon = momentOf(day, '12:00', keratea.timeZone);
    const { sunsetAt, moonriseAt } = skyOn(day, keratea);
    expect(minutesApart(sunsetAt, sunsetAfter(noon, keratea))).toBeLessThan(2);
    const rise = moonriseAfter(noon, keratea);
    expect(Boolean(moonriseAt)).toBe(Boolean(rise));
    if (rise) expect(minutesApart(moonriseAt!, rise)).toBeLessThan(5);
  },
);

it('returns whether the moon rises, is already up or is not visible', () => {
  expect(skyOn('2027-06-19', keratea)).toMatchObject({
    moon: 'rises',
    moonrise: '21:32',
    sunset: '20:49',
  });
  expect(skyOn('2027-06-12', keratea).moon).toBe('up');
  expect(skyOn('2027-06-05', keratea).moon).toBe('none');
  expect(skyOn('2027-12-04', keratea).moonrise).toBeUndefined();
});

it('finds every full moon of Meeus’s formula', () => {
  const found = fullMoonEvenings('2026-12-01', '2028-11-30', keratea);
  expect(found).toHaveLength(24);
  for (const evening of found) {
    const midnight = momentOf(evening, '23:59', keratea.timeZone);
    expect(minutesApart(fullMoonNear(midnight), midnight), evening).toBeLessThan(12 * 60 + 20);
    expect(skyOn(evening, keratea).lit).toBeGreaterThan(0.98);
  }
});

it('throws for a place without a sunset and names it', () => {
  expect(() => skyOn('2027-06-21', { ...keratea, latitude: 80 })).toThrow(
    /No sunset on 2027-06-21 at 80, 24.*src\/site\/facts\/venue\.ts/,
  );
});
