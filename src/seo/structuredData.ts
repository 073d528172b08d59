import type {
  AggregateOfferLeaf,
  BreadcrumbListLeaf,
  ContactPointLeaf,
  EventVenueLeaf,
  ImageGalleryLeaf,
  LocalBusinessLeaf,
  MergeLeafTypes,
  OpeningHoursSpecificationLeaf,
  RestaurantLeaf,
  ReviewLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { getLargestFile } from '../components/photo/photoFiles.ts';
import type { Review } from '../facts/reviews/schema.ts';
import { hasReviews } from '../facts/shown/shown.ts';
import type { Hours } from '../facts/venue/schema.ts';
import { closedPeriods, computePeriods, getHours, venue } from '../facts/venue/venue.ts';
import type { LayoutMessages } from '../layout/schema.ts';
import { languages, listOtherLanguages, type Language } from '../site/languages.ts';
import { getCanonicalPath, pages, type PageId } from '../site/pages.ts';
import type { PagePicture } from '../site/photos/pagePicture.ts';
import { getAbsoluteUrl, getShareImagePath } from './headTags.ts';
import type { DescribedPage } from './schema.ts';

/** In schema.org, only businesses have a price range and only restaurants a cuisine. */
type Venue = MergeLeafTypes<[EventVenueLeaf, LocalBusinessLeaf]> &
  Pick<RestaurantLeaf, 'servesCuisine'>;

type Page = WebPageLeaf | MergeLeafTypes<[WebPageLeaf, ImageGalleryLeaf]>;

const venueId = getAbsoluteUrl('/#venue');

const week = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const maxPhotos = 5;

/** Escapes "<", so that no text can close the script element. */
export const serializeStructuredData = (page: DescribedPage, layout: LayoutMessages): string =>
  JSON.stringify(describeGraph(page, layout)).replaceAll('<', '\\u003c');

/** The types of schema-dts do not allow nodes of two types. */
type Graph = {
  '@context': 'https://schema.org';
  '@graph': readonly (Venue | WebSiteLeaf | Page | ReviewLeaf)[];
};

const describeGraph = (page: DescribedPage, layout: LayoutMessages): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    describeVenue(page.language, layout),
    describeSite(page.language),
    describePage(page, layout),
    ...(page.content.reviews ?? []).map((review) => describeReview(review, page.language)),
  ],
});

/** Search engines merge nodes with one `@id`, so it is the same on all pages and has names in all languages. */
const describeVenue = (language: Language, { estate, builtOn, people }: LayoutMessages): Venue => {
  const { address, position, rating, capacity } = venue;
  const usual = describeHours(getHours('contact', language));
  const periods = computePeriods(builtOn).map((period) => ({
    ...describeHours(period),
    validFrom: period.from,
    validThrough: period.until,
  }));
  const closed = closedPeriods.filter(({ until }) => until >= builtOn);
  return {
    '@type': ['EventVenue', 'LocalBusiness'],
    '@id': venueId,
    name: venue.name[language],
    alternateName: listOtherLanguages(language).map((other) => venue.name[other]),
    description: estate,
    url: getAbsoluteUrl(languages[language].home),
    image: getAbsoluteUrl(getShareImagePath('home', language)),
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
    openingHoursSpecification: periods.length > 0 ? [usual, ...periods] : usual,
    ...(closed.length > 0 && { specialOpeningHoursSpecification: closed.map(describeClosed) }),
    maximumAttendeeCapacity: Math.max(...Object.values(capacity)),
    ...(hasReviews && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.value.toFixed(1),
        reviewCount: rating.reviews,
      },
    }),
    ...(people.length > 0 && { contactPoint: people.map(describePerson) }),
    sameAs: venue.social.map((profile) => profile.url),
  };
};

const describeHours = ({ opens, closes }: Hours): OpeningHoursSpecificationLeaf => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: week,
  opens: toIsoTime(opens),
  closes: toIsoTime(closes),
});

const toIsoTime = (time: string): string => time.padStart(5, '0');

/** https://developers.google.com/search/docs/appearance/structured-data/local-business */
const describeClosed = ({
  from,
  until,
}: (typeof closedPeriods)[number]): OpeningHoursSpecificationLeaf => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: from,
  validThrough: until,
  opens: '00:00',
  closes: '00:00',
});

const describePerson = (person: LayoutMessages['people'][number]): ContactPointLeaf => ({
  '@type': 'ContactPoint',
  contactType: person.label,
  telephone: person.phone?.display,
  email: person.email,
  url: person.chats.find(({ href }) => href.startsWith('https:'))?.href,
  availableLanguage: person.speaks,
});

const describeSite = (language: Language): WebSiteLeaf => ({
  '@type': 'WebSite',
  '@id': getSiteId(language),
  name: venue.name[language],
  url: getAbsoluteUrl(languages[language].home),
  inLanguage: language,
  publisher: { '@id': venueId },
});

const getSiteId = (language: Language): string =>
  `${getAbsoluteUrl(languages[language].home)}#website`;

const describePage = (
  { id, language, content }: DescribedPage,
  { pages: pageNames }: LayoutMessages,
): Page => {
  const { head, gallery: photos = [], priceRange } = content;
  const described = {
    name: head.title,
    description: head.description,
    url: getAbsoluteUrl(getCanonicalPath(id, language)),
    inLanguage: language,
    isPartOf: { '@id': getSiteId(language) },
    about: { '@id': venueId },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: getAbsoluteUrl(getShareImagePath(id, language)),
    },
    ...(priceRange && { mainEntity: describePrices(priceRange) }),
    ...(id !== 'home' && { breadcrumb: describeBreadcrumb(id, language, pageNames) }),
  } as const;
  return photos.length === 0
    ? { '@type': 'WebPage', ...described }
    : { '@type': ['WebPage', 'ImageGallery'], ...described, ...describePhotos(photos) };
};

const describePrices = ({ from, to }: { from: number; to: number }): AggregateOfferLeaf => ({
  '@type': 'AggregateOffer',
  lowPrice: from,
  highPrice: to,
  priceCurrency: 'EUR',
  offeredBy: { '@id': venueId },
});

const describeBreadcrumb = (
  id: PageId,
  language: Language,
  pageNames: LayoutMessages['pages'],
): BreadcrumbListLeaf => {
  const { parent } = pages[id];
  const trail: PageId[] = ['home', ...(parent ? [parent] : []), id];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: pageNames[step],
      item: getAbsoluteUrl(getCanonicalPath(step, language)),
    })),
  };
};

/** A sample of the photos keeps the page small. */
const describePhotos = (
  photos: readonly PagePicture[],
): Pick<ImageGalleryLeaf, 'mainEntity' | 'image'> => ({
  mainEntity: { '@type': 'ItemList', numberOfItems: photos.length },
  image: photos
    .filter((_, index) => index % Math.ceil(photos.length / maxPhotos) === 0)
    .map((photo) => ({
      '@type': 'ImageObject',
      contentUrl: getAbsoluteUrl(getLargestFile(photo)),
      caption: photo.alt,
    })),
});

const describeReview = ({ writer, text, date }: Review, language: Language): ReviewLeaf => ({
  '@type': 'Review',
  itemReviewed: { '@type': 'LocalBusiness', '@id': venueId, name: venue.name[language] },
  author: { '@type': 'Person', name: writer },
  // All sample reviews have five stars (docs/specification.md, "Figures").
  reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5 },
  ...(date && { datePublished: date }),
  reviewBody: text,
});
