// @vitest-environment node
/** What the linter cannot see: cycles through dynamic imports, and everything that a function reaches. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '../src/site/languages.ts';

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\b)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\(\s*'([^']+)'\s*\)/g;

/** What a text imports, dynamic imports included: when it runs, or for its types alone. */
const importsIn = (text: string) =>
  [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(statement)].map(
    ([, type, fixed, dynamic]) => ({ source: fixed ?? dynamic ?? '', runs: !type }),
  );

/** What a file imports when it runs, or for its types as well. */
const importsOf = (file: string, types = false): string[] =>
  importsIn(readFileSync(file, 'utf8')).flatMap(({ source, runs }) =>
    runs || types ? source : [],
  );

const filesThat = (file: string, types = false): string[] =>
  importsOf(file, types)
    .filter((source) => source.startsWith('.'))
    .map((source) => normalize(join(dirname(file), source)));

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !file.endsWith('.d.ts'));

/** The first way from a file back to itself. */
function cycleFrom(start: string): string[] | undefined {
  const seen = new Set<string>();
  const walk = (file: string, way: string[]): string[] | undefined => {
    for (const next of filesThat(file, true)) {
      if (next === start) return [...way, next];
      if (seen.has(next) || !sources.includes(next)) continue;
      seen.add(next);
      const found = walk(next, [...way, next]);
      if (found) return found;
    }
    return undefined;
  };
  return walk(start, [start]);
}

it('imports are found in every form, and those of types are told apart', () => {
  const found = (text: string, thatRun: boolean) =>
    importsIn(text).flatMap(({ source, runs }) => (runs === thatRun ? source : []));
  expect(
    found(
      "import a, { b } from './a.ts';\nimport './b.css';\nexport { c } from './c.ts';\nimport {\n  d,\n} from './d.ts';\nconst load = () => import('./e.ts');",
      true,
    ),
  ).toEqual(['./a.ts', './b.css', './c.ts', './d.ts', './e.ts']);
  expect(
    found("import type { a } from './a.ts';\nexport type { b } from './b.ts';", false),
  ).toEqual(['./a.ts', './b.ts']);
});

it('no file imports itself by any way round, downloads on demand and types included', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap((file) => cycleFrom(file)?.join(' → ') ?? [])).toEqual([]);
});

it('only the list for the functions, whose bundlers know no glob, names the files of each language', () => {
  const both = sources.filter((file) =>
    ['el', 'en'].every((language) =>
      filesThat(file).some((other) => other.startsWith(`src/content/${language}/`)),
    ),
  );
  expect(both.toSorted()).toEqual(['src/content/mails.ts']);
});

describe.each([
  'netlify/functions/send-email.ts',
  'netlify/functions/deliver-enquiries.ts',
  'supabase/functions/send-contact-email/index.ts',
])('the function %s', (entry) => {
  const reached = new Set<string>();
  const walk = (file: string) => {
    for (const next of filesThat(file)) {
      if (reached.has(next)) continue;
      reached.add(next);
      walk(next);
    }
  };
  walk(entry);

  it('reaches the core, the facts and what it says in each language, and nothing else', () => {
    const said = languageCodes.flatMap((language) =>
      ['enquiry', 'mail'].map((words) => `src/content/${language}/${words}.ts`),
    );
    const others = [...reached].filter(
      (file) => !/^src\/(enquiry|site)\/|^src\/content\/facts\/\w+\.json$/.test(file),
    );
    expect(others.toSorted()).toEqual([...said, 'src/content/mails.ts'].toSorted());
  });

  it('reaches files by their full names, which Deno asks for', () => {
    expect([...reached].filter((file) => !/\.(ts|json)$/.test(file))).toEqual([]);
  });

  it('needs no package but nodemailer, and that only in the adapter itself', () => {
    expect(
      [...reached].flatMap((file) => importsOf(file)).filter((source) => !source.startsWith('.')),
    ).toEqual([]);
    expect(importsOf(entry).filter((source) => !source.startsWith('.'))).toEqual(['nodemailer']);
  });
});
