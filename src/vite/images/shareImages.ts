import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import { markLines, shareImageSize, wordmarkMetrics } from '../../site/brand.ts';
import { colors } from '../../site/colors.ts';
import { languages, type Language } from '../../site/languages.ts';
import { wordmarks } from '../../site/wordmarks.ts';
import { isComplete, writeAtomic } from '../atomicWrites.ts';

const { width, height } = shareImageSize;
const margin = 72;
const markSize = 78;
const wordHeight = 64;
const titleSize = 68;
const titleLeading = 76;
const titleWidth = 860;
/** Bytes. WhatsApp ignores larger images. */
const maxBytes = 150 * 1000;
const qualities = [80, 72, 64, 56, 48, 40];

let fonts: Promise<Font[]> | undefined;

type Request = {
  photoFile: string;
  language: Language;
  title: string;
  cache: string;
};

export async function createShareImage({
  photoFile,
  language,
  title,
  cache,
}: Request): Promise<Buffer> {
  const photo = await readFile(photoFile);
  const drawing = Buffer.from(renderOverlay(language, await outlineTitle(title)));
  const hash = createHash('sha256')
    .update(photo)
    .update(drawing)
    .update(qualities.join())
    .digest('hex')
    .slice(0, 16);
  const cached = join(cache, `${hash}.jpg`);
  if (await isComplete(cached)) return readFile(cached);
  const picture = sharp(photo)
    .autoOrient()
    .resize({ width, height, fit: 'cover' })
    .toColourspace('srgb')
    .composite([{ input: drawing }]);
  let jpeg = Buffer.alloc(0);
  for (const quality of qualities) {
    jpeg = await picture.clone().jpeg({ quality, progressive: true, mozjpeg: true }).toBuffer();
    if (jpeg.length < maxBytes) break;
  }
  await writeAtomic(cached, jpeg);
  return jpeg;
}

function renderOverlay(language: Language, lines: readonly string[]): string {
  const { outline } = wordmarks[languages[language].alphabet];
  const scale = wordHeight / wordmarkMetrics.height;
  const baseline = height - margin;
  const firstLine = baseline - 116 - (lines.length - 1) * titleLeading;
  const footShade = 0.2 + lines.length * 0.12;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<radialGradient id="corner" cx="0" cy="1" r="1"><stop offset="0" stop-color="${colors.night}" stop-opacity=".72"/><stop offset=".5" stop-color="${colors.night}" stop-opacity=".5"/><stop offset="1" stop-color="${colors.night}" stop-opacity="0"/></radialGradient>
<linearGradient id="foot" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${colors.night}" stop-opacity=".6"/><stop offset="${footShade}" stop-color="${colors.night}" stop-opacity=".34"/><stop offset="${footShade + 0.3}" stop-color="${colors.night}" stop-opacity="0"/></linearGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#foot)"/>
<rect width="${width}" height="${height}" fill="url(#corner)"/>
${lines.map((line, at) => `<path fill="${colors.background}" transform="translate(${margin} ${firstLine + at * titleLeading})" d="${line}"/>`).join('\n')}
<g transform="translate(${margin} ${baseline - markSize + 12}) scale(${markSize / 32})" fill="none" stroke="${colors.background}" stroke-width="1.15" stroke-linecap="round" stroke-linejoin="round">${markLines.map((line) => `<path d="${line}"/>`).join('')}</g>
<path fill="${colors.background}" transform="translate(${margin + markSize + 22} ${baseline - wordmarkMetrics.baseline * scale}) scale(${scale})" d="${outline}"/>
</svg>`;
}

/** Returns the lines of a title as outlines, because installed fonts differ. */
async function outlineTitle(title: string): Promise<string[]> {
  const available = await (fonts ??= Promise.all(
    ['greek', 'latin', 'latin-ext', 'cyrillic'].map(readFont),
  ));
  return title.split('\n').flatMap((text) => {
    const lines: string[] = [];
    for (const word of text.trim().split(' ')) {
      const longer = `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && layOutLine(longer, available).width <= titleWidth)
        lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines.map((line) => layOutLine(line, available).outline);
  });
}

/** Thin lines of the site's weight 330 would vanish in previews, so this one is 400. */
const readFont = async (script: string): Promise<Font> => {
  const name = `noto-serif-display-${script}-wght-normal.woff2`;
  const file = import.meta.resolve(`@fontsource-variable/noto-serif-display/files/${name}`);
  return create(await readFile(new URL(file))) as Font;
};

type Line = { outline: string; width: number };

const layOutLine = (text: string, available: readonly Font[]): Line => {
  const line: Line = { outline: '', width: 0 };
  for (const run of splitByFont(text, available)) {
    const scale = titleSize / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(run.text);
    glyphs.forEach((glyph, at) => {
      const { xAdvance = glyph.advanceWidth, xOffset = 0 } = positions[at] ?? {};
      line.outline += glyph.path
        .scale(scale, -scale)
        .translate(line.width + xOffset * scale, 0)
        .toSVG();
      line.width += xAdvance * scale;
    });
  }
  return line;
};

const splitByFont = (text: string, available: readonly Font[]): { font: Font; text: string }[] => {
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
