import { expect, it } from 'vitest';
import { computeOrthodoxEaster, isWithoutWeddings } from '../../src/facts/dates/churchCalendar.ts';

it.each(['2019-04-28', '2021-05-02', '2024-05-05', '2026-04-12', '2027-05-02', '2030-04-28'])(
  'finds Orthodox Easter on %s',
  (day) => {
    expect(computeOrthodoxEaster(Number(day.slice(0, 4)))).toBe(day);
  },
);

it.each([
  ['2027-03-14', false, 'the day before Clean Monday'],
  ['2027-03-15', true, 'Clean Monday'],
  ['2027-05-02', true, 'Easter Sunday'],
  ['2027-05-03', false, 'Easter Monday'],
  ['2027-07-31', false, 'the day before the fast of August'],
  ['2027-08-01', true, 'its first day'],
  ['2027-08-15', true, 'the Dormition'],
  ['2027-08-16', false, 'the day after'],
  ['2027-08-29', true, 'the Beheading of St John'],
  ['2030-09-14', true, 'the Exaltation of the Cross'],
  ['2026-12-12', false, 'the day before the strict part of the fast'],
  ['2026-12-19', true, 'the fast before Christmas'],
  ['2027-01-06', true, 'Epiphany'],
])('decides whether %s is without weddings: %s, %s', (day, expected) => {
  expect(isWithoutWeddings(day)).toBe(expected);
});
