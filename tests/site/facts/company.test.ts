// @vitest-environment node
import { expect, it } from 'vitest';
import { venue } from '../../../src/site/facts/venue.ts';

it('has company numbers with valid check digits', () => {
  const { registryNumber, vatNumber } = venue.company;
  expect(registryNumber).toMatch(/^\d{12}$/);
  expect(vatNumber).toMatch(/^\d{9}$/);
  // Greek VAT check digit: eight digits weighted 256 to 2, summed, modulo 11, modulo 10.
  const sum = Array.from(vatNumber.slice(0, 8)).reduce(
    (total, digit, index) => total + Number(digit) * 2 ** (8 - index),
    0,
  );
  expect(Number(vatNumber[8])).toBe((sum % 11) % 10);
});
