import { expect, it } from 'vitest';
import { getWeekday } from '../../../src/site/formats/days.ts';
import { parseMinutes } from '../../../src/site/formats/formatDay.ts';
import {
  computeMonths,
  computeOrthodoxEaster,
  isWithoutWeddings,
} from '../../../src/vite/dates/months.ts';

const keratea = { latitude: 37.79, longitude: 24.015 };
const months = computeMonths('2026-12-10', 24, keratea);
const evenings = months.flatMap((month) => month.evenings);

it('lists 24 months from today on', () => {
  expect([months[0]?.month, months.length, months.at(-1)?.month]).toEqual([
    '2026-12',
    24,
    '2028-11',
  ]);
  expect(months[0]?.evenings[0]?.date).toBe('2026-12-12');
});

it('lists every Saturday and every full moon, and no other evening', () => {
  expect(evenings.filter(({ isSaturday }) => isSaturday)).toHaveLength(103);
  expect(evenings.filter(({ isFullMoon }) => isFullMoon)).toHaveLength(24);
  for (const { date, isSaturday, isFullMoon, moon, moonrise } of evenings) {
    expect(isSaturday ? getWeekday(date) === 6 : isFullMoon).toBe(true);
    expect(moonrise === undefined, 'a moonrise only if guests can see it').toBe(moon !== 'rises');
  }
});

it('marks the Saturdays on which a nearly full moon rises around sunset', () => {
  expect(
    evenings.flatMap(({ date, isMoonlit, sunset, moonrise = '' }) =>
      isMoonlit ? `${date} ${parseMinutes(moonrise) - parseMinutes(sunset)}` : [],
    ),
  ).toEqual(['2027-02-20 -24', '2027-06-19 43', '2027-07-17 -32', '2027-10-16 8', '2028-08-05 -1']);
});

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
