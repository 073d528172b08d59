import { describe, expect, it } from 'vitest';
import { getExpiryDay, readAvailability } from '../../src/facts/dates/availability.ts';

const on = (days: string[], today = '2026-11-22') =>
  readAvailability(today, { checked: '2026-11-15', booked: days.map((date) => ({ date })) });
const evenings = (...dates: string[]) => dates.map((date) => ({ date }));
const june = evenings('2027-06-05', '2027-06-12', '2027-06-19', '2027-06-26');

it.each([
  ['2026-11-15', '2026-11-15'],
  ['2027-01-14', '2026-11-15'],
  ['2027-01-15', undefined],
])('knows on %s what was checked on 15 November: %s', (today, checked) => {
  expect(on(['2027-06-05'], today).checked).toBe(checked);
  const { findTaken, findFreeDays } = on(['2027-06-05'], today);
  expect(findTaken('2027-06-05'), 'stays taken').toBe('booked');
  expect(findFreeDays('2027-06-05', false)).toHaveLength(checked ? 3 : 0);
  expect(on([], today).computeNote(june)).toBe(checked && 'open');
  expect(getExpiryDay({ checked: '2026-11-15', booked: [] })).toBe('2027-01-14');
});

describe('the note of a month', () => {
  it.each([
    ['open', ['2027-06-05']],
    ['few', ['2027-06-05', '2027-06-12']],
    ['few', ['2027-06-05', '2027-06-12', '2027-06-19']],
    ['full', ['2027-06-05', '2027-06-12', '2027-06-19', '2027-06-26']],
    ['open', ['2027-06-18', '2027-06-20']],
  ])('is %s if %j are taken', (note, days) => {
    expect(on(days).computeNote(june)).toBe(note);
  });

  it('is about the Saturdays that are left', () => {
    expect(on([]).computeNote(june.slice(3))).toBe('open');
    expect(on(['2027-06-26']).computeNote(june.slice(3))).toBe('full');
    expect(on([]).computeNote(evenings('2027-06-30'))).toBeUndefined();
  });
});

it('finds the nearest free days of the same weekday, none before two weeks', () => {
  const { findFreeDays } = on(['2027-06-05', '2027-06-12', '2027-06-19']);
  expect(findFreeDays('2027-06-12', false)).toEqual(['2027-05-22', '2027-05-29', '2027-06-26']);
  expect(on(['2026-11-28']).findFreeDays('2026-11-28', false)).toEqual([
    '2026-12-12',
    '2026-12-19',
    '2026-12-26',
  ]);
});

it('offers a wedding no days on which the Church holds none', () => {
  const { findFreeDays } = on(['2027-05-08']);
  // Easter is on 2 May.
  expect(findFreeDays('2027-05-08', false)).toEqual(['2027-04-24', '2027-05-01', '2027-05-15']);
  expect(findFreeDays('2027-05-08', true)).toEqual(['2027-05-15', '2027-05-22', '2027-05-29']);
});
