/**
 * Everything about this venue that its owner may change, each fact once. Sample values: the estate is
 * fictional, the domains end in .example and the numbers are not in use. Words around the facts live in
 * src/content; pages and words refer to this module and never repeat it.
 */
import type { Language, Localized } from './languages.ts';
import type { PageId } from './pages.ts';

export const venue = {
  /** Public address of the site; the setting SITE_URL overrides it in a build. */
  url: 'https://www.liofos.example',
  name: { el: 'Κτήμα Λιόφως', en: 'Liofos Estate' },
  shortName: { el: 'Λιόφως', en: 'Liofos' },
  manager: { el: 'Ελένη Λιούμη', en: 'Eleni Lioumi' },
  managerFirstName: { el: 'Ελένη', en: 'Eleni' },
  phones: [
    { display: '+30 22990 00000', dial: '+302299000000' },
    { display: '+30 690 000 0000', dial: '+306900000000' },
  ],
  /** The number that answers on Viber. */
  viber: '+306900000000',
  /** The number that answers on WhatsApp. */
  whatsapp: '+306900000000',
  email: 'info@liofos.example',
  address: {
    street: { el: 'Αγροτική οδός προς Δασκαλειό', en: 'Country road to Daskalio' },
    postalCode: '190 01',
    locality: { el: 'Κερατέα', en: 'Keratea' },
    region: { el: 'Ανατολική Αττική', en: 'East Attica' },
    country: 'GR',
  },
  /** WGS 84 degrees. */
  position: { latitude: 37.79, longitude: 24.015 },
  geoRegion: 'GR-I',
  /**
   * The company behind the estate, which every page names (Directive 2000/31/EC Art. 5, Presidential Decree 131/2003
   * Art. 4; Law 4919/2022): name, legal form, seat, and the numbers of the business registry (GEMI) and for VAT.
   */
  company: {
    name: { el: 'Ε. Λιούμη και ΣΙΑ Ο.Ε.', en: 'E. Lioumi & Co. O.E.' },
    form: { el: 'ομόρρυθμη εταιρεία', en: 'general partnership' },
    seat: { el: 'Κερατέα Αττικής', en: 'Keratea, Attica' },
    registryNumber: '000000000000',
    vatNumber: '000000000',
  },
  copyrightYear: 2024,
  social: [
    { name: 'Instagram', url: 'https://instagram.example/liofos' },
    { name: 'Facebook', url: 'https://facebook.example/liofos' },
  ],
  priceRange: '€€€',
  cuisine: 'Greek',
  /** Guests at one event: seated indoors, seated outdoors, seated around a meeting table. */
  capacity: { indoors: 250, outdoors: 400, meeting: 40 },
  /** Average of the guests' ratings, of 5 at most, and how many there are. */
  rating: { value: 5, reviews: 50 },
  replyHours: 24,
  /** Months after which an enquiry that led to no event is erased, as the privacy note promises; sample. */
  enquiriesKeptMonths: 24,
  /** Days for which an enquiry that could not be mailed is kept; then it is erased, and you are told how many there were. */
  undeliveredKeptDays: 30,
  yearsOpen: 15,
  photographerYears: 20,
  /** Driving time to the churches as the copy rounds it; the exact minutes stand with each church. */
  churchMinutes: { from: 5, to: 15 },
} as const;

type Hours = { opens: string; closes: string };

/**
 * Opening hours, Monday to Sunday. They differ by page exactly as the specification lists them; to settle
 * them, give all three the same values.
 */
export const hours: { pages: Localized<Hours>; contactPages: Hours } = {
  pages: {
    el: { opens: '9:00', closes: '21:00' },
    en: { opens: '9:00', closes: '22:00' },
  },
  contactPages: { opens: '9:00', closes: '22:00' },
};

/** The hours that a page shows. */
export const hoursOn = (page: PageId | 'notFound', language: Language): Hours =>
  page === 'contact' ? hours.contactPages : hours.pages[language];

type Figure = { value: number; suffix?: '+' | '%' };

/** Statistics. They differ by page exactly as the specification lists them; to settle them, align the rows. */
export const figures = {
  home: { events: { value: 500, suffix: '+' }, years: { value: 15, suffix: '+' }, satisfaction: { value: 100, suffix: '%' }, churches: { value: 7 } },
  about: { events: { value: 200, suffix: '+' }, satisfaction: { value: 98, suffix: '%' }, years: { value: 15, suffix: '+' } },
  venue: {
    weddings: { value: 200, suffix: '+' },
    baptisms: { value: 150, suffix: '+' },
    corporate: { value: 100, suffix: '+' },
    parties: { value: 300, suffix: '+' },
  },
} as const satisfies Record<string, Record<string, Figure>>;

/** Support on the about page: any hour, any day. */
export const support = '24/7';

export type Church = {
  name: Localized;
  place: Localized;
  /** By road from the gate of the estate. */
  kilometres: number;
  minutes: number;
  latitude: number;
  longitude: number;
};

/** The seven churches, in the order of the specification. */
export const churches: readonly Church[] = [
  { name: { el: 'Άγιος Αλέξανδρος', en: 'Agios Alexandros' }, place: { el: 'Δασκαλειό', en: 'Daskalio' }, kilometres: 3.8, minutes: 8, latitude: 37.8065, longitude: 24.0435 },
  { name: { el: 'Παναγία Γαρίκα', en: 'Panagia Garika' }, place: { el: 'Κερατέα', en: 'Keratea' }, kilometres: 3.1, minutes: 6, latitude: 37.7985, longitude: 23.9905 },
  { name: { el: 'Άγιος Παντελεήμονας', en: 'Agios Panteleimonas' }, place: { el: 'Κακή Θάλασσα', en: 'Kakia Thalassa' }, kilometres: 8.6, minutes: 13, latitude: 37.8345, longitude: 24.0425 },
  { name: { el: 'Προφήτης Ηλίας', en: 'Profitis Ilias' }, place: { el: 'Περιγιάλι', en: 'Perigiali' }, kilometres: 8.8, minutes: 11, latitude: 37.7595, longitude: 24.0545 },
  { name: { el: 'Άγιος Νικόλαος', en: 'Agios Nikolaos' }, place: { el: 'Θορικό', en: 'Thoriko' }, kilometres: 12.3, minutes: 12, latitude: 37.7375, longitude: 24.0515 },
  { name: { el: 'Άγιος Ανδρέας', en: 'Agios Andreas' }, place: { el: 'Λαύριο', en: 'Lavrio' }, kilometres: 12.8, minutes: 12, latitude: 37.7165, longitude: 24.0525 },
  { name: { el: 'Άγιος Νεκτάριος', en: 'Agios Nektarios' }, place: { el: 'Καμάριζα Λαυρίου', en: 'Kamariza, Lavrio' }, kilometres: 15.9, minutes: 15, latitude: 37.7215, longitude: 24.0135 },
];

/** The partner companies. Their lines of business are words; see src/content. */
export const partners = {
  catering: { name: { el: 'Θρούμπι', en: 'Throumbi' }, website: 'https://throumbi.example' },
  photographer: {
    name: { el: 'Διάφραγμα', en: 'Diafragma' },
    phone: { display: '+30 210 000 0001', dial: '+302100000001' },
    email: 'hello@diafragma.example',
    website: 'https://diafragma.example',
    instagram: 'https://instagram.example/diafragma',
    facebook: 'https://facebook.example/diafragma',
  },
  dj: {
    name: { el: 'Νυχτωδία', en: 'Nychtodia' },
    website: 'https://nychtodia.example',
    email: 'dj@nychtodia.example',
    landline: { display: '+30 210 000 0002', dial: '+302100000002' },
    mobile: { display: '+30 690 000 0002', dial: '+306900000002' },
    address: { el: 'Οδός Δείγματος 12, 105 00 Αθήνα', en: 'Deigmatos Street 12, 105 00 Athens' },
    latitude: 37.9838,
    longitude: 23.7275,
  },
} as const;

const { latitude, longitude } = venue.position;
const span = { latitude: 0.03, longitude: 0.06 };
/** West, south, east, north. */
const around = [longitude - span.longitude, latitude - span.latitude, longitude + span.longitude, latitude + span.latitude];

/** Map addresses; an owner may put others here, and the build allows pages to ask for them (Content-Security-Policy). */
export const maps = {
  location: {
    embed: `https://www.openstreetmap.org/export/embed.html?bbox=${around.map((degrees) => degrees.toFixed(3)).join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    height: 450,
  },
  churches: { embed: '/map/churches', height: 760, tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png' },
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
