// @vitest-environment node
import { expect, it } from 'vitest';
import { isWithoutWeddings, orthodoxEaster } from '../../../src/vite/dates/churchYear.ts';
import { weekdayOf } from '../../../src/vite/dates/days.ts';

it('Easter is where the Church had and will have it', () => {
  expect(
    [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030].map(orthodoxEaster),
  ).toEqual([
    '2019-04-28',
    '2020-04-19',
    '2021-05-02',
    '2022-04-24',
    '2023-04-16',
    '2024-05-05',
    '2025-04-20',
    '2026-04-12',
    '2027-05-02',
    '2028-04-16',
    '2029-04-08',
    '2030-04-28',
  ]);
});

it('Easter is a Sunday between 4 April and 8 May', () => {
  for (let year = 1990; year < 2099; year += 1) {
    const easter = orthodoxEaster(year);
    expect(weekdayOf(easter)).toBe(0);
    expect(easter.slice(5) >= '04-04' && easter.slice(5) <= '05-08').toBe(true);
  }
});

it.each([
  ['2027-03-14', false, 'the day before Clean Monday'],
  ['2027-03-15', true, 'Clean Monday'],
  ['2027-05-01', true, 'Holy Saturday'],
  ['2027-05-02', true, 'Easter Sunday'],
  ['2027-05-03', false, 'Easter Monday'],
  ['2027-07-31', false, 'the day before the fast of August'],
  ['2027-08-01', true, 'its first day'],
  ['2027-08-15', true, 'the Dormition'],
  ['2027-08-16', false, 'the day after'],
  ['2027-08-29', true, 'the Beheading of St John'],
  ['2030-09-14', true, 'the Exaltation of the Cross, a Saturday'],
  ['2026-12-12', false, 'the day before the strict part of the fast'],
  ['2026-12-19', true, 'the fast before Christmas'],
  ['2027-01-06', true, 'Epiphany'],
  ['2027-06-19', false, 'a Saturday in June'],
])('%s: %s, %s', (day, expected) => {
  expect(isWithoutWeddings(day)).toBe(expected);
});
