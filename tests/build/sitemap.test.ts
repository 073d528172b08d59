// @vitest-environment node
import { expect, it } from 'vitest';
import { robots, sitemap } from '../../src/build/sitemap.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { pageIds, pageRow } from '../../src/site/pages.ts';
import { allAddresses, canonicalPathOf } from '../../src/site/paths.ts';

const absolute = (path: string) => `https://x.example${path}`;
const xml = sitemap(absolute);
const entries = xml.split('<url>').slice(1);
const locations = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1]);

it('lists the canonical address of every page in every language, once', () => {
  expect(locations).toEqual(pageIds.filter((id) => pageRow(id).sitemap).flatMap((id) => languageCodes.map((language) => absolute(canonicalPathOf(id, language)))));
  expect(locations).toHaveLength(34);
  expect(new Set(locations).size).toBe(34);
});

it('knows the Greek contact page by its alias only', () => {
  expect(locations).toContain('https://x.example/epikoinonia');
  expect(xml).not.toContain('https://x.example/contact<');
  expect(xml).not.toContain('"https://x.example/contact"');
});

it('gives each address its alternates, itself among them, and the Greek one for everybody else', () => {
  for (const [at, entry] of entries.entries()) {
    const alternates = [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)].map(([, language, href]) => [language, href]);
    expect(alternates.map(([language]) => language)).toEqual(['el', 'en', 'x-default']);
    expect(alternates.map(([, href]) => href)).toContain(locations[at]);
    expect(alternates[2]?.[1]).toBe(alternates[0]?.[1]);
  }
});

it('leads to addresses of the table only', () => {
  const known = new Set(allAddresses.map(({ path }) => absolute(path)));
  for (const [, href] of xml.matchAll(/(?:<loc>|href=")(.*?)(?:<\/loc>|")/g)) expect(known).toContain(href);
});

it('is XML that a parser can read', () => {
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]*xmlns:xhtml="http:\/\/www\.w3\.org\/1999\/xhtml">/);
  const open: string[] = [];
  for (const [, slash, name = '', selfClosing] of xml.replace(/^<\?.*?\?>/, '').matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (slash) expect(open.pop()).toBe(name);
    else if (!selfClosing) open.push(name);
  }
  expect(open).toEqual([]);
});

it('robots.txt lets everything be read and says where the sitemap is', () => {
  expect(robots(absolute)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://x.example/sitemap.xml\n');
});
