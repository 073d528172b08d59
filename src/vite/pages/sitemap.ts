import { defaultLanguage, languageCodes, type Language } from '../../site/languages.ts';
import { getCanonicalPath, pageIds, type PageId } from '../../site/pages.ts';

/** Follows sitemaps.org and Google's "localized versions" and "image sitemaps". */
export function createSitemap(
  siteUrl: string,
  getPhotos: (id: PageId, language: Language) => readonly string[],
): string {
  const urls = pageIds.flatMap((id) =>
    languageCodes.map((language) => createEntry(siteUrl, id, language, getPhotos(id, language))),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`;
}

export const createRobots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** Returns the path of the largest WebP of each photo in a page. */
export function extractPhotos(markup: string): string[] {
  const photos = new Map<string, { address: string; width: number }>();
  for (const [address, id = '', digits] of markup.matchAll(
    /\/photos\/([\w-]+)\.[0-9a-f]+-(\d+)\.webp/g,
  )) {
    const width = Number(digits);
    if (width > (photos.get(id)?.width ?? 0)) photos.set(id, { address, width });
  }
  return [...photos.values()].map(({ address }) => address);
}

function createEntry(
  siteUrl: string,
  id: PageId,
  language: Language,
  photos: readonly string[],
): string {
  const createAlternate = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteUrl}${path}"/>`;
  const lines = [
    `<loc>${siteUrl}${getCanonicalPath(id, language)}</loc>`,
    ...languageCodes.map((code) => createAlternate(code, getCanonicalPath(id, code))),
    createAlternate('x-default', getCanonicalPath(id, defaultLanguage)),
    ...photos.map(
      (photo) => `<image:image><image:loc>${siteUrl}${photo}</image:loc></image:image>`,
    ),
  ];
  return ['  <url>', ...lines.map((line) => `    ${line}`), '  </url>'].join('\n');
}
