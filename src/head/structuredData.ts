/**
 * JSON-LD of a page. The build writes it into the static page; the browser downloads this module only after a
 * navigation, so a visitor's first page does not bring it twice.
 */
import type { BreadcrumbList, EventVenue, Graph, ImageGallery, Restaurant, Review } from 'schema-dts';
import type { AlbumPhoto } from '../photos/albumPhoto.ts';
import { languages, type Language } from '../site/languages.ts';
import { parentOf, type PageId } from '../site/pages.ts';
import { canonicalPathOf } from '../site/paths.ts';
import { hoursOn, venue } from '../site/venue.ts';
import { photoUrl, widthsOf } from '../ui/picture.ts';
import { shareImagePath } from './headTags.ts';
import type { HeadWords } from './headWords.ts';
import { absolute } from './siteUrl.ts';

/** A guest's review as a page shows it: with the day it was written, dd.mm.yyyy, or else with its row of five stars. */
export type ShownReview = { name: string; text: string; date?: string };

export type DescribedPage = {
  id: PageId;
  language: Language;
  words: HeadWords;
  /** Name of each page in menus. */
  pageNames: Readonly<Record<PageId, string>>;
  /** Names of the venue's facilities. */
  facilities: readonly string[];
  /** The reviews that the page shows, on the page of reviews. */
  reviews?: readonly ShownReview[];
  /** All photos that the page shows, on the gallery. */
  photos?: readonly AlbumPhoto[];
};

/** One node of a graph, as an object; schema-dts also allows bare addresses. */
type Node<Thing> = Exclude<Thing, string>;

/** SPEC section 1 gives the venue a price range and a cuisine, which schema.org knows of places to eat only. */
type Venue = Node<EventVenue> & Pick<Extract<Node<Restaurant>, { '@type': 'Restaurant' }>, 'priceRange' | 'servesCuisine'>;

/** The one address by which every page means the venue. */
const venueId = absolute('/#venue');

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Photos of a gallery that stand for all. */
const representatives = 5;

/** "9:00" as ISO 8601 wants it. */
const isoTime = (time: string): string => time.padStart(5, '0');

/** "08.10.2026" as ISO 8601 wants it. */
const isoDate = (date: string): string => date.split('.').reverse().join('-');

const describeVenue = ({ id, language, words, facilities, reviews }: DescribedPage): Venue => {
  const { address, position, rating, capacity } = venue;
  const { opens, closes } = hoursOn(id, language);
  return {
    '@type': 'EventVenue',
    '@id': venueId,
    name: venue.name[language],
    description: words.description,
    url: absolute(languages[language].home),
    image: absolute(shareImagePath(id, language)),
    telephone: venue.phones[0].display,
    priceRange: venue.priceRange,
    servesCuisine: venue.cuisine,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street[language],
      postalCode: address.postalCode,
      addressLocality: address.locality[language],
      addressRegion: address.region[language],
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: position.latitude, longitude: position.longitude },
    openingHoursSpecification: { '@type': 'OpeningHoursSpecification', dayOfWeek: week, opens: isoTime(opens), closes: isoTime(closes) },
    maximumAttendeeCapacity: Math.max(...Object.values(capacity)),
    amenityFeature: facilities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.value, reviewCount: rating.reviews },
    ...(reviews && { review: reviews.map(describeReview) }),
    sameAs: venue.social.map((profile) => profile.url),
  };
};

const describeReview = ({ name, text, date }: ShownReview): Node<Review> => ({
  '@type': 'Review',
  author: { '@type': 'Person', name },
  ...(date ? { datePublished: isoDate(date) } : { reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5 } }),
  reviewBody: text,
});

/** From the home page by way of the page's menu to the page; nothing on the home page itself. */
const describeWay = ({ id, language, pageNames }: DescribedPage): Node<BreadcrumbList>[] => {
  if (id === 'home') return [];
  const parent = parentOf(id);
  const way: PageId[] = ['home', ...(parent ? [parent] : []), id];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: way.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: pageNames[step],
        item: absolute(canonicalPathOf(step, language)),
      })),
    },
  ];
};

/** Evenly chosen from a list, the first among them. */
const someOf = <Item>(list: readonly Item[], count: number): Item[] => list.filter((_, index) => index % Math.ceil(list.length / count) === 0);

/** How many photos there are and a few of them; all 139 would make the page heavier than they make it clearer. */
const describeGallery = ({ id, language, words, photos = [] }: DescribedPage): Node<ImageGallery>[] =>
  photos.length === 0
    ? []
    : [
        {
          '@type': 'ImageGallery',
          name: words.title,
          url: absolute(canonicalPathOf(id, language)),
          about: { '@id': venueId },
          mainEntity: { '@type': 'ItemList', numberOfItems: photos.length },
          image: someOf(photos, representatives).map((photo) => ({
            '@type': 'ImageObject',
            contentUrl: absolute(photoUrl(photo, Math.max(...widthsOf(photo)), 'webp')),
            caption: photo.alt[language],
          })),
        },
      ];

/** What a page says to machines: the venue with every fact of SPEC section 1, the way to the page, and what the page shows. */
export const structuredData = (page: DescribedPage): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [describeVenue(page), ...describeWay(page), ...describeGallery(page)],
});

/** JSON for a script element: "<" escaped so that no text can close the element. */
export const scriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
