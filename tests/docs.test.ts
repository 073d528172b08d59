import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const files = globSync(
  ['*.md', '{docs,src,local,netlify,supabase,e2e,tests}/**/*.{md,ts,tsx,mjs,css,sql}'],
  { exclude: (name) => name.split('/').includes('node_modules') },
);
const names = new Set(files.map((file) => basename(file)));

const comments = /(?<=^|[\s{(,])\/\*[\s\S]*?\*\/|(?<=^|\s)(?:\/\/|--)\s.*/gm;
const paths = /(?<![\w./@*{<:-])\w[\w./-]*\.(?:md|tsx?|css|sql|mjs)(?![\w/*{]|\.\w)/g;

it('finds every file that a document or a comment names', () => {
  const references = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const prose = file.endsWith('.md') ? text : (text.match(comments) ?? []).join('\n');
    return (prose.match(paths) ?? []).map((path) => ({ file, path }));
  });
  expect(references.length).toBeGreaterThan(100);
  const lost = references.filter(
    ({ file, path }) =>
      ![path, join(dirname(file), path)].some((place) => existsSync(place)) && !names.has(path),
  );
  expect(lost).toEqual([]);
});
