// @vitest-environment node
import { expect, it } from 'vitest';
import { sunOfEvening } from '../../../src/vite/dates/eveningSky.ts';

it('follows the evening sun down to the horizon and below', () => {
  const { sunset, setting, spots, course } = sunOfEvening(
    { day: '2027-06-19', times: ['18:30', '20:45', '22:00'] },
    { latitude: 37.79, longitude: 24.015, timeZone: 'Europe/Athens' },
  );
  expect([sunset, setting]).toEqual(['20:49', [20.82, 0]]);
  expect(spots.map(({ at: [hour, height] }) => [hour, Math.round(height)])).toEqual([
    [18.5, 25],
    [20.75, 0],
    [22, -11],
  ]);
  const heights = course.map(([, degrees]) => degrees);
  expect(heights).toEqual(heights.toSorted((one, other) => other - one));
});
