// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { samples } from '../../../src/site/facts/samples.ts';

it('finds every sample in the file that its line names, each listed once', () => {
  for (const { what, where } of samples) {
    const [file = '', field] = where.split(': ');
    expect(existsSync(file), what).toBe(true);
    if (field)
      for (const name of field.split(', '))
        expect(readFileSync(file, 'utf8'), what).toMatch(new RegExp(`\\b${name}\\b`));
  }
  expect(new Set(samples.map(({ what }) => what)).size).toBe(samples.length);
});
