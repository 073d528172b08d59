/** What stands in src/content/facts of the venue itself; the build writes each under its name, without the rest of its file. */
import ownChurches from '../../content/facts/churches.json' with { type: 'json' };
import ownFigures from '../../content/facts/figures.json' with { type: 'json' };
import ownHours from '../../content/facts/hours.json' with { type: 'json' };
import ownPartners from '../../content/facts/partners.json' with { type: 'json' };
import ownVenue from '../../content/facts/venue.json' with { type: 'json' };
import type { Localized } from '../languages.ts';

export type Phone = {
  /** As visitors read it. */
  display: string;
  /** As telephones dial it: "+30" and the digits. */
  dial: string;
};

export type Venue = {
  /** Public address of the site; the setting SITE_URL overrides it in a build. */
  url: string;
  name: Localized;
  shortName: Localized;
  manager: Localized;
  managerFirstName: Localized;
  phones: readonly [Phone, ...Phone[]];
  /** The number that answers on Viber. */
  viber: string;
  /** The number that answers on WhatsApp. */
  whatsapp: string;
  email: string;
  address: {
    street: Localized;
    postalCode: string;
    locality: Localized;
    region: Localized;
    country: string;
  };
  /** WGS 84 degrees. */
  position: { latitude: number; longitude: number };
  /** ISO 3166-2, of the region. */
  geoRegion: string;
  /**
   * The company behind the estate, which every page names (Directive 2000/31/EC Art. 5, Presidential Decree 131/2003
   * Art. 4; Law 4919/2022): name, legal form, seat, and the numbers of the business registry (GEMI) and for VAT.
   */
  company: {
    name: Localized;
    form: Localized;
    seat: Localized;
    registryNumber: string;
    vatNumber: string;
  };
  copyrightYear: number;
  social: readonly { name: string; url: string }[];
  /** One to four signs of the euro. */
  priceRange: string;
  /** In English, for search engines. */
  cuisine: string;
  /** Guests at one event: seated indoors, seated outdoors, seated around a meeting table. */
  capacity: { indoors: number; outdoors: number; meeting: number };
  /** Average of the guests' ratings, of 5 at most, and how many there are. */
  rating: { value: number; reviews: number };
  /** Hours within which an enquiry is answered. */
  replyHours: number;
  /** Months after which an enquiry that led to no event is erased, as the privacy note promises; sample. */
  enquiriesKeptMonths: number;
  /** Days for which an enquiry that could not be mailed is kept; then it is erased, and you are told how many there were. */
  undeliveredKeptDays: number;
  yearsOpen: number;
  photographerYears: number;
  /** Driving time to the churches as the copy rounds it; the exact minutes stand with each church. */
  churchMinutes: { from: number; to: number };
};

// That the file is so, `npm run check` has seen; the compiler reads any list of phones in it.
export const venue = ownVenue as unknown as Venue;

export type Hours = { opens: string; closes: string };

/**
 * Opening hours, Monday to Sunday. They differ by page exactly as the specification lists them; to settle
 * them, give all three the same values.
 */
export type OpeningHours = {
  /** On all pages but the contact page, by language. */
  pages: Localized<Hours>;
  contactPages: Hours;
};

export const hours: OpeningHours = ownHours;

export type Figure = {
  value: number;
  /** What follows it. */
  suffix?: '+' | '%';
};

/** Statistics. They differ by page exactly as the specification lists them; to settle them, align the rows. */
export type PageFigures = {
  home: Readonly<Record<'events' | 'years' | 'satisfaction' | 'churches', Figure>>;
  about: Readonly<Record<'events' | 'satisfaction' | 'years', Figure>>;
  venue: Readonly<Record<'weddings' | 'baptisms' | 'corporate' | 'parties', Figure>>;
};

export const figures = ownFigures as PageFigures;

export type Church = {
  name: Localized;
  place: Localized;
  /** By road from the gate of the estate. */
  kilometres: number;
  minutes: number;
  latitude: number;
  longitude: number;
};

export type Churches = {
  /** In the order of the specification. */
  churches: readonly Church[];
};

export const { churches }: Churches = ownChurches;

/** The partner companies. Their lines of business are words; see src/content. */
export type Partners = {
  catering: { name: Localized; website: string };
  photographer: {
    name: Localized;
    phone: Phone;
    email: string;
    website: string;
    instagram: string;
    facebook: string;
  };
  dj: {
    name: Localized;
    website: string;
    email: string;
    landline: Phone;
    mobile: Phone;
    address: Localized;
    latitude: number;
    longitude: number;
  };
};

export const partners: Partners = ownPartners;
