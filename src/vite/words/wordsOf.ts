import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEachLanguage, type Language, type Localized } from '../../site/languages.ts';
import { pages } from '../../site/pages.ts';
import { composeAll } from './compose.ts';
import { joins, type Read } from './joins.ts';
import { sentenceFacts } from './sentenceFacts.ts';

/** Path in a language folder; pages have a subfolder. */
export const wordsFile = (name: string): string => `${name in pages ? 'pages/' : ''}${name}.json`;

const readJson = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../content', path), 'utf8')) as Record<
    string,
    unknown
  >;

/** Throws on invalid JSON. */
export const readWords = (name: string, language: Language): Record<string, unknown> =>
  readJson(`${language}/${wordsFile(name)}`);

const withValue = (
  value: Record<string, unknown>,
  [key = '', ...rest]: readonly string[],
  change: (written: unknown) => unknown,
): Record<string, unknown> => ({
  ...value,
  [key]:
    rest.length > 0
      ? withValue(value[key] as Record<string, unknown>, rest, change)
      : change(value[key]),
});

/** Returns a page's copy with facts and derived fields. Throws at the first error; `npm run check` reports all. */
export function wordsOf<Words>(name: string, language: Language): Words {
  const facts = sentenceFacts(language);
  const read: Read = (file) =>
    composeAll(readWords(file, language), facts, `src/content/${language}/${wordsFile(file)}:`);
  const readPictures: Read = (page) =>
    composeAll(readJson(`pictures/${page}.json`), facts, `src/content/pictures/${page}.json:`);
  let words = read(name);
  for (const [path, { valueAt }] of Object.entries(joins[name] ?? {}))
    words = withValue(words, path.split('.'), (written) =>
      valueAt({ written, language, read, readPictures }),
    );
  return words as Words;
}

export const wordsByLanguage = <Words>(name: string): Localized<Words> =>
  inEachLanguage((language) => wordsOf<Words>(name, language));
