// @vitest-environment node
import { expect, it } from 'vitest';
import { minutesOf, timeOf } from '../../../src/site/formats/formatDay.ts';

it.each([
  ['0:00', 0],
  ['8:05', 485],
  ['20:49', 1249],
])('converts %s to %i minutes after midnight, and back', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes);
  expect(timeOf(minutes)).toBe(time);
});
