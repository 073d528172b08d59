import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../site/languages.ts';
import { composeAll } from './compose.ts';
import { joins, type Read } from './joins.ts';
import { sentenceFacts } from './sentenceFacts.ts';

/** Path of a file of words, by its name. */
export const wordsPath = (name: string, language: Language): string => join(import.meta.dirname, '../../content', language, `${name}.json`);

/** The words of a file as they are written. Throws where it is no JSON. */
export const readWords = (name: string, language: Language): Record<string, unknown> => JSON.parse(readFileSync(wordsPath(name, language), 'utf8')) as Record<string, unknown>;

/** A copy of the value with something else at the end of the keys. */
const withValue = (value: Record<string, unknown>, [key = '', ...rest]: readonly string[], change: (written: unknown) => unknown): Record<string, unknown> => ({
  ...value,
  [key]: rest.length > 0 ? withValue(value[key] as Record<string, unknown>, rest, change) : change(value[key]),
});

/** The words of a page in a language as a visitor reads them: facts in their sentences, joined with what other files have. Throws at the first fault; `npm run check` tells all. */
export function wordsOf<Words>(name: string, language: Language): Words {
  const facts = sentenceFacts(language);
  const read: Read = (file) => composeAll(readWords(file, language), facts, `src/content/${language}/${file}.json:`);
  let words = read(name);
  for (const [path, { valueAt }] of Object.entries(joins[name] ?? {})) words = withValue(words, path.split('.'), (written) => valueAt(written, language, read));
  return words as Words;
}
