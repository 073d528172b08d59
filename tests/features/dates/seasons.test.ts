import { expect, it } from 'vitest';
import { seasonsFrom } from '../../../src/features/dates/seasons.ts';
import { eveningOf, type Month } from '../../../src/site/evenings.ts';

const months: Month[] = [
  '2026-11',
  '2026-12',
  '2027-01',
  '2027-03',
  '2027-04',
  '2027-10',
  '2027-11',
].map((month) => ({
  month,
  evenings: [7, 21].map((day) => eveningOf(month, [day, 1, 1200, -2, 50])),
}));

const shape = (today: string) =>
  seasonsFrom(months, today).map(({ id, months: left }) => [
    id,
    left.map(({ month, evenings }) => `${month}:${evenings.length}`).join(' '),
  ]);

it('winter and summer follow on each other', () => {
  expect(shape('2026-11-01')).toEqual([
    ['winter-2026', '2026-11:2 2026-12:2 2027-01:2 2027-03:2'],
    ['summer-2027', '2027-04:2 2027-10:2'],
    ['winter-2027', '2027-11:2'],
  ]);
});

it('what is past is gone: evenings, months and seasons; the day itself is there', () => {
  expect(shape('2027-01-21')[0]).toEqual(['winter-2026', '2027-01:1 2027-03:2']);
  expect(shape('2027-10-22')).toEqual([['winter-2027', '2027-11:2']]);
  expect(shape('2028-01-01')).toEqual([]);
});
