/** src/styles/fonts.css has the only list of the characters that the site can draw. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import postcss from 'postcss';

const folder = join(import.meta.dirname, '../../styles');
const { resolve } = createRequire(import.meta.url);

/** Returns the web fonts, each with the file of Fontsource from which it is subset. */
export const readFontFaces = () => {
  const faces: { file: string; source: string; characters: string; weights: number[] }[] = [];
  const sheet = postcss.parse(readFileSync(join(folder, 'fonts.css'), 'utf8'));
  sheet.walkAtRules('font-face', (rule) => {
    const getValue = (property: string): string =>
      rule.nodes?.flatMap((node) =>
        node.type === 'decl' && node.prop === property ? node.value : [],
      )[0] ?? '';
    const [, file] = /url\("(.+\.woff2)"\)/.exec(getValue('src')) ?? [];
    // Fallback faces are local fonts.
    if (!file) return;
    const [family] = basename(file).split(/-(?:greek|latin|cyrillic)-/);
    faces.push({
      file: join(folder, file),
      source: resolve(`@fontsource-variable/${family}/files/${basename(file)}`),
      characters: parseUnicodeRange(getValue('unicode-range')),
      weights: getValue('font-weight').split(' ').map(Number),
    });
  });
  return faces;
};

/** Returns the inside of a character class. */
export function createCharacterClass(): string {
  const codes = readFontFaces().flatMap(({ characters }) =>
    [...characters].map((character) => character.codePointAt(0)!),
  );
  const ranges: [from: number, to: number][] = [];
  for (const code of codes.sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const escape = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`;
  return ranges.map(([from, to]) => `${escape(from)}-${escape(to)}`).join('');
}

export const parseUnicodeRange = (unicodeRange: string): string =>
  unicodeRange
    .split(',')
    .flatMap((part) => {
      const [first, last = first] = part.trim().slice(2).split('-');
      const [from, to] = [Number.parseInt(first!, 16), Number.parseInt(last!, 16)];
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join('');
