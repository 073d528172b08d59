import { expect, it } from 'vitest';
import { addDays, countDaysBetween } from '../../../src/site/formats/days.ts';
import { getLocalTime, parseLocalTime } from '../../../src/vite/dates/clock.ts';

it.each([
  ['2027-03-27', 2, '2027-03-29'],
  ['2027-10-30', 2, '2027-11-01'],
  ['2028-02-28', 2, '2028-03-01'],
  ['2027-01-01', -1, '2026-12-31'],
])('counts days over clock changes and leap days: %s + %i = %s', (day, count, other) => {
  expect(addDays(day, count)).toBe(other);
  expect(countDaysBetween(day, other)).toBe(count);
});

it.each([
  ['2027-06-19', '12:00', '2027-06-19T09:00:00.000Z'],
  ['2027-12-19', '12:00', '2027-12-19T10:00:00.000Z'],
  ['2027-03-28', '2:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28', '4:00', '2027-03-28T01:00:00.000Z'],
])('finds the moment of %s %s in Athens and the clock of that moment', (day, time, moment) => {
  expect(parseLocalTime(day, time, 'Europe/Athens').toISOString()).toBe(moment);
  expect(getLocalTime(new Date(moment), 'Europe/Athens')).toEqual({ day, time });
});
