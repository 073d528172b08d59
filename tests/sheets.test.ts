// @vitest-environment node
/** Rules for styles that visitors would notice. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const filesWith = (pattern: RegExp): string[] => {
  const files = globSync('src/**/*.{tsx,css}');
  expect(files.length).toBeGreaterThan(100);
  return files.filter((file) => pattern.test(readFileSync(file, 'utf8')));
};

it('counts no width in ch: a zero of the fallback font is 15 % narrower, so lines would break anew', () => {
  expect(filesWith(/[\d.]ch\b/)).toEqual([]);
});

// Chromium hands transformed capitals to screen readers, and Greek ones lose their accents.
it('turns no letters into capitals', () => {
  expect(filesWith(/text-transform:|['"` :]uppercase['"` ]/)).toEqual([]);
});
