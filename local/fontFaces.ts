import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import postcss from 'postcss';
import { projectFolder } from './project.ts';

const folder = join(projectFolder, 'src/styles');
const { resolve } = createRequire(import.meta.url);

/** Returns the web fonts of src/styles/fonts.css, each with the file of Fontsource from which it is subset. */
export const readFontFaces = () => {
  const faces: { file: string; source: string; characters: string; weights: number[] }[] = [];
  const sheet = postcss.parse(readFileSync(join(folder, 'fonts.css'), 'utf8'));
  sheet.walkAtRules('font-face', (rule) => {
    const getValue = (property: string): string =>
      rule.nodes?.flatMap((node) =>
        node.type === 'decl' && node.prop === property ? node.value : [],
      )[0] ?? '';
    const [, file] = /url\("(.+\.woff2)"\)/.exec(getValue('src')) ?? [];
    // The fallback faces have no file, as they are local fonts.
    if (!file) return;
    const [family] = basename(file).split(/-(?:greek|latin)-/);
    faces.push({
      file: join(folder, file),
      source: resolve(`@fontsource-variable/${family}/files/${basename(file)}`),
      characters: parseUnicodeRange(getValue('unicode-range')),
      weights: getValue('font-weight').split(' ').map(Number),
    });
  });
  return faces;
};

const parseUnicodeRange = (unicodeRange: string): string =>
  unicodeRange
    .split(',')
    .flatMap((part) => {
      const [first, last = first] = part.trim().slice(2).split('-');
      const [from, to] = [Number.parseInt(first!, 16), Number.parseInt(last!, 16)];
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join('');
