// @vitest-environment node
import { expect, it } from 'vitest';
import {
  formatEuroRange,
  formatEuros,
  monthRanges,
} from '../../../src/site/formats/priceFormats.ts';

const space = '\u00a0';

it('sums of money are whole, in the order of each language, and parted from their sign nowhere', () => {
  expect([formatEuros(11_400, 'el'), formatEuros(11_400, 'en')]).toEqual([
    `11.400${space}€`,
    '€11,400',
  ]);
});

it('a range of money names the currency once, and one sum where both are the same', () => {
  expect([formatEuroRange(11_400, 16_200, 'el'), formatEuroRange(11_400, 16_200, 'en')]).toEqual([
    `11.400–16.200${space}€`,
    '€11,400–16,200',
  ]);
  expect([formatEuroRange(950, 950, 'el'), formatEuroRange(950, 950, 'en')]).toEqual([
    `950${space}€`,
    '€950',
  ]);
});

it('months that follow on each other are one range, over the end of the year as well', () => {
  const names = Array.from({ length: 12 }, (_, index) => `${index + 1}`);
  expect(monthRanges([4, 5, 10], names)).toEqual(['4–5', '10']);
  expect(monthRanges([11, 12, 1, 2, 3], names)).toEqual(['11–3']);
  expect(monthRanges([6, 9], names)).toEqual(['6', '9']);
  expect(monthRanges([], names)).toEqual([]);
});
