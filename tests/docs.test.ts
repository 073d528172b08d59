// @vitest-environment node
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { expect, it } from 'vitest';

const files = globSync(
  ['*.md', '{docs,src,local,netlify,supabase,e2e,tests}/**/*.{md,ts,tsx,mjs,css,sql}'],
  { exclude: (name) => name.split('/').includes('node_modules') },
);
const names = new Set(files.map((file) => basename(file)));

const comments = /(?<=^|[\s{(,])\/\*[\s\S]*?\*\/|(?<=^|\s)(?:\/\/|--)\s.*/gm;

const references = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  const prose = extname(file) === '.md' ? text : (text.match(comments) ?? []).join('\n');
  return [
    ...prose.matchAll(/(?<![\w./@*{<:-])(\w[\w./-]*\.(?:md|tsx?|css|sql|mjs))(?![\w/*{]|\.\w)/g),
  ].map(([, path]) => path!);
};

const leadsSomewhere = (path: string, from: string): boolean =>
  existsSync(path) ||
  existsSync(join(dirname(from), path)) ||
  (!path.includes('/') && names.has(path));

it('finds every file that a document or a comment names', () => {
  expect(references('docs/tests-and-tools.md')).toContain('e2e/start/firstVisit.spec.ts');
  expect(leadsSomewhere('docs/gone.md', 'README.md')).toBe(false);
  expect(
    files.flatMap((file) =>
      references(file)
        .filter((path) => !leadsSomewhere(path, file))
        .map((path) => `${file}: ${path}`),
    ),
  ).toEqual([]);
});
