// @vitest-environment node
import { expect, it } from 'vitest';
import { formatEuroRange, monthRanges } from '../../../src/site/formats/priceFormats.ts';

it.each([
  [11_400, 16_200, '11.400–16.200\u00a0€', '€11,400–16,200'],
  [950, 950, '950\u00a0€', '€950'],
])('names the currency of the range %i to %i once', (from, to, greek, english) => {
  expect(formatEuroRange(from, to, 'el')).toBe(greek);
  expect(formatEuroRange(from, to, 'en')).toBe(english);
});

it.each([
  [
    [4, 5, 10],
    ['4–5', '10'],
  ],
  [[11, 12, 1, 2, 3], ['11–3']],
  [
    [6, 9],
    ['6', '9'],
  ],
  [[], []],
])('joins the months %j to the ranges %j', (months, ranges) => {
  const names = Array.from({ length: 12 }, (_, index) => `${index + 1}`);
  expect(monthRanges(months, names)).toEqual(ranges);
});
