/**
 * Values that docs/specification.md fixes. Tests read all other content from the owner's files. Comments name the
 * section.
 */
import type { FormId } from '../src/enquiry/fields.ts';
import type { PageId } from '../src/site/pages.ts';

export const specifiedLanguages = ['el', 'en'] as const;

type Specified<Value = string> = Readonly<Record<(typeof specifiedLanguages)[number], Value>>;

/** "Addresses", in the order of the menu. The second Greek URL of the contact page is its canonical one. */
export const addresses = {
  home: { el: '/', en: '/en' },
  about: { el: '/emeis', en: '/en/about' },
  reception: { el: '/dexiosi', en: '/en/reception' },
  wedding: { el: '/gamos', en: '/en/weddings' },
  baptism: { el: '/vaptisi', en: '/en/baptism' },
  corporate: { el: '/eterikes-ekdiloseis', en: '/en/corporate-events' },
  party: { el: '/parti', en: '/en/party' },
  venue: { el: '/o-horos', en: '/en/venue' },
  churches: { el: '/ekklisies', en: '/en/churches' },
  services: { el: '/ypiresies', en: '/en/services' },
  weddingPlanner: { el: '/diorganotis-gamon', en: '/en/wedding-planner' },
  photographer: { el: '/fotografos', en: '/en/photographer' },
  djMusic: { el: '/dj-mousiki', en: '/en/dj-music' },
  reviews: { el: '/reviews', en: '/en/reviews' },
  prices: { el: '/times', en: '/en/prices' },
  guests: { el: '/gia-tous-kalesmenous', en: '/en/for-guests' },
  contact: { el: '/contact', en: '/en/contact' },
  gallery: { el: '/gallery', en: '/en/gallery' },
  request: { el: '/request', en: '/en/request' },
} as const satisfies Partial<Record<PageId, Specified>>;
export const contactAlias = '/epikoinonia';

/** "Bars and menus". */
export const menu: readonly PageId[] = [
  'home',
  'about',
  'reception',
  'venue',
  'churches',
  'services',
  'reviews',
  'contact',
];
export const submenus: Readonly<Partial<Record<PageId, readonly PageId[]>>> = {
  reception: ['wedding', 'baptism', 'corporate', 'party'],
  services: ['weddingPlanner', 'photographer', 'djMusic'],
};

/** "Bars and menus", in CSS pixels from the top. */
export const scrolled = { solidBar: 50, backToTop: 300 };

/** "Pages". */
export const photoCounts = {
  home: { el: 8, en: 8 },
  wedding: { el: 18, en: 6 },
  baptism: { el: 12, en: 12 },
  corporate: { el: 12, en: 12 },
  party: { el: 14, en: 14 },
  venue: { el: 11, en: 11 },
} as const satisfies Partial<Record<PageId, Specified<number>>>;

/** "Pages", reviews. */
export const reviewTypes: Specified<readonly string[]> = {
  el: ['Γάμος', 'Βάπτιση', 'Γάμος & Βάπτιση'],
  en: ['Wedding', 'Wedding & Baptism'],
};

type Rule = 'required' | 'optional';

/** "Forms": the required minimum, in this order. Owners may add optional fields. */
export const fields: Readonly<
  Record<FormId, readonly (readonly [name: string, type: string, rule: Rule])[]>
> = {
  home: [
    ['name', 'text', 'required'],
    ['phone', 'tel', 'optional'],
    ['email', 'email', 'required'],
    ['subject', 'text', 'required'],
    ['message', 'textarea', 'required'],
  ],
  contact: [
    ['firstName', 'text', 'required'],
    ['lastName', 'text', 'required'],
    ['email', 'email', 'required'],
    ['phone', 'tel', 'required'],
    ['eventType', 'select-one', 'required'],
    ['guestCount', 'text', 'optional'],
    ['subject', 'text', 'required'],
    ['message', 'textarea', 'required'],
  ],
  request: [
    ['firstName', 'text', 'required'],
    ['lastName', 'text', 'required'],
    ['email', 'email', 'required'],
    ['phone', 'tel', 'required'],
    ['eventType', 'select-one', 'required'],
    ['eventDate', 'date', 'optional'],
    ['guestCount', 'text', 'optional'],
    ['budget', 'text', 'optional'],
    ['specialRequests', 'textarea', 'optional'],
    ['howDidYouHear', 'select-one', 'optional'],
    ['services', 'checkbox', 'optional'],
  ],
};

/** "Forms": values as they are submitted. */
export const specifiedChoices = {
  contact: {
    eventType: {
      el: ['ΓΑΜΟΣ', 'ΒΑΠΤΙΣΗ', 'ΕΤΑΙΡΙΚΕΣ ΕΚΔΗΛΩΣΕΙΣ', 'ΠΑΡΤΙ'],
      en: ['WEDDING', 'BAPTISM', 'CORPORATE EVENTS', 'PARTY'],
    },
  },
  /** These values are the same in both languages. */
  request: {
    eventType: ['wedding', 'christening', 'party', 'corporate', 'other'],
    howDidYouHear: ['Google', 'Facebook', 'Instagram', 'Σύσταση', 'Άλλο'],
    services: [
      'Διακόσμηση',
      'Φωτογραφία & Video',
      'Μουσική & DJ',
      'Wedding Planner',
      'Συντονισμός Εκκλησίας',
      'Πλήρης Διοργάνωση',
    ],
  },
} as const;

/** "Posts": endpoint and required keys. Posts of the contact form add an empty list. */
export const calls: Readonly<Record<FormId, { path: string; keys: readonly string[] }>> = {
  home: { path: '/functions/v1/send-contact-email', keys: fields.home.map(([name]) => name) },
  contact: {
    path: '/functions/v1/send-contact-email',
    keys: [...fields.contact.map(([name]) => name), 'services'],
  },
  request: { path: '/.netlify/functions/send-email', keys: fields.request.map(([name]) => name) },
};

/** "Fixed words", word for word. */
export const fixedTexts = {
  notFound: 'Oops! Page not found',
  failure: 'Unexpected Application Error!',
} as const;
