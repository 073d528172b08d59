import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = join(import.meta.dirname, '../../styles/fonts.css');

/** Expands a `unicode-range`. */
export const charactersOf = (range: string): string[] =>
  range.split(',').flatMap((part) => {
    const [first, last = first] = part.trim().slice(2).split('-');
    const [from, to] = [Number.parseInt(first!, 16), Number.parseInt(last!, 16)];
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
  });

/** Returns the characters that one of the web fonts has. Fallbacks have no file. */
export const webFontCharacters = (): Set<string> =>
  new Set(
    [...readFileSync(sheet, 'utf8').matchAll(/url\([^}]*unicode-range:([^;]+);/g)].flatMap(
      ([, range = '']) => charactersOf(range),
    ),
  );
