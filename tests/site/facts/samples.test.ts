// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { samples } from '../../../src/site/facts/samples.ts';

it.each(samples)('finds the sample "$what" in $where', ({ where }) => {
  const [file = '', fields] = where.split(': ');
  expect(existsSync(file)).toBe(true);
  for (const name of fields?.split(', ') ?? [])
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\b${name}\\b`));
});
