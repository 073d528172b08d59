// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { daysBetween, momentOf, plusDays } from '../../../src/vite/dates/days.ts';
import { fullMoonEvenings, heightsAt, skyOn } from '../../../src/vite/dates/sky.ts';
import { fullMoonNear, moonriseAfter, sunsetAfter } from '../../support/almanac.ts';

const keratea = { latitude: 37.79, longitude: 24.015, timeZone: 'Europe/Athens' };

/** Includes solstices, equinoxes, clock changes, a leap day and all moon ages. */
const evenings = [
  '2026-12-05',
  '2026-12-26',
  '2027-02-20',
  '2027-03-28',
  '2027-05-22',
  '2027-06-19',
  '2027-08-14',
  '2027-09-18',
  '2027-10-31',
  '2028-02-29',
  '2028-06-21',
  '2028-08-05',
];

const minutesApart = (one: Date, other: Date): number =>
  Math.abs(one.getTime() - other.getTime()) / 60_000;

describe.each(evenings)('on %s', (day) => {
  const noon = momentOf(day, '12:00', keratea.timeZone);
  const sky = skyOn(day, keratea);

  it('sets the sun within two minutes of NOAA’s formula', () => {
    expect(minutesApart(sky.sunsetAt, sunsetAfter(noon, keratea))).toBeLessThan(2);
  });

  it('raises the moon within five minutes of the Almanac’s formula', () => {
    const rise = moonriseAfter(noon, keratea);
    expect(Boolean(sky.moonriseAt)).toBe(Boolean(rise));
    if (rise) expect(minutesApart(sky.moonriseAt!, rise)).toBeLessThan(5);
  });

  it('has the sun on the horizon at sunset', () => {
    // Refraction varies by 0.1 degrees; the upper edge is 0.27 degrees above the centre.
    expect(Math.abs(heightsAt(sky.sunsetAt, keratea).sun + 0.27)).toBeLessThan(0.1);
  });
});

it('an evening without a moonrise has none', () => {
  expect(skyOn('2027-12-04', keratea).moonrise).toBeUndefined();
});

it('what guests see of the moon: it rises, it is up already, or it does not show', () => {
  expect(skyOn('2027-06-19', keratea)).toMatchObject({
    moon: 'rises',
    moonrise: '21:32',
    sunset: '20:49',
  });
  expect(skyOn('2027-06-12', keratea).moon).toBe('up');
  expect(skyOn('2027-06-05', keratea).moon).toBe('none');
});

describe('a full moon', () => {
  const found = fullMoonEvenings('2026-12-01', '2028-11-30', keratea);

  it('comes every lunar month, none left out', () => {
    expect(found).toHaveLength(24);
    for (const [index, evening] of found.slice(1).entries())
      expect([28, 29, 30, 31]).toContain(daysBetween(found[index]!, evening));
  });

  it.each(found)('on the evening of %s is where Meeus’s formula puts it', (evening) => {
    const full = fullMoonNear(momentOf(evening, '21:00', keratea.timeZone));
    const slack = 20 * 60_000;
    expect(full.getTime()).toBeGreaterThan(
      momentOf(evening, '12:00', keratea.timeZone).getTime() - slack,
    );
    expect(full.getTime()).toBeLessThan(
      momentOf(plusDays(evening, 1), '12:00', keratea.timeZone).getTime() + slack,
    );
  });

  it('is lit as a whole, and no other evening more', () => {
    for (const evening of found) expect(skyOn(evening, keratea).lit).toBeGreaterThan(0.98);
  });
});

it('a place without a sunset is named', () => {
  expect(() =>
    skyOn('2027-06-21', { latitude: 80, longitude: 24, timeZone: 'Europe/Athens' }),
  ).toThrow(/No sunset on 2027-06-21 at 80, 24.*src\/site\/facts\/venue\.ts/);
});
