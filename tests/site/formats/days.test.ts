import { expect, it } from 'vitest';
import { addDays, countDaysBetween } from '../../../src/site/formats/days.ts';

it.each([
  ['2027-03-27', 2, '2027-03-29'],
  ['2027-10-30', 2, '2027-11-01'],
  ['2028-02-28', 2, '2028-03-01'],
  ['2027-01-01', -1, '2026-12-31'],
])('counts days over clock changes and leap days: %s + %i = %s', (day, count, other) => {
  expect(addDays(day, count)).toBe(other);
  expect(countDaysBetween(day, other)).toBe(count);
});
