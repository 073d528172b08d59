// @vitest-environment node
import { expect, it } from 'vitest';
import { minutesOf, timeOf } from '../../../src/site/formats/clock.ts';

it('a time is so many minutes after midnight, and they are that time', () => {
  expect(['0:00', '8:05', '20:49', '08:05'].map(minutesOf)).toEqual([0, 485, 1249, 485]);
  for (let minutes = 0; minutes < 1440; minutes += 1)
    expect(minutesOf(timeOf(minutes))).toBe(minutes);
  expect(timeOf(485)).toBe('8:05');
});
