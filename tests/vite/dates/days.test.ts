// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  clockAt,
  daysBetween,
  momentOf,
  plusDays,
  weekdayOf,
} from '../../../src/vite/dates/days.ts';

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => plusDays('1995-01-01', count));

it('days are counted without slipping, whatever the clocks do', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
      expect(daysBetween(day, plusDays(day, count))).toBe(count);
      expect(weekdayOf(plusDays(day, 7))).toBe(weekdayOf(day));
    }),
  );
  expect(weekdayOf('2027-06-19')).toBe(6);
});

it('a moment shows on the clock the time that it was asked for, but for the hour that a night in March leaves out', () => {
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 59 }),
      (day, hours, minutes) => {
        const time = `${hours}:${String(minutes).padStart(2, '0')}`;
        fc.pre(hours !== 3);
        expect(clockAt(momentOf(day, time, 'Europe/Athens'), 'Europe/Athens')).toEqual({
          day,
          time,
        });
      },
    ),
  );
});

it('distinguishes summer and winter time', () => {
  expect(momentOf('2027-06-19', '12:00', 'Europe/Athens').toISOString()).toBe(
    '2027-06-19T09:00:00.000Z',
  );
  expect(momentOf('2027-12-19', '12:00', 'Europe/Athens').toISOString()).toBe(
    '2027-12-19T10:00:00.000Z',
  );
});
