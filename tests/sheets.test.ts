// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const filesWith = (pattern: RegExp): string[] => {
  const files = globSync('src/**/*.{tsx,css}');
  expect(files.length).toBeGreaterThan(100);
  return files.filter((file) => pattern.test(readFileSync(file, 'utf8')));
};

it('uses no ch units, because the fallback font has a 15 % narrower zero and lines would change', () => {
  expect(filesWith(/[\d.]ch\b/)).toEqual([]);
});

// Chromium exposes transformed capitals to screen readers, and Greek capitals lose their accents.
it('turns no letters into capitals', () => {
  expect(filesWith(/text-transform:|['"` :]uppercase['"` ]/)).toEqual([]);
});
