// @vitest-environment node
/** Each platform bundles exactly the files that a function imports. */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../../src/site/languages.ts';

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\b)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\(\s*'([^']+)'\s*\)/g;

/** Ignores type imports, includes dynamic ones. */
const importsOf = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(statement),
  ]
    .filter(([, type]) => !type)
    .map(([, , fixed, dynamic]) => fixed ?? dynamic ?? '');

const filesThat = (file: string): string[] =>
  importsOf(file)
    .filter((source) => source.startsWith('.'))
    .map((source) => normalize(join(dirname(file), source)));

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
      ['enquiry', 'mail'].map((messages) => `src/content/${language}/${messages}.ts`),
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
