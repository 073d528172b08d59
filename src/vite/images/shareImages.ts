import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { markLines, shareImageSize, wordmarkMetrics } from '../../site/brand.ts';
import { colors } from '../../site/colors.ts';
import { languages, type Language } from '../../site/languages.ts';
import { wordmarks } from '../../site/wordmarks.ts';
import { writeAtomic } from '../atomicWrites.ts';

const { width, height } = shareImageSize;
const margin = 72;
const markSize = 78;
const wordHeight = 64;
/** Bytes. WhatsApp ignores larger images. */
const maxBytes = 150 * 1000;
const qualities = [80, 72, 64, 56, 48, 40];

type Request = {
  photoFile: string;
  language: Language;
  cache: string;
};

/** Returns a JPEG of the photo with the wordmark. */
export async function createShareImage({ photoFile, language, cache }: Request): Promise<Buffer> {
  const photo = await readFile(photoFile);
  const drawing = Buffer.from(renderOverlay(language));
  const hash = createHash('sha256')
    .update(photo)
    .update(drawing)
    .update(qualities.join())
    .digest('hex')
    .slice(0, 16);
  const cached = join(cache, `${hash}.jpg`);
  if (existsSync(cached)) return readFile(cached);
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

function renderOverlay(language: Language): string {
  const { outline } = wordmarks[languages[language].alphabet];
  const scale = wordHeight / wordmarkMetrics.height;
  const baseline = height - margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="foot" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${colors.night}" stop-opacity=".72"/><stop offset=".5" stop-color="${colors.night}" stop-opacity="0"/></linearGradient>
<radialGradient id="corner" cx="0" cy="1" r="1"><stop offset="0" stop-color="${colors.night}" stop-opacity=".72"/><stop offset="1" stop-color="${colors.night}" stop-opacity="0"/></radialGradient>
<rect width="${width}" height="${height}" fill="url(#foot)"/>
<rect width="${width}" height="${height}" fill="url(#corner)"/>
<g transform="translate(${margin} ${baseline - markSize + 12}) scale(${markSize / 32})" fill="none" stroke="${colors.background}" stroke-width="1.15" stroke-linecap="round" stroke-linejoin="round">${markLines.map((line) => `<path d="${line}"/>`).join('')}</g>
<path fill="${colors.background}" transform="translate(${margin + markSize + 22} ${baseline - wordmarkMetrics.baseline * scale}) scale(${scale})" d="${outline}"/>
</svg>`;
}
