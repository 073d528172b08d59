import { expect, it } from 'vitest';
import { languageCodes } from '../../../src/site/languages.ts';
import { getCanonicalPath, pageIds } from '../../../src/site/pages.ts';
import { createRobots, createSitemap, extractPhotos } from '../../../src/vite/pages/sitemap.ts';

const siteUrl = 'https://x.example';
const xml = createSitemap(siteUrl, (id) =>
  id === 'gallery' ? [] : [`/photos/${id}-a.webp`, `/photos/${id}-b.webp`],
);
const entries = xml.split('<url>').slice(1);
const getEntry = (path: string) =>
  entries.find((entry) => entry.includes(`<loc>${siteUrl}${path}</loc>`)) ?? '';

it('lists the canonical address of every page in every language, once', () => {
  expect(entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1])).toEqual(
    pageIds.flatMap((id) =>
      languageCodes.map((language) => siteUrl + getCanonicalPath(id, language)),
    ),
  );
  expect(xml).not.toMatch(/x\.example\/contact["<]/);
});

it('lists with an address its alternates, with the Greek one as x-default, and its photos', () => {
  expect(getEntry('/en/weddings').match(/<(?:xhtml|image):.*(?=\n)/g)).toEqual([
    '<xhtml:link rel="alternate" hreflang="el" href="https://x.example/gamos"/>',
    '<xhtml:link rel="alternate" hreflang="en" href="https://x.example/en/weddings"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://x.example/gamos"/>',
    '<image:image><image:loc>https://x.example/photos/wedding-a.webp</image:loc></image:image>',
    '<image:image><image:loc>https://x.example/photos/wedding-b.webp</image:loc></image:image>',
  ]);
  expect(getEntry('/gallery')).not.toContain('image:');
});

it('names the sitemap in robots.txt', () => {
  expect(createRobots(siteUrl)).toMatch(
    /^Allow: \/\n\nSitemap: https:\/\/x\.example\/sitemap\.xml$/m,
  );
});

it('finds each photo of a page once, in its order and in its largest size', () => {
  const markup =
    '<source srcSet="/photos/062.1f2e3d4c-320.avif 320w"/><source srcSet="/photos/062.1f2e3d4c-320.webp 320w, /photos/062.1f2e3d4c-1600.webp 1600w, /photos/062.1f2e3d4c-640.webp 640w"/><img src="/photos/062.1f2e3d4c-960.webp"/><img src="/photos/img_7.00000000-960.webp"/>';
  expect(extractPhotos(markup)).toEqual([
    '/photos/062.1f2e3d4c-1600.webp',
    '/photos/img_7.00000000-960.webp',
  ]);
});
