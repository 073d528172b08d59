// @vitest-environment node
import type { ReviewsContent } from '../../src/pages/reviews/schema.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderPath } from '../../src/app/prerender.tsx';
import { structuredDataText } from '../../src/app/structuredDataText.ts';
import { shareImagePath } from '../../src/seo/headTags.ts';
import { siteUrl } from '../../src/seo/siteUrl.ts';
import { scriptText } from '../../src/seo/structuredData.ts';
import type { LayoutMessages } from '../../src/layout/schema.ts';
import { contentByLanguage } from '../../src/vite/content/contentOf.ts';
import { formatRating } from '../../src/site/formats/formats.ts';
import {
  inEachLanguage,
  languageCodes,
  languages,
  type Language,
} from '../../src/site/languages.ts';
import type { PageId } from '../../src/site/pages.ts';
import { allAddresses, canonicalPathOf, pathOf } from '../../src/site/paths.ts';
import { hoursOn, venue } from '../../src/site/facts/venue.ts';
import { loadEveryPage } from '../support/screens.ts';
import { fill } from '../../src/site/formats/fill.ts';

const layoutMessages = contentByLanguage<LayoutMessages>('layout');

type Node = Record<string, unknown> & { '@type': string | string[] };

const loaded = await loadEveryPage();
const every = await Promise.all(
  loaded.map(async (page) => {
    const { '@context': context, '@graph': graph } = JSON.parse(
      await structuredDataText(page),
    ) as Record<string, unknown>;
    return { ...page, context, graph: graph as Node[] };
  }),
);

const pageOf = (id: PageId, language: Language) =>
  every.find((page) => page.id === id && page.language === language)!;
const ofType = (graph: Node[], type: string) =>
  graph.filter((node) => [node['@type']].flat().includes(type));
const nodesOf = (id: PageId, language: Language, type: string) =>
  ofType(pageOf(id, language).graph, type);
const wayOf = (page: Node | undefined) =>
  page?.breadcrumb as
    { itemListElement: { position: number; name: string; item: string }[] } | undefined;
const stepsOf = (page: Node | undefined) => wayOf(page)?.itemListElement ?? [];
const homeOf = inEachLanguage((language) => `${siteUrl}${languages[language].home}`);

const valuesIn = (value: unknown, key = ''): { key: string; value: unknown }[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([inner, entry]) =>
        valuesIn(entry, Array.isArray(value) ? key : inner),
      )
    : [{ key, value }];

describe.each(every)(
  'the structured data of $id in $language',
  ({ id, language, content, context, graph }) => {
    const [place] = graph;

    it('have every fact of the specification about the venue', () => {
      expect(context).toBe('https://schema.org');
      expect(ofType(graph, 'EventVenue')).toEqual([place]);
      expect(ofType(graph, 'LocalBusiness')).toEqual([place]);
      expect(place).toMatchObject({
        name: venue.name[language],
        description: layoutMessages[language].estate,
        telephone: venue.phones[0].display,
        priceRange: venue.priceRange,
        servesCuisine: venue.cuisine,
        address: {
          '@type': 'PostalAddress',
          addressLocality: venue.address.locality[language],
          addressRegion: venue.address.region[language],
          addressCountry: 'GR',
        },
        geo: { '@type': 'GeoCoordinates', ...venue.position },
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: formatRating(venue.rating.value, 'en'),
          reviewCount: venue.rating.reviews,
        },
      });
    });

    it('say beyond it where the venue is found, when it is open and for how many', () => {
      const { opens, closes } = hoursOn('contact', language);
      expect(place).toMatchObject({
        '@id': `${siteUrl}/#venue`,
        url: homeOf[language],
        image: `${siteUrl}${shareImagePath('home', language)}`,
        sameAs: venue.social.map(({ url }) => url),
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          opens: opens.padStart(5, '0'),
          closes: closes.padStart(5, '0'),
        },
        maximumAttendeeCapacity: Math.max(...Object.values(venue.capacity)),
      });
      expect(
        new Set(
          valuesIn(place).flatMap(({ key, value: day }) => (key === 'dayOfWeek' ? [day] : [])),
        ).size,
      ).toBe(7);
    });

    it('describe the venue as every other page of the language does, to the byte', () => {
      expect(JSON.stringify(place)).toBe(JSON.stringify(pageOf('home', language).graph[0]));
    });

    it('describe the page in its own words, as a part of the site that is about the venue', () => {
      expect(ofType(graph, 'WebPage')).toEqual([
        expect.objectContaining({
          name: content.head.title,
          description: content.head.description,
          url: `${siteUrl}${canonicalPathOf(id, language)}`,
          inLanguage: language,
          isPartOf: { '@id': `${homeOf[language]}#website` },
          about: { '@id': place?.['@id'] },
          primaryImageOfPage: {
            '@type': 'ImageObject',
            url: `${siteUrl}${shareImagePath(id, language)}`,
          },
        }),
      ]);
    });

    it('describe the site on the home page alone', () => {
      const site = {
        '@type': 'WebSite',
        '@id': `${homeOf[language]}#website`,
        name: venue.name[language],
        url: homeOf[language],
        inLanguage: language,
        publisher: { '@id': place?.['@id'] },
      };
      expect(ofType(graph, 'WebSite')).toEqual(id === 'home' ? [site] : []);
    });

    it('claim a rating that the page shows, with a way to the reviews', async () => {
      const { ratingValue, reviewCount } = (
        place as { aggregateRating: { ratingValue: string; reviewCount: number } } & Node
      ).aggregateRating;
      const markup = await renderPath(canonicalPathOf(id, language));
      const links = [...markup.matchAll(/<a class="link [^"]*" href="([^"]*)">(.*?)<\/a>/g)].map(
        ([, href, inside = '']) => [href, inside.replaceAll(/<[^>]*>/g, '')],
      );
      const shown = fill(layoutMessages[language].footer.rating, {
        rating: formatRating(Number(ratingValue), language),
        reviews: reviewCount,
      });
      expect(links).toContainEqual([
        pathOf('reviews', language),
        `${layoutMessages[language].footer.ratingScale} ${shown}`,
      ]);
    });

    it('lead to the page from the home page, by way of its menu', () => {
      const [page] = ofType(graph, 'WebPage');
      if (id === 'home') return expect(wayOf(page)).toBeUndefined();
      expect(wayOf(page)).toMatchObject({ '@type': 'BreadcrumbList' });
      const steps = stepsOf(page);
      const ids = steps.map(
        ({ item }) => allAddresses.find(({ path }) => item === `${siteUrl}${path}`)?.id,
      );
      expect([ids[0], ids.at(-1)]).toEqual(['home', id]);
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      for (const [index, step] of ids.entries()) {
        expect(steps[index]?.name).toBe(layoutMessages[language].pages[step!]);
        expect(steps[index]?.item).toBe(`${siteUrl}${canonicalPathOf(step!, language)}`);
      }
    });

    it('mean by every reference something that they describe, here or on the home page', () => {
      const described = new Set(
        [...graph, ...pageOf('home', language).graph].map((node) => node['@id']).filter(Boolean),
      );
      for (const { key, value } of valuesIn(graph))
        if (key === '@id') expect(described).toContain(value);
    });

    it('name addresses in full', () => {
      const addresses = valuesIn(graph).filter(({ key }) =>
        ['@id', 'url', 'image', 'item', 'contentUrl', 'sameAs'].includes(key),
      );
      expect(addresses.length).toBeGreaterThanOrEqual(4);
      for (const { value } of addresses) expect(value).toMatch(/^https:\/\/[^/]+\/(?!\/)\S*$/);
    });

    it('leave nothing empty', () => {
      for (const { key, value } of valuesIn(graph))
        expect(value, key).toSatisfy(
          (said) => said === true || typeof said === 'number' || /\S/.test(String(said ?? '')),
        );
    });
  },
);

it.each([
  ['about', ['home', 'about']],
  ['wedding', ['home', 'reception', 'wedding']],
  ['djMusic', ['home', 'services', 'djMusic']],
  ['request', ['home', 'request']],
] as const)('the way to %s is %j', (id, way) => {
  for (const language of languageCodes) {
    const [page] = nodesOf(id, language, 'WebPage');
    expect(stepsOf(page).map(({ name }) => name)).toEqual(
      way.map((step) => layoutMessages[language].pages[step]),
    );
  }
});

describe.each(languageCodes)('the reviews in %s', (language) => {
  const { reviews } = pageOf('reviews', language).content as ReviewsContent;
  const said = nodesOf('reviews', language, 'Review');

  it('are those of the list, in its order and word for word', () => {
    expect(reviews).not.toHaveLength(0);
    expect(said.map(({ author, reviewBody }) => [author, reviewBody])).toEqual(
      reviews.map(({ writer, text }) => [{ '@type': 'Person', name: writer }, text]),
    );
  });

  it('have five stars each, the venue as their matter, and the day that the page shows', () => {
    for (const [index, { date }] of reviews.entries()) {
      const [day, month, year] = date?.split('.') ?? [];
      expect(said[index]).toMatchObject({
        itemReviewed: { '@id': `${siteUrl}/#venue` },
        reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5 },
      });
      expect(said[index]?.datePublished).toBe(date && `${year}-${month}-${day}`);
    }
  });
});

it('has reviews only on the reviews page and a gallery only on the gallery page', () => {
  for (const { id, graph } of every) {
    expect(ofType(graph, 'Review').length > 0, id).toBe(id === 'reviews');
    expect(ofType(graph, 'ImageGallery').length > 0, id).toBe(id === 'gallery');
  }
});

it.each(languageCodes)(
  'the gallery says in %s how many photos it has and shows a few in full',
  (language) => {
    const [gallery] = nodesOf('gallery', language, 'ImageGallery');
    const photos = pageOf('gallery', language).content.gallery ?? [];
    expect(photos.length).toBeGreaterThan(5);
    expect(gallery).toMatchObject({
      name: pageOf('gallery', language).content.head.title,
      mainEntity: { '@type': 'ItemList', numberOfItems: photos.length },
    });
    const images = gallery?.image as { contentUrl: string; caption: string }[];
    expect(images).toHaveLength(5);
    for (const { contentUrl, caption } of images)
      expect(photos.find(({ id }) => contentUrl.includes(`/photos/${id}.`))?.alt).toBe(caption);
  },
);

it('both languages mean the same venue', () => {
  expect(new Set(every.map(({ graph }) => graph[0]?.['@id']))).toEqual(
    new Set([`${siteUrl}/#venue`]),
  );
});

it('no text can close the script element that carries it', () => {
  expect(scriptText({ name: '</script><script>alert(1)</script>' })).not.toContain('<');
});

it('parses back to the same data for any text in the script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const text = scriptText({ name });
      expect(text).not.toContain('<');
      expect(JSON.parse(text)).toEqual({ name });
    }),
  );
});
