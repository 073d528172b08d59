// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { sunOfEvening } from '../../../src/vite/dates/sunOfEvening.ts';

const keratea = { latitude: 37.79, longitude: 24.015, timeZone: 'Europe/Athens' };

describe('the sun of an evening', () => {
  const evening = sunOfEvening(
    { day: '2027-06-19', times: ['18:30', '19:45', '20:45', '22:00'] },
    keratea,
  );

  it('sets at 20:49 on 19 June 2027, is at 25 degrees 2.25 hours before and at −11 degrees 1.25 hours after', () => {
    expect(evening.sunset).toBe('20:49');
    expect(evening.setting).toEqual([20.82, 0]);
    expect(evening.spots.map(({ at: [hour, height] }) => [hour, Math.round(height)])).toEqual([
      [18.5, 25],
      [19.75, 11],
      [20.75, 0],
      [22, -11],
    ]);
  });

  it('goes down all the way', () => {
    const heights = evening.course.map(([, degrees]) => degrees);
    expect(heights).toEqual(heights.toSorted((one, other) => other - one));
    expect(evening.course[0]?.[0]).toBe(17.25);
  });
});
