import { join } from 'node:path';
import sharp from 'sharp';
import { markLines } from '../../site/brand.ts';
import { colors } from '../../site/colors.ts';
import { venue } from '../../site/facts/venue.ts';
import { defaultLanguage } from '../../site/languages.ts';
import { writeAtomic } from '../atomicWrites.ts';

/** A closed shape, because lines vanish in small icons. */
const leafPath =
  'M4.50 26.50C4.97 26.05 6.39 24.61 7.34 23.81C8.29 23.02 9.23 22.36 10.18 21.74C11.13 21.11 12.07 20.56 13.05 20.05C14.02 19.55 14.99 19.13 16.00 18.74C17.01 18.35 18.04 18.02 19.11 17.72C20.17 17.41 21.27 17.16 22.39 16.90C23.51 16.65 24.66 16.41 25.85 16.18C27.03 15.95 28.89 15.61 29.50 15.50L29.50 15.50C29.14 16.02 28.13 17.63 27.36 18.61C26.59 19.59 25.77 20.52 24.89 21.38C24.02 22.24 23.10 23.06 22.12 23.77C21.15 24.48 20.12 25.12 19.04 25.64C17.97 26.17 16.84 26.61 15.69 26.93C14.53 27.24 13.32 27.46 12.10 27.55C10.88 27.64 9.63 27.65 8.37 27.48C7.10 27.30 5.14 26.66 4.50 26.50Z';

/** The pale edge shows at 16 px and on dark tabs. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="2.5 2 28.5 28.5"><circle cx="16.5" cy="13.2" r="10.4" fill="${colors.honey}"/><path d="${leafPath}" fill="${colors.primary}" stroke="${colors.background}" stroke-width="1.5" paint-order="stroke"/></svg>\n`;

/** The mark is in the middle 53 %, because Android may crop the icon to a circle. */
const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><rect width="60" height="60" fill="${colors.primary}"/><g transform="translate(13.5 13.5)" fill="none" stroke="${colors.background}" stroke-width="1.15" stroke-linecap="round" stroke-linejoin="round">${markLines.map((line) => `<path d="${line}"/>`).join('')}</g></svg>`;

const manifest = {
  name: venue.name[defaultLanguage],
  short_name: venue.shortName[defaultLanguage],
  lang: defaultLanguage,
  start_url: '/',
  display: 'browser',
  background_color: colors.background,
  theme_color: colors.background,
  icons: [192, 512].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ),
};

export async function writeIcons(folder: string): Promise<void> {
  const files: Record<string, string | Buffer> = {
    'favicon.svg': favicon,
    'icon-32.png': await renderPng(favicon, 32),
    'apple-touch-icon.png': await renderPng(tile, 180),
    'icon-192.png': await renderPng(tile, 192),
    'icon-512.png': await renderPng(tile, 512),
    'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
  };
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeAtomic(join(folder, name), content)),
  );
}

const renderPng = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 1200 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
