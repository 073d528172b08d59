import { expect, it } from 'vitest';
import type { Evening } from '../../../src/facts/dates/evenings.ts';
import { groupBySeason } from '../../../src/pages/reception/dates/seasons.ts';

const months = ['2026-11', '2027-03', '2027-04', '2027-10', '2027-11'].map((month) => ({
  month,
  isOutdoors: ['04', '10'].includes(month.slice(5)),
  evenings: ['07', '21'].map((day) => ({ date: `${month}-${day}` }) as Evening),
}));

it.each([
  [
    '2026-11-01',
    [
      'winter-2026-11: 2026-11 (1), 2027-03 (2)',
      'summer-2027-04: 2027-04 (2), 2027-10 (2)',
      'winter-2027-11: 2027-11 (2)',
    ],
  ],
  ['2027-10-07', ['summer-2027-10: 2027-10 (1)', 'winter-2027-11: 2027-11 (2)']],
  ['2027-10-08', ['winter-2027-11: 2027-11 (2)']],
  ['2028-01-01', []],
])('returns on %s the seasons that begin or go on two weeks later', (today, seasons) => {
  expect(
    groupBySeason(months, today).map(
      ({ id, months: left }) =>
        `${id}: ${left.map(({ month, evenings }) => `${month} (${evenings.length})`).join(', ')}`,
    ),
  ).toEqual(seasons);
});
