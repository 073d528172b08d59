import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { projectFolder } from './project.ts';

const folder = join(projectFolder, 'src/styles');
const { resolve } = createRequire(import.meta.url);

const charactersOf = (unicodeRange: string): string =>
  unicodeRange
    .split(',')
    .flatMap((part) => {
      const [first, last = first] = part.trim().slice(2).split('-');
      const [from, to] = [Number.parseInt(first!, 16), Number.parseInt(last!, 16)];
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join('');

/** Returns the web fonts that src/styles/fonts.css declares, each with the file of Fontsource that it is a subset of. */
export const fontFaces = () => {
  const faces = readFileSync(join(folder, 'fonts.css'), 'utf8').match(/@font-face \{.*?\}/gs) ?? [];
  return faces.flatMap((face) => {
    const [, file] = /url\("(.+\.woff2)"\)/.exec(face) ?? [];
    // The fallbacks are local fonts.
    if (!file) return [];
    const valueOf = (property: string): string =>
      new RegExp(`${property}:\\s*([^;]+);`).exec(face)?.[1] ?? '';
    const [family] = basename(file).split(/-(?:greek|latin)-/);
    return {
      file: join(folder, file),
      source: resolve(`@fontsource-variable/${family}/files/${basename(file)}`),
      characters: charactersOf(valueOf('unicode-range')),
      weights: valueOf('font-weight').split(' ').map(Number),
    };
  });
};
