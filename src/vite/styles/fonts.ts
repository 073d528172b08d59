import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import postcss, { type AtRule } from 'postcss';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { writeAtomic } from '../atomicWrites.ts';

const { resolve } = createRequire(import.meta.url);

const sheet = /\/src\/styles\/fonts\.css(\?.*)?$/;

/** Kerning, ligatures, accents, lining and tabular figures. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

type Face = { source: string; characters: string; weight: number | { min: number; max: number } };

/** Throws on other syntax. */
export const charactersOf = (unicodeRange: string): string =>
  unicodeRange
    .split(',')
    .map((part) => /^\s*U\+([0-9A-F]+)(?:-([0-9A-F]+))?\s*$/i.exec(part))
    .flatMap((match) => {
      if (!match)
        throw new Error(
          `src/styles/fonts.css: "${unicodeRange}" is not a unicode-range like "U+0020-007E, U+00A0".`,
        );
      const [first, last] = [match[1]!, match[2] ?? match[1]!].map((digits) =>
        Number.parseInt(digits, 16),
      ) as [number, number];
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      );
    })
    .join('');

/** Returns undefined for local fonts. */
export function faceOf(rule: AtRule): Face | undefined {
  const declared = Object.fromEntries(
    rule.nodes?.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : [])) ?? [],
  );
  const source = /url\("([^"]+\.woff2)"\)/.exec(declared.src ?? '')?.[1];
  if (!source) return undefined;
  const { 'font-weight': weights, 'unicode-range': range } = declared;
  if (!weights || !range)
    throw new Error(
      `src/styles/fonts.css: the face of ${source} needs font-weight and unicode-range; the build subsets its file to them.`,
    );
  const [min, max = min] = weights.split(/\s+/).map(Number) as [number, number?];
  return { source, characters: charactersOf(range), weight: min === max ? min : { min, max } };
}

/** Returns the subset as woff2. */
export async function cutDown({ source, characters, weight }: Face): Promise<Buffer> {
  const options = { targetFormat: 'woff2' as const, variationAxes: { wght: weight }, keepFeatures };
  return subsetFont(await readFile(resolve(source)), characters, options);
}

/** Returns an error in the header (https://www.w3.org/TR/WOFF2/#woff20Header). */
export function errorOf(font: Buffer): string | undefined {
  if (font.toString('latin1', 0, 4) !== 'wOF2' || font.length < 48) return 'it is not a woff2 file';
  const length = font.readUInt32BE(8);
  return length === font.length
    ? undefined
    : `its header says ${length} bytes, but it has ${font.length}`;
}

/** Subsets fonts to fonts.css, a third of the size (docs/decisions/first-visit.md, "fonts"). */
export function fonts(): Plugin {
  let cache = '';
  // Parallel transforms share a file.
  const files = new Map<string, Promise<string>>();
  const fileOf = (face: Face): Promise<string> => {
    const key = JSON.stringify(face);
    const file = files.get(key) ?? cached(face, cache);
    files.set(key, file);
    file.catch(() => files.delete(key));
    return file;
  };
  return {
    name: 'fonts',
    enforce: 'pre',
    sharedDuringBuild: true,
    configResolved: ({ root }) => void (cache = join(root, '.cache/fonts')),
    async transform(code, id) {
      if (!sheet.test(id)) return undefined;
      const root = postcss.parse(code);
      const rules: AtRule[] = [];
      root.walkAtRules('font-face', (rule) => void rules.push(rule));
      for (const rule of rules) {
        const face = faceOf(rule);
        if (!face) continue;
        const file = await fileOf(face);
        rule.walkDecls(
          'src',
          (declaration) =>
            void (declaration.value = `url("${relative(dirname(id), file)}") format("woff2")`),
        );
      }
      return { code: root.toString(), map: null };
    },
    async writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => file.endsWith('.woff2'))) {
        const fault = errorOf(await readFile(join(dir, name)));
        if (fault)
          throw new Error(
            `The font ${name} is broken: ${fault}. Delete .cache/fonts and build again.`,
          );
      }
    },
  };
}

/** Makes a missing or broken file. */
async function cached(face: Face, folder: string): Promise<string> {
  const source = await readFile(resolve(face.source));
  const fault = errorOf(source);
  if (fault)
    throw new Error(
      `node_modules/${face.source} is broken: ${fault}. Install the packages again (npm ci), then build again.`,
    );
  const recipe = createHash('sha256')
    .update(source)
    .update(JSON.stringify([face, keepFeatures]))
    .digest('hex');
  const file = join(folder, recipe.slice(0, 8), basename(face.source));
  const before = await readFile(file).catch(() => undefined);
  if (!before || errorOf(before)) await writeAtomic(file, await cutDown(face));
  return file;
}
