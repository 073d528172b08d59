import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('names no registry in package-lock.json, so that npm ci works with any', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { resolved?: string; link?: boolean }>;
  };
  expect(Object.values(packages).filter(({ resolved, link }) => resolved || link)).toEqual([]);
});

it.each([
  [
    'a length in ch: the fallback font has a 15 % narrower zero, so lines would change',
    /[\d.]ch\b/,
  ],
  // Chromium exposes transformed capitals to screen readers, and Greek capitals lose their accents.
  ['a transformation to capitals', /text-transform:|['"` :]uppercase['"` ]/],
])('has in no style %s', (_what, pattern) => {
  const files = globSync('src/**/*.{tsx,css}');
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('has colours in one file, and those of the evening sky in another', () => {
  const files = globSync('{src,map,netlify,public,supabase}/**/*.{ts,tsx,css,html,json,svg}');
  const color = /(?<!href=['"])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl)a?\(\s*\d/i;
  expect(
    [...files, 'index.html'].filter((file) => color.test(readFileSync(file, 'utf8'))).sort(),
  ).toEqual([
    // Icons are copied as they are.
    'public/favicon.svg',
    'public/icon.svg',
    'src/facts/dates/dayFacts.ts',
    'src/site/colors.ts',
  ]);
});
