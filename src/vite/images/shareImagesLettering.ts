import { create, type Font } from 'fontkit';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Lettering } from './shareImages.ts';

const { resolve } = createRequire(import.meta.url);

/** Weight 400: hairlines of 330 vanish in previews. */
const fontOf = async (script: string): Promise<Font> =>
  create(
    await readFile(
      resolve(
        `@fontsource-variable/noto-serif-display/files/noto-serif-display-${script}-wght-normal.woff2`,
      ),
    ),
  ) as Font;

let fonts: Promise<Font[]> | undefined;

const runsOf = (text: string, available: readonly Font[]): { font: Font; text: string }[] => {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const code = character.codePointAt(0) ?? 0;
    const font = last?.font.hasGlyphForCodePoint(code)
      ? last.font
      : available.find((candidate) => candidate.hasGlyphForCodePoint(code));
    if (!font)
      throw new Error(
        `Noto Serif Display has no letter for "${character}" in the title «${text}». Write the title without it.`,
      );
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
};

const set = (
  text: string,
  size: number,
  available: readonly Font[],
): { outline: string; width: number } => {
  let x = 0;
  const parts: string[] = [];
  for (const run of runsOf(text, available)) {
    const scale = size / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(run.text);
    glyphs.forEach((glyph, at) => {
      const { xAdvance = glyph.advanceWidth, xOffset = 0 } = positions[at] ?? {};
      parts.push(
        glyph.path
          .scale(scale, -scale)
          .translate(x + xOffset * scale, 0)
          .toSVG(),
      );
      x += xAdvance * scale;
    });
  }
  return { outline: parts.join(''), width: x };
};

const wrap = (line: string, size: number, widest: number, available: readonly Font[]): string[] => {
  const lines: string[] = [];
  for (const word of line.trim().split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && set(longer, size, available).width <= widest)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** Sets titles in Noto Serif Display. */
export const lettering: Lettering = async (text, size, widest) => {
  const available = await (fonts ??= Promise.all(['greek', 'latin', 'latin-ext'].map(fontOf)));
  return text
    .split('\n')
    .flatMap((line) => wrap(line, size, widest, available))
    .map((line) => set(line, size, available));
};
