// @vitest-environment node
import { expect, it } from 'vitest';
import { venue } from '../../../src/site/facts/venue.ts';

/** Greek VAT check digit: eight digits weighted 256 to 2, summed, modulo 11, modulo 10. */
const checkDigitOf = (number: string): number =>
  (Array.from(number.slice(0, 8)).reduce(
    (sum, digit, index) => sum + Number(digit) * 2 ** (8 - index),
    0,
  ) %
    11) %
  10;

it.each([
  ['000000012', 2],
  ['000001101', 1],
])('the VAT number %s ends in %i', (number, digit) => {
  expect(checkDigitOf(number)).toBe(digit);
});

it('the numbers of the company have no slip of the pen', () => {
  const { registryNumber, vatNumber } = venue.company;
  expect(registryNumber).toMatch(/^\d{12}$/);
  expect(vatNumber).toMatch(/^\d{9}$/);
  expect(Number(vatNumber[8])).toBe(checkDigitOf(vatNumber));
});
