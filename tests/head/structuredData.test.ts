// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { structuredDataText } from '../../src/app/structuredData.ts';
import { venueWords } from '../../src/app/structuredData.ts';
import type { Review, ReviewsWords } from '../../src/pages/Reviews.tsx';
import { shareImagePath } from '../../src/head/headTags.ts';
import { siteUrl } from '../../src/head/siteUrl.ts';
import { scriptText } from '../../src/head/structuredData.ts';
import { languageCodes, languages, type Language } from '../../src/site/languages.ts';
import { pageIds, type PageId } from '../../src/site/pages.ts';
import { allAddresses, canonicalPathOf } from '../../src/site/paths.ts';
import { hoursOn, venue } from '../../src/site/venue.ts';
import elShell from '../../src/content/el/shell.ts';
import enShell from '../../src/content/en/shell.ts';
import { loadEveryPage } from '../support/screens.ts';

const shell = { el: elShell, en: enShell };

type Node = Record<string, unknown> & { '@type': string };

const loaded = await loadEveryPage();
const every = await Promise.all(
  loaded.map(async (page) => {
    const { '@context': context, '@graph': graph } = JSON.parse(await structuredDataText(page.id, page.language, page)) as Record<string, unknown>;
    return { ...page, context, graph: graph as Node[] };
  }),
);

const pageOf = (id: PageId, language: Language) => every.find((page) => page.id === id && page.language === language)!;
const nodesOf = (id: PageId, language: Language, type: string) => pageOf(id, language).graph.filter((node) => node['@type'] === type);
const stepsOf = (node: Node | undefined) => (node?.itemListElement ?? []) as { position: number; name: string; item: string }[];
const wordsOfVenue = async (language: Language) => (await venueWords[language]()).default;

/** Every value at any depth, with the key it stands under. */
const valuesIn = (value: unknown, key = ''): { key: string; value: unknown }[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([inner, entry]) => valuesIn(entry, Array.isArray(value) ? key : inner))
    : [{ key, value }];

describe.each(every)('the structured data of $id in $language', ({ id, language, content, context, graph }) => {
  const [place] = graph;

  it('have every fact of the specification about the venue', () => {
    expect(context).toBe('https://schema.org');
    expect(graph.filter((node) => node['@type'] === 'EventVenue')).toEqual([place]);
    expect(place).toMatchObject({
      name: venue.name[language],
      description: content.head.description,
      telephone: venue.phones[0].display,
      priceRange: '€€€',
      servesCuisine: 'Greek',
      address: {
        '@type': 'PostalAddress',
        addressLocality: venue.address.locality[language],
        addressRegion: venue.address.region[language],
        addressCountry: 'GR',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 37.79, longitude: 24.015 },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '5.0', reviewCount: 50 },
    });
  });

  it('say beyond it where the venue is found, when it is open, for how many and with what', async () => {
    const { opens, closes } = hoursOn(id, language);
    const { facilities } = await wordsOfVenue(language);
    expect(facilities.items).toHaveLength(7);
    expect(place).toMatchObject({
      '@id': `${siteUrl}/#venue`,
      url: { el: `${siteUrl}/`, en: `${siteUrl}/en` }[language],
      image: `${siteUrl}${shareImagePath(id, language)}`,
      sameAs: venue.social.map(({ url }) => url),
      openingHoursSpecification: { '@type': 'OpeningHoursSpecification', opens: opens.padStart(5, '0'), closes },
      maximumAttendeeCapacity: 400,
      amenityFeature: facilities.items.map(({ name }) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    });
    expect(new Set(valuesIn(place).flatMap(({ key, value: day }) => (key === 'dayOfWeek' ? [day] : []))).size).toBe(7);
  });

  it('lead to the page from the home page, by way of its menu', () => {
    const [way, ...more] = graph.filter((node) => node['@type'] === 'BreadcrumbList');
    expect(more).toEqual([]);
    if (id === 'home') return expect(way).toBeUndefined();
    const steps = stepsOf(way);
    const ids = steps.map(({ item }) => allAddresses.find(({ path }) => item === `${siteUrl}${path}`)?.id);
    expect([ids[0], ids.at(-1)]).toEqual(['home', id]);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    for (const [index, step] of ids.entries()) {
      expect(steps[index]?.name).toBe(shell[language].pages[step!]);
      expect(steps[index]?.item).toBe(`${siteUrl}${canonicalPathOf(step!, language)}`);
    }
  });

  it('mean by every reference something that they describe', () => {
    const described = new Set(graph.map((node) => node['@id']).filter(Boolean));
    for (const { key, value } of valuesIn(graph)) if (key === '@id') expect(described).toContain(value);
  });

  it('name addresses in full', () => {
    const addresses = valuesIn(graph).filter(({ key }) => ['@id', 'url', 'image', 'item', 'contentUrl', 'sameAs'].includes(key));
    expect(addresses.length).toBeGreaterThanOrEqual(4);
    for (const { value } of addresses) expect(value).toMatch(/^https:\/\/[^/]+\/(?!\/)\S*$/);
  });

  it('leave nothing empty', () => {
    for (const { key, value } of valuesIn(graph)) expect(value, key).toSatisfy((said) => said === true || typeof said === 'number' || /\S/.test(String(said ?? '')));
  });
});

it.each([
  ['about', ['home', 'about']],
  ['wedding', ['home', 'reception', 'wedding']],
  ['djMusic', ['home', 'services', 'djMusic']],
  ['request', ['home', 'request']],
] as const)('the way to %s is %j', (id, way) => {
  for (const language of languageCodes) {
    const [node] = nodesOf(id, language, 'BreadcrumbList');
    expect(stepsOf(node).map(({ name }) => name)).toEqual(way.map((step) => shell[language].pages[step]));
  }
});

describe.each(languageCodes)('the reviews in %s', (language) => {
  const content = pageOf('reviews', language).content as ReviewsWords;
  const [place] = nodesOf('reviews', language, 'EventVenue');
  const said = place?.review as Record<string, unknown>[];

  /** Whatever in the words of the page is a review, wherever it stands. */
  const reviewsIn = (value: unknown): Review[] => {
    if (typeof value !== 'object' || value === null) return [];
    return 'name' in value && 'text' in value && 'type' in value ? [value as Review] : Object.values(value).flatMap(reviewsIn);
  };

  it('are those of the page, in its order and word for word', () => {
    const shown = reviewsIn(content);
    expect(shown).toHaveLength({ el: 20, en: 10 }[language]);
    expect(said.map(({ author, reviewBody }) => [author, reviewBody])).toEqual(shown.map(({ name, text }) => [{ '@type': 'Person', name }, text]));
  });

  it('have the day that the page shows, or the stars that it shows, and nothing else', () => {
    for (const [index, { date }] of reviewsIn(content).entries()) {
      const { datePublished, reviewRating } = said[index] ?? {};
      if (date) {
        const [day, month, year] = date.split('.');
        expect([datePublished, reviewRating]).toEqual([`${year}-${month}-${day}`, undefined]);
      } else expect([datePublished, reviewRating]).toEqual([undefined, { '@type': 'Rating', ratingValue: 5, bestRating: 5 }]);
    }
  });
});

it('no other page claims reviews of its own or a gallery', () => {
  for (const { id, graph } of every) {
    expect('review' in (graph[0] ?? {}), id).toBe(id === 'reviews');
    expect(graph.some((node) => node['@type'] === 'ImageGallery'), id).toBe(id === 'gallery');
  }
});

it.each(languageCodes)('the gallery says in %s how many photos it has and shows a few in full', (language) => {
  const [gallery] = nodesOf('gallery', language, 'ImageGallery');
  const photos = pageOf('gallery', language).photos ?? [];
  expect(photos.length).toBeGreaterThan(100);
  expect(gallery).toMatchObject({ name: pageOf('gallery', language).content.head.title, mainEntity: { '@type': 'ItemList', numberOfItems: photos.length } });
  const images = gallery?.image as { contentUrl: string; caption: string }[];
  expect(images).toHaveLength(5);
  for (const { contentUrl, caption } of images) expect(photos.find(({ id }) => contentUrl.includes(`/photos/${id}-`))?.alt[language]).toBe(caption);
});

it('everything that one venue is said to be is the same on all pages of a language, but for what each page shows', () => {
  for (const language of languageCodes) {
    const constant = pageIds.map((id) => {
      const { description: _, image: __, openingHoursSpecification: ___, review: ____, ...rest } = nodesOf(id, language, 'EventVenue')[0] ?? { '@type': '' };
      return JSON.stringify(rest);
    });
    expect(new Set(constant).size, languages[language].name).toBe(1);
  }
});

it('no text can close the script element that carries it', () => {
  expect(scriptText({ name: '</script><script>alert(1)</script>' })).not.toContain('<');
});

it('the text in the script is the same data again, whatever stands in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const text = scriptText({ name });
      expect(text).not.toContain('<');
      expect(JSON.parse(text)).toEqual({ name });
    }),
  );
});
