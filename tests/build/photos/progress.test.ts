// @vitest-environment node
import { expect, it } from 'vitest';
import { progressBar } from '../../../src/build/photos/progress.ts';

const shown = (total: number, isTTY: boolean): string[] => {
  const lines: string[] = [];
  let time = 0;
  const step = progressBar(
    'Photos',
    total,
    { isTTY, write: (text: string) => lines.push(text) > 0 },
    () => (time += 1000),
  );
  for (let done = 0; done < total; done += 1) step();
  return lines;
};

it('a log gets a line for every tenth, with count and time left', () => {
  const lines = shown(40, false);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toMatch(/^Photos 4\/40, about \d+ s left\n$/);
  expect(lines.at(-1)).toMatch(/^Photos 40\/40, in \d+ s\n$/);
});

it('a terminal gets one line that is drawn over and ended once', () => {
  const lines = shown(40, true);
  expect(lines).toHaveLength(40);
  expect(lines.filter((line) => line.endsWith('\n'))).toHaveLength(1);
  expect(lines.every((line) => line.startsWith('\r'))).toBe(true);
});
