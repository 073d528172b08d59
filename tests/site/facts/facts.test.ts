import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { samples } from '../../../src/vite/samples.ts';

it('names for every sample the file and the fields that the owner should change', () => {
  for (const { where } of samples) {
    const [file = '', fields] = where.split(': ');
    expect(existsSync(file), where).toBe(true);
    for (const name of fields?.split(', ') ?? [])
      expect(readFileSync(file, 'utf8'), where).toMatch(new RegExp(`\\b${name}\\b`));
  }
});
