import { expect, it, vi } from 'vitest';
import { getPriceRange, prices, type PriceFacts } from '../../src/facts/prices/prices.ts';
import { getHours, venue } from '../../src/facts/venue/venue.ts';
import type { LayoutMessages } from '../../src/layout/schema.ts';
import type { ReviewsContent } from '../../src/pages/reviews/schema.ts';
import { getShareImagePath, siteUrl } from '../../src/seo/headTags.ts';
import { serializeStructuredData } from '../../src/seo/structuredData.ts';
import { formatRating } from '../../src/site/formats/formats.ts';
import {
  languageCodes,
  listOtherLanguages,
  mapLanguages,
  type Language,
} from '../../src/site/languages.ts';
import { getCanonicalPath, type PageId } from '../../src/site/pages.ts';
import { composeContent } from '../../src/vite/content/composeContent.ts';
import { loadEveryPage } from '../support/everyPage.ts';

vi.mock('../../src/content/facts/hours.json', async (original) => {
  const { default: own } = await original<{ default: object }>();
  return { default: { ...own, periods: undefined } };
});

type Node = Record<string, unknown> & { '@type': string | string[] };

const layoutMessages = mapLanguages((language) =>
  composeContent<LayoutMessages>('layout', language),
);
const venueId = `${siteUrl}/#venue`;
const every = await Promise.all(
  (await loadEveryPage()).map(async (page) => {
    const data = JSON.parse(serializeStructuredData(page, layoutMessages[page.language])) as Record<
      string,
      unknown
    >;
    return { ...page, context: data['@context'], graph: data['@graph'] as Node[] };
  }),
);

const getPage = (id: PageId, language: Language) =>
  every.find((page) => page.id === id && page.language === language)!;
const ofType = (graph: Node[], type: string) =>
  graph.filter((node) => [node['@type']].flat().includes(type));
const getUrl = (id: PageId, language: Language) => `${siteUrl}${getCanonicalPath(id, language)}`;

it('describes the venue with the facts of the site on every page', () => {
  for (const { id, language, context, graph } of every) {
    const { opens, closes } = getHours('contact', language);
    expect(context).toBe('https://schema.org');
    expect(graph[0], `${id} ${language}`).toMatchObject({
      '@type': ['EventVenue', 'LocalBusiness'],
      '@id': venueId,
      name: venue.name[language],
      alternateName: listOtherLanguages(language).map((other) => venue.name[other]),
      description: layoutMessages[language].estate,
      url: getUrl('home', language),
      image: `${siteUrl}${getShareImagePath('home', language)}`,
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
        ratingValue: formatRating(venue.rating.value, 'en'),
        reviewCount: venue.rating.reviews,
      },
      openingHoursSpecification: { opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') },
      maximumAttendeeCapacity: Math.max(...Object.values(venue.capacity)),
      sameAs: venue.social.map(({ url }) => url),
    });
  }
});

it('describes each page in its own words, as part of the site that is about the venue', () => {
  for (const { id, language, content, graph } of every) {
    const home = { url: getUrl('home', language), inLanguage: language };
    expect(ofType(graph, 'WebPage')).toMatchObject([
      {
        name: content.head.title,
        description: content.head.description,
        url: getUrl(id, language),
        inLanguage: language,
        isPartOf: { '@id': `${home.url}#website` },
        about: { '@id': venueId },
        primaryImageOfPage: { url: `${siteUrl}${getShareImagePath(id, language)}` },
      },
    ]);
    expect(ofType(graph, 'WebSite')).toMatchObject([
      { '@id': `${home.url}#website`, name: venue.name[language], ...home },
    ]);
    expect(ofType(graph, 'ImageGallery')).toHaveLength(id === 'gallery' ? 1 : 0);
  }
});

it.each([
  ['home', undefined],
  ['about', ['home', 'about']],
  ['djMusic', ['home', 'services', 'djMusic']],
] as const)('lists the breadcrumbs of %s: %j', (id, way) => {
  for (const language of languageCodes) {
    const [page] = ofType(getPage(id, language).graph, 'WebPage');
    const breadcrumb = page?.breadcrumb as { itemListElement: unknown[] } | undefined;
    expect(breadcrumb?.itemListElement).toEqual(
      way?.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: layoutMessages[language].pages[step],
        item: getUrl(step, language),
      })),
    );
  }
});

it('has only full addresses, references to the same page and no empty value or invisible character', () => {
  for (const { graph } of every) {
    const described = graph.map((node) => node['@id']);
    expect(JSON.stringify(graph)).not.toMatch(/\p{Cf}/u);
    JSON.stringify(graph, (key, value: unknown) => {
      if (key === '@id') expect(described).toContain(value);
      if (['@id', 'url', 'image', 'item', 'contentUrl'].includes(key) && typeof value === 'string')
        expect(value).toMatch(/^https:\/\/[^/]+\/(?!\/)\S*$/);
      expect(value ?? '', key).not.toBe('');
      return value;
    });
  }
});

it.each(languageCodes)('has the reviews of the list in %s, word for word', (language) => {
  const { content, graph } = getPage('reviews', language);
  const { reviews } = content as ReviewsContent;
  expect(reviews).not.toHaveLength(0);
  expect(ofType(graph, 'Review')).toEqual(
    reviews.map(({ writer, text, date }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: writer },
      reviewBody: text,
      // Google requires the name (https://developers.google.com/search/docs/appearance/structured-data/review-snippet).
      itemReviewed: { '@type': 'LocalBusiness', '@id': venueId, name: venue.name[language] },
      reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5 },
      ...(date && { datePublished: date }),
    })),
  );
});

it('has the range of prices on their page only', () => {
  for (const { id, graph } of every) {
    const [page] = ofType(graph, 'WebPage');
    const { from, to } = getPriceRange(prices as PriceFacts);
    const range = {
      '@type': 'AggregateOffer',
      lowPrice: from,
      highPrice: to,
      priceCurrency: 'EUR',
      offeredBy: { '@id': venueId },
    };
    if (id === 'prices') expect(page).toMatchObject({ mainEntity: range });
    else expect(JSON.stringify(page)).not.toContain('AggregateOffer');
  }
});

it('keeps text from closing the script element that carries it', () => {
  const estate = '</script><script>alert(1)</script>';
  const text = serializeStructuredData(getPage('home', 'el'), { ...layoutMessages.el, estate });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ description: estate }, {}, {}] });
});
