// @vitest-environment node
import { expect, it } from 'vitest';
import { monthsFrom } from '../../../src/vite/dates/months.ts';
import { weekdayOf } from '../../../src/vite/dates/days.ts';

const keratea = { latitude: 37.79, longitude: 24.015, timeZone: 'Europe/Athens' };
const months = monthsFrom('2026-12-10', 24, keratea);
const evenings = months.flatMap((month) => month.evenings);

it('lists the months from today on', () => {
  expect(months).toHaveLength(24);
  expect([months[0]?.month, months.at(-1)?.month]).toEqual(['2026-12', '2028-11']);
  expect(months[0]?.evenings[0]?.date).toBe('2026-12-12');
});

it('lists every Saturday and every full moon, and no other evening', () => {
  expect(evenings.filter(({ isSaturday }) => isSaturday)).toHaveLength(103);
  expect(evenings.filter(({ isFullMoon }) => isFullMoon)).toHaveLength(24);
  for (const { date, isSaturday, isFullMoon } of evenings)
    expect(isSaturday ? weekdayOf(date) === 6 : isFullMoon).toBe(true);
});

it('marks the Saturdays on which a nearly full moon rises around sunset', () => {
  expect(
    evenings.flatMap(({ date, isMoonlit, moonAfterSunset }) =>
      isMoonlit ? `${date} ${moonAfterSunset}` : [],
    ),
  ).toEqual(['2027-02-20 -24', '2027-06-19 44', '2027-07-17 -32', '2027-10-16 8', '2028-08-05 -1']);
});

it('returns a moonrise only if guests can see it', () => {
  for (const { moon, moonrise } of evenings) expect(moonrise === undefined).toBe(moon !== 'rises');
});
