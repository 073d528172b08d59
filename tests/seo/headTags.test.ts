// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  headTags,
  hiddenHeadTags,
  shareImagePath,
  shareImageSize,
} from '../../src/seo/headTags.ts';
import { siteUrl } from '../../src/seo/siteUrl.ts';
import { languageCodes, languages, type Language } from '../../src/site/languages.ts';
import { pageIds, type PageId } from '../../src/site/pages.ts';
import { canonicalPathOf, languageOf, pageAt, pathOf } from '../../src/site/paths.ts';
import { venue } from '../../src/site/facts/venue.ts';
import { contactAlias, headTagKeys } from '../specification.ts';
import { everyPage } from '../support/screens.ts';

const copy = {
  title: 'Γάμος στο κτήμα',
  description: 'Μια πρόταση.',
  keywords: ['γάμος', 'κτήμα'],
};
const tagsOf = (id: PageId, language: Language) =>
  headTags({ id, language, copy, imageAlt: 'Ελιές στον λόφο' });

const keyOf = (tag: Record<string, string>) =>
  tag.name ?? tag.property ?? [tag.rel, tag.hrefLang].filter(Boolean).join(' ');
const metaOf = (id: PageId, language: Language) =>
  Object.fromEntries(tagsOf(id, language).meta.map((tag) => [keyOf(tag), tag.content]));
const linksOf = (id: PageId, language: Language) =>
  Object.fromEntries(tagsOf(id, language).link.map((tag) => [keyOf(tag), tag.href ?? '']));

describe.each(everyPage)('the head of $id in $language', ({ id, language }) => {
  it('has every tag of the specification once', () => {
    const { meta, link } = tagsOf(id, language);
    expect([...meta, ...link].map(keyOf)).toEqual(headTagKeys);
  });

  it('has nothing empty in it', () => {
    const { title, meta, link } = tagsOf(id, language);
    for (const value of [title, ...meta.map((tag) => tag.content), ...link.map((tag) => tag.href)])
      expect(value).toMatch(/\S/);
  });

  it('has one canonical URL, the same for search engines and link previews', () => {
    const canonical = linksOf(id, language).canonical ?? '';
    expect(canonical).toBe(`${siteUrl}${canonicalPathOf(id, language)}`);
    expect(metaOf(id, language)['og:url']).toBe(canonical);
  });

  it('names absolute addresses only', () => {
    const { meta, link } = tagsOf(id, language);
    const addresses = [
      ...link.map((tag) => tag.href),
      ...meta.filter((tag) => /url$|image$/.test(keyOf(tag))).map((tag) => tag.content),
    ];
    expect(addresses).toHaveLength(7);
    for (const address of addresses) expect(address).toMatch(/^https?:\/\/[^/]+\/(?!\/)/);
  });

  it('leads to the same page in the other language, which leads back', () => {
    const alternates = (code: Language) =>
      Object.fromEntries(Object.entries(linksOf(id, code)).filter(([key]) => key !== 'canonical'));
    for (const other of languageCodes) {
      expect(alternates(other)).toEqual(alternates(language));
      expect(alternates(language)[`alternate ${other}`]).toBe(linksOf(id, other).canonical);
    }
  });

  it('has the Greek page as the one for every other language', () => {
    expect(linksOf(id, language)['alternate x-default']).toBe(linksOf(id, 'el').canonical);
  });

  it('leads to addresses of the table only, each in the language it says', () => {
    for (const [key, href] of Object.entries(linksOf(id, language))) {
      const path = new URL(href).pathname;
      expect(pageAt(path)).toBe(id);
      if (/ (el|en)$/.test(key)) expect(languageOf(path)).toBe(key.split(' ')[1]);
    }
  });

  it('may be indexed', () => {
    expect(metaOf(id, language).robots).toBe('index, follow');
  });

  it('previews as a website in its language, with its own picture and the other language named', () => {
    expect(metaOf(id, language)).toMatchObject({
      'og:type': 'website',
      'og:site_name': venue.name[language],
      'og:locale': languages[language].openGraph,
      'og:locale:alternate':
        languages[languageCodes.findLast((other) => other !== language)!].openGraph,
      'og:image': `${siteUrl}${shareImagePath(id, language)}`,
      'og:image:alt': 'Ελιές στον λόφο',
      'twitter:card': 'summary_large_image',
      'twitter:image': `${siteUrl}${shareImagePath(id, language)}`,
      'twitter:image:alt': 'Ελιές στον λόφο',
    });
  });
});

it('uses the texts of a page for the tab, search results and both kinds of preview', () => {
  expect(tagsOf('wedding', 'el').title).toBe('Γάμος στο κτήμα');
  expect(metaOf('wedding', 'el')).toMatchObject({
    description: 'Μια πρόταση.',
    keywords: 'γάμος, κτήμα',
    'og:title': 'Γάμος στο κτήμα',
    'og:description': 'Μια πρόταση.',
    'twitter:title': 'Γάμος στο κτήμα',
    'twitter:description': 'Μια πρόταση.',
  });
});

it('the estate is placed on the map: region, place and position', () => {
  const { latitude, longitude } = venue.position;
  expect(metaOf('home', 'en')).toMatchObject({
    'geo.region': venue.geoRegion,
    'geo.placename': venue.address.locality.en,
    'geo.position': `${latitude};${longitude}`,
    ICBM: `${latitude}, ${longitude}`,
  });
});

it('the Greek contact page is known by its alias, from both of its addresses', () => {
  expect(linksOf('contact', 'el').canonical).toBe(`${siteUrl}${contactAlias}`);
  expect(linksOf('contact', 'en')['alternate el']).toBe(`${siteUrl}${contactAlias}`);
  expect(pathOf('contact', 'el')).toBe('/contact');
});

it('the home page is known by the bare address of the site, with its slash', () => {
  expect(linksOf('home', 'el').canonical).toBe(`${siteUrl}/`);
  expect(linksOf('home', 'en').canonical).toBe(`${siteUrl}/en`);
});

it('no two pages share a picture, and each says its size in pixels', () => {
  const paths = pageIds.flatMap((id) =>
    languageCodes.map((language) => shareImagePath(id, language)),
  );
  expect(new Set(paths).size).toBe(paths.length);
  expect(metaOf('home', 'el')).toMatchObject({
    'og:image:width': String(shareImageSize.width),
    'og:image:height': String(shareImageSize.height),
  });
});

it('marks a hidden page as noindex, without canonical URL, alternates or preview', () => {
  expect(hiddenHeadTags(copy)).toEqual({
    title: 'Γάμος στο κτήμα',
    meta: [
      { name: 'description', content: 'Μια πρόταση.' },
      { name: 'robots', content: 'noindex' },
    ],
    link: [],
  });
});
