import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { venue } from '../../../src/site/facts/venue.ts';
import { samples } from '../../../src/vite/samples.ts';

it('names for every sample the file and the fields that the owner should change', () => {
  for (const { where } of samples) {
    const [file = '', fields] = where.split(': ');
    expect(existsSync(file), where).toBe(true);
    for (const name of fields?.split(', ') ?? [])
      expect(readFileSync(file, 'utf8'), where).toMatch(new RegExp(`\\b${name}\\b`));
  }
});

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
