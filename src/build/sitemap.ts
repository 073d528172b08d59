import { defaultLanguage, languageCodes } from '../site/languages.ts';
import { pageIds, pageRow } from '../site/pages.ts';
import { canonicalPathOf } from '../site/paths.ts';

/** sitemap.xml with every canonical address and its alternates (sitemaps.org; Google, "localized versions"). */
export function sitemap(absolute: (path: string) => string): string {
  const listed = pageIds.filter((id) => pageRow(id).sitemap);
  const urls = listed.flatMap((id) => {
    const link = (hreflang: string, path: string) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${absolute(path)}"/>`;
    const alternates = [
      ...languageCodes.map((language) => link(language, canonicalPathOf(id, language))),
      link('x-default', canonicalPathOf(id, defaultLanguage)),
    ].join('\n');
    return languageCodes.map((language) => `  <url>\n    <loc>${absolute(canonicalPathOf(id, language))}</loc>\n${alternates}\n  </url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** robots.txt: everything may be read; where the sitemap is. */
export const robots = (absolute: (path: string) => string): string => `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`;
