// @vitest-environment node
import { expect, it } from 'vitest';
import { availability } from '../../../src/site/facts/availabilityFacts.ts';
import { areFresh } from '../../../src/site/facts/availability.ts';

it.each([
  ['2026-11-15', true],
  ['2027-01-14', true],
  ['2027-01-15', false],
])('shows availability notes of 15 November on %s: %s', (today, expected) => {
  expect(areFresh({ checked: '2026-11-15', months: {} }, today)).toBe(expected);
});

it('has a month for every availability note', () => {
  for (const month of Object.keys(availability.months))
    expect(month).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/);
});
