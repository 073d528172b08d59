import { defaultLanguage, languageCodes, type Language } from '../../site/languages.ts';
import { pageIds, type PageId, getCanonicalPath } from '../../site/pages.ts';

type Absolute = (path: string) => string;

/** Follows sitemaps.org and Google's "localized versions" and "image sitemaps". */
export function sitemap(
  absolute: Absolute,
  photosOf: (id: PageId, language: Language) => readonly string[],
): string {
  const urls = pageIds.flatMap((id) =>
    languageCodes.map((language) => entry(absolute, id, language, photosOf(id, language))),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`;
}

function entry(
  absolute: Absolute,
  id: PageId,
  language: Language,
  photos: readonly string[],
): string {
  const alternate = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${absolute(path)}"/>`;
  const lines = [
    `<loc>${absolute(getCanonicalPath(id, language))}</loc>`,
    ...languageCodes.map((code) => alternate(code, getCanonicalPath(id, code))),
    alternate('x-default', getCanonicalPath(id, defaultLanguage)),
    ...photos.map(
      (photo) => `<image:image><image:loc>${absolute(photo)}</image:loc></image:image>`,
    ),
  ];
  return ['  <url>', ...lines.map((line) => `    ${line}`), '  </url>'].join('\n');
}

export const robots = (absolute: Absolute): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`;

/** Returns the path of the largest WebP of each photo in a page. */
export function photosIn(markup: string): string[] {
  const photos = new Map<string, { address: string; width: number }>();
  for (const [address, id = '', digits] of markup.matchAll(
    /\/photos\/([\w-]+)\.[0-9a-f]+-(\d+)\.webp/g,
  )) {
    const width = Number(digits);
    if (width > (photos.get(id)?.width ?? 0)) photos.set(id, { address, width });
  }
  return [...photos.values()].map(({ address }) => address);
}
