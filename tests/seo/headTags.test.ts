// @vitest-environment node
import { expect, it } from 'vitest';
import { headTags, shareImagePath, shareImageSize, siteUrl } from '../../src/seo/Head.tsx';
import type { HeadCopy } from '../../src/seo/schema.ts';
import { languages, type Language } from '../../src/site/languages.ts';
import { type PageId, canonicalPathOf } from '../../src/site/pages.ts';
import { venue } from '../../src/site/facts/venue.ts';
import { contentOf } from '../../src/vite/content/contentOf.ts';
import { contactAlias, headTagKeys } from '../specification.ts';
import { everyPage } from '../support/screens.ts';

const copy = { title: 'Τίτλος', description: 'Μια πρόταση.', keywords: ['γάμος', 'κτήμα'] };

const headOf = (id: PageId, language: Language) => {
  const { title, meta, link } = headTags({ id, language, copy, imageAlt: 'Ελιές' });
  const tags = [
    ...meta.map((tag) => [tag.name ?? tag.property!, tag.content]),
    ...link.map((tag) => [[tag.rel, tag.hrefLang].filter(Boolean).join(' '), tag.href]),
  ];
  return {
    title,
    keys: tags.map(([key]) => key),
    values: Object.fromEntries(tags) as Record<string, string>,
  };
};

it.each(everyPage)('has every tag of the specification on $id in $language', ({ id, language }) => {
  const { keys, values } = headOf(id, language);
  expect(keys).toEqual(headTagKeys);
  const canonical = `${siteUrl}${canonicalPathOf(id, language)}`;
  const image = `${siteUrl}${shareImagePath(id, language)}`;
  expect(values).toMatchObject({
    robots: 'index, follow',
    canonical,
    'alternate el': `${siteUrl}${canonicalPathOf(id, 'el')}`,
    'alternate en': `${siteUrl}${canonicalPathOf(id, 'en')}`,
    'alternate x-default': `${siteUrl}${canonicalPathOf(id, 'el')}`,
    'og:url': canonical,
    'og:image': image,
    'twitter:image': image,
    'og:locale': languages[language].openGraph,
    'og:locale:alternate': languages[language === 'el' ? 'en' : 'el'].openGraph,
    'og:site_name': venue.name[language],
    'og:image:width': String(shareImageSize.width),
    'og:image:height': String(shareImageSize.height),
    'geo.region': venue.geoRegion,
    'geo.position': `${venue.position.latitude};${venue.position.longitude}`,
  });
  expect(Object.values(values)).not.toContain('');
});

it('uses the texts of a page for the tab, search results and both kinds of preview', () => {
  const { title, values } = headOf('wedding', 'el');
  expect(title).toBe(copy.title);
  expect(values).toMatchObject({
    description: copy.description,
    keywords: 'γάμος, κτήμα',
    'og:title': copy.title,
    'og:description': copy.description,
    'og:image:alt': 'Ελιές',
    'twitter:title': copy.title,
    'twitter:description': copy.description,
    'twitter:image:alt': 'Ελιές',
    'twitter:card': 'summary_large_image',
  });
});

it('uses the alias of the Greek contact page', () => {
  expect(headOf('contact', 'el').values.canonical).toBe(`${siteUrl}${contactAlias}`);
});

it('has a unique picture, title and description for each page', () => {
  const heads = everyPage.map(({ id, language }) => ({
    picture: shareImagePath(id, language),
    ...contentOf<{ head: HeadCopy }>(id, language).head,
  }));
  for (const key of ['picture', 'title', 'description'] as const) {
    const values = heads.map((head) => head[key]);
    expect(values.filter((value, at) => !value.trim() || values.indexOf(value) !== at)).toEqual([]);
  }
});
