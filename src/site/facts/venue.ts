/**
 * Everything about this venue that its owner may change, each fact once. The facts stand in src/content/facts, their
 * meaning here. Sample values: the estate is fictional, the domains end in .example and the numbers are not in use. Words
 * around the facts live in src/content; pages and words refer to this module and never repeat it.
 */
import type { Language } from '../languages.ts';
import type { PageId } from '../pages.ts';
import type { Hours } from './schema.ts';
import { hours, venue } from './venueFacts.ts';

export { churches, figures, hours, partners, venue } from './venueFacts.ts';

/** The hours that a page shows. */
export const hoursOn = (page: PageId | 'notFound', language: Language): Hours =>
  page === 'contact' ? hours.contactPages : hours.pages[language];

/** Support on the about page: any hour, any day. */
export const support = '24/7';

const { latitude, longitude } = venue.position;
const span = { latitude: 0.03, longitude: 0.06 };
/** West, south, east, north. */
const around = [
  longitude - span.longitude,
  latitude - span.latitude,
  longitude + span.longitude,
  latitude + span.latitude,
];

/** Map addresses; an owner may put others here, and the build allows pages to ask for them (Content-Security-Policy). */
export const maps = {
  location: {
    embed: `https://www.openstreetmap.org/export/embed.html?bbox=${around.map((degrees) => degrees.toFixed(3)).join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    height: 450,
  },
  churches: {
    embed: '/map/churches',
    height: 760,
    tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  },
} as const;

/** A page of OpenStreetMap with a pin on a place; works without script and without an account. */
export const mapLink = (place: { latitude: number; longitude: number }): string =>
  `https://www.openstreetmap.org/?mlat=${place.latitude}&mlon=${place.longitude}#map=15/${place.latitude}/${place.longitude}`;

/** Addresses that open a chat with the venue, each under the word of the frame that names it. */
export const chats = {
  viber: `viber://chat?number=${encodeURIComponent(venue.viber)}`,
  whatsapp: `https://wa.me/${venue.whatsapp.replace('+', '')}`,
} as const;

export const chatNames = Object.keys(chats) as (keyof typeof chats)[];
