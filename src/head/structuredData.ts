import type { Language } from '../site/languages.ts';
import { venue } from '../site/venue.ts';
import { absolute } from './siteUrl.ts';
import { languages } from '../site/languages.ts';

/** The id of the script element that carries the structured data. */
export const structuredDataId = 'structured-data';

/** JSON-LD of the venue with every fact of SPEC section 1, as schema.org's EventVenue. */
export function structuredData(language: Language, page: { description: string; image: string }) {
  const { address, position, rating } = venue;
  return {
    '@context': 'https://schema.org',
    '@type': 'EventVenue',
    '@id': absolute('/#venue'),
    name: venue.name[language],
    description: page.description,
    url: absolute(languages[language].home),
    image: page.image,
    telephone: venue.phones[0].display,
    email: venue.email,
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
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.value, reviewCount: rating.reviews },
    sameAs: venue.social.map((profile) => profile.url),
  };
}

/** JSON for a script element: "<" escaped so that no text can close the element. */
export const scriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
