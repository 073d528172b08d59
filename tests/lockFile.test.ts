// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('names no registry in package-lock.json, so that npm ci works with any', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { resolved?: string; link?: boolean }>;
  };
  expect(Object.values(packages).filter(({ resolved, link }) => resolved || link)).toEqual([]);
});
