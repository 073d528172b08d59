// @vitest-environment node
import { expect, it } from 'vitest';
import { photosIn, robots, sitemap } from '../../../src/vite/pages/sitemap.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import { pageIds, pageRow } from '../../../src/site/pages.ts';
import { allAddresses, canonicalPathOf } from '../../../src/site/paths.ts';

const absolute = (path: string) => `https://x.example${path}`;
const xml = sitemap(absolute, (id) =>
  id === 'gallery' ? [] : [`/photos/${id}-a.webp`, `/photos/${id}-b.webp`],
);
const entries = xml.split('<url>').slice(1);
const locations = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1]);

it('lists the canonical address of every page in every language, once', () => {
  expect(locations).toEqual(
    pageIds
      .filter((id) => pageRow(id).sitemap)
      .flatMap((id) => languageCodes.map((language) => absolute(canonicalPathOf(id, language)))),
  );
  expect(new Set(locations).size).toBe(locations.length);
});

it('knows the Greek contact page by its alias only', () => {
  expect(locations).toContain('https://x.example/epikoinonia');
  expect(xml).not.toContain('https://x.example/contact<');
  expect(xml).not.toContain('"https://x.example/contact"');
});

it('gives each address its alternates, itself among them, and the Greek one for everybody else', () => {
  for (const [at, entry] of entries.entries()) {
    const alternates = [
      ...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g),
    ].map(([, language, href]) => [language, href]);
    expect(alternates.map(([language]) => language)).toEqual(['el', 'en', 'x-default']);
    expect(alternates.map(([, href]) => href)).toContain(locations[at]);
    expect(alternates[2]?.[1]).toBe(alternates[0]?.[1]);
  }
});

it('leads to addresses of the table only', () => {
  const known = new Set(allAddresses.map(({ path }) => absolute(path)));
  for (const [, href] of xml.matchAll(/(?:<loc>|href=")(.*?)(?:<\/loc>|")/g))
    expect(known).toContain(href);
});

it('is XML that a parser can read', () => {
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]*xmlns:xhtml="http:\/\/www\.w3\.org\/1999\/xhtml"[^>]*>/,
  );
  expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  const open: string[] = [];
  for (const [, slash, name = '', selfClosing] of xml
    .replace(/^<\?.*?\?>/, '')
    .matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (slash) expect(open.pop()).toBe(name);
    else if (!selfClosing) open.push(name);
  }
  expect(open).toEqual([]);
});

it('robots.txt lets everything be read and says where the sitemap is', () => {
  expect(robots(absolute)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://x.example/sitemap.xml\n',
  );
});

it('lists the photos of each page', () => {
  const entryOf = (path: string) =>
    entries.find((entry) => entry.includes(`<loc>${absolute(path)}</loc>`)) ?? '';
  const imagesOf = (entry: string) =>
    [...entry.matchAll(/<image:image><image:loc>([^<]+)<\/image:loc><\/image:image>/g)].map(
      ([, address]) => address,
    );
  expect(imagesOf(entryOf('/gamos'))).toEqual([
    'https://x.example/photos/wedding-a.webp',
    'https://x.example/photos/wedding-b.webp',
  ]);
  expect(entryOf('/gallery')).not.toContain('image:');
});

it('gives no date of the last change, which search engines ignore unless it is always right', () => {
  expect(xml).not.toContain('lastmod');
});

it('finds each photo of a page once, in its order and in its largest size', () => {
  const markup =
    '<source srcSet="/photos/062.1f2e3d4c-320.avif 320w"/><source srcSet="/photos/062.1f2e3d4c-320.webp 320w, /photos/062.1f2e3d4c-1600.webp 1600w, /photos/062.1f2e3d4c-640.webp 640w"/><img src="/photos/062.1f2e3d4c-960.webp"/><img src="/photos/img_7.00000000-960.webp"/>';
  expect(photosIn(markup)).toEqual([
    '/photos/062.1f2e3d4c-1600.webp',
    '/photos/img_7.00000000-960.webp',
  ]);
});
