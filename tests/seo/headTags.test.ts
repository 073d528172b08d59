import { expect, it } from 'vitest';
import { venue } from '../../src/facts/venue/venue.ts';
import { createHeadTags, getShareImagePath, siteUrl } from '../../src/seo/headTags.ts';
import { languageCodes, languages, listOtherLanguages } from '../../src/site/languages.ts';
import { getCanonicalPath } from '../../src/site/pages.ts';
import { loadEveryPage } from '../support/everyPage.ts';

const every = await loadEveryPage();

it.each(every)('has every specified tag on $id in $language', (page) => {
  const { id, language } = page;
  const { head: copy, pictures } = page.content;
  const { title, meta, link } = createHeadTags(page);
  const { latitude, longitude } = venue.position;
  const canonical = `${siteUrl}${getCanonicalPath(id, language)}`;
  const image = `${siteUrl}${getShareImagePath(id, language)}`;
  const tags = [
    ...meta.map((tag) => [tag.name ?? tag.property, tag.content]),
    ...link.map((tag) => [`${tag.rel} ${tag.hrefLang ?? ''}`.trim(), tag.href]),
  ];
  expect(title).toBe(copy.title);
  const expected = Object.entries({
    description: copy.description,
    keywords: copy.keywords.join(', '),
    robots: 'index, follow',
    'apple-mobile-web-app-title': venue.shortName[language],
    'geo.region': venue.geoRegion,
    'geo.placename': venue.address.locality.en,
    'geo.position': `${latitude};${longitude}`,
    ICBM: `${latitude}, ${longitude}`,
    'og:type': 'website',
    'og:site_name': venue.name[language],
    'og:title': copy.title,
    'og:description': copy.description,
    'og:url': canonical,
    'og:locale': languages[language].locale.replace('-', '_'),
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': pictures.hero.alt,
    'twitter:card': 'summary_large_image',
    'twitter:title': copy.title,
    'twitter:description': copy.description,
    'twitter:image': image,
    'twitter:image:alt': pictures.hero.alt,
    canonical,
    'alternate x-default': `${siteUrl}${getCanonicalPath(id, 'el')}`,
  });
  const ofLanguages = [
    ...languageCodes.map((code) => [
      `alternate ${code}`,
      `${siteUrl}${getCanonicalPath(id, code)}`,
    ]),
    ...listOtherLanguages(language).map((other) => [
      'og:locale:alternate',
      languages[other].locale.replace('-', '_'),
    ]),
  ];
  const all = [...expected, ...ofLanguages];
  expect(tags).toHaveLength(all.length);
  expect(new Set(tags.map(String))).toEqual(new Set(all.map(String)));
});

it.each(every)('has no invisible characters in the tags of $id in $language', (page) => {
  expect(JSON.stringify(createHeadTags(page))).not.toMatch(/\p{Cf}/u);
});
