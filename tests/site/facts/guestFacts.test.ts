// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { drives } from '../../../src/site/facts/driveFacts.ts';
import { beaches, lodgings, sunsets } from '../../../src/site/facts/guestFacts.ts';
import { venue } from '../../../src/site/facts/venue.ts';

const degrees = Math.PI / 180;

/** Minutes after midnight, Greek summer time (NOAA's general solar position calculations). */
const sunsetOn = (
  year: number,
  month: number,
  day: number,
  { latitude, longitude }: typeof venue.position,
): number => {
  const dayOfYear = (Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 0)) / 86_400_000;
  const turn = ((2 * Math.PI) / 365) * (dayOfYear - 1 + (18 - 12) / 24);
  const equation =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(turn) -
      0.032077 * Math.sin(turn) -
      0.014615 * Math.cos(2 * turn) -
      0.040849 * Math.sin(2 * turn));
  const declination =
    0.006918 -
    0.399912 * Math.cos(turn) +
    0.070257 * Math.sin(turn) -
    0.006758 * Math.cos(2 * turn) +
    0.000907 * Math.sin(2 * turn) -
    0.002697 * Math.cos(3 * turn) +
    0.00148 * Math.sin(3 * turn);
  const height = latitude * degrees;
  const angle =
    Math.acos(
      Math.cos(90.833 * degrees) / (Math.cos(height) * Math.cos(declination)) -
        Math.tan(height) * Math.tan(declination),
    ) / degrees;
  return 720 - 4 * (longitude - angle) - equation + 3 * 60;
};

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

describe('the sunsets', () => {
  it.each(sunsets)(
    'that of $month is that of its 15th at the estate, to five minutes',
    ({ month, time }) => {
      const [hour = 0, minute = 0] = time.split(':').map(Number);
      for (const year of [2027, 2028])
        expect(
          Math.abs(
            sunsetOn(year, months.indexOf(month) + 1, 15, venue.position) - hour * 60 - minute,
          ),
        ).toBeLessThan(4);
    },
  );

  it('are those of months that follow each other', () => {
    expect(sunsets.map(({ month }) => month)).toEqual(
      months.slice(months.indexOf(sunsets[0].month)).slice(0, sunsets.length),
    );
  });
});

it('the ways are minutes that one drives, and beaches begin with the nearest', () => {
  for (const { minutes } of [...drives, ...lodgings, ...beaches])
    expect(minutes).toBeGreaterThan(0);
  expect(beaches.map(({ minutes }) => minutes)).toEqual(
    beaches.map(({ minutes }) => minutes).toSorted((one, other) => one - other),
  );
});
