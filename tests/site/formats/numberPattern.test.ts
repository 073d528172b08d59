import { expect, it } from 'vitest';
import {
  createNumberPattern,
  isNumberPattern,
  parseNumber,
} from '../../../src/site/formats/numberPattern.ts';

const read = (typed: string, [min, max, decimals]: [number, number, number]) =>
  new RegExp(createNumberPattern(min, max, decimals)).test(typed) ? parseNumber(typed) : undefined;

it.each<[string, bounds: [number, number, number], number | undefined]>([
  ['4,9', [1, 5, 1], 4.9],
  ['4.9', [1, 5, 1], 4.9],
  ['5,0', [1, 5, 1], 5],
  ['5,1', [1, 5, 1], undefined],
  ['0,9', [1, 5, 1], undefined],
  ['4,95', [1, 5, 1], undefined],
  ['58,50', [1, 1000, 2], 58.5],
  ['1.000', [1, 2000, 2], undefined],
  ['1,650', [1, 2000, 2], undefined],
  ['1.000', [1, 5000, 0], undefined],
  ['1000', [1, 5000, 0], 1000],
  ['7,5', [1, 600, 0], undefined],
  ['0', [0, 5, 0], 0],
  ['37.7985', [34, 42, 6], 37.7985],
  ['-5', [1, 5, 0], undefined],
  ['1e3', [1, 5000, 0], undefined],
  ['NaN', [1, 5000, 0], undefined],
  ['٣', [1, 5000, 0], undefined],
  ['', [1, 5000, 0], undefined],
])('reads %j within %j as %j', (typed, bounds, value) => {
  expect(read(typed, bounds)).toBe(value);
});

it.each([
  [1, 600],
  [0, 100],
  [34, 42],
  [10, 1205],
  [1990, 2100],
])('takes the whole numbers from %i to %i and no others', (min, max) => {
  const pattern = new RegExp(createNumberPattern(min, max, 0));
  for (let value = 0; value <= max * 2; value += 1)
    expect(pattern.test(String(value)), String(value)).toBe(value >= min && value <= max);
  expect(isNumberPattern(createNumberPattern(min, max, 0))).toBe(true);
});
