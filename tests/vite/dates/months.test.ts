import { expect, it } from 'vitest';
import { getWeekday } from '../../../src/site/formats/days.ts';
import { parseMinutes } from '../../../src/site/formats/formatDay.ts';
import { computeMonths } from '../../../src/vite/dates/months.ts';

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
