import { z } from 'zod';
import {
  choices,
  createIssue,
  date,
  dayOfYear,
  days,
  dial,
  email,
  formatted,
  group,
  guests,
  line,
  list,
  localized,
  minutes,
  monthsBefore,
  number,
  origin,
  perLanguage,
  phone,
  position,
  refuseClashes,
  time,
  website,
} from '../../model/fields.ts';
import { addDays } from '../../site/formats/days.ts';
import { parseMinutes } from '../../site/formats/formatDay.ts';
import { formatRating } from '../../site/formats/formats.ts';

const closesAfterOpening = [
  ({ opens, closes }: { opens: string; closes: string }) =>
    parseMinutes(opens) < parseMinutes(closes) || parseMinutes(closes) <= 6 * 60,
  createIssue('closes', 'Κλείνει πριν ανοίξει.', 'It closes before it opens.'),
] as const;

const openHours = z
  .strictObject({ opens: time('Ανοίγει'), closes: time('Κλείνει') })
  .refine(...closesAfterOpening);

const periodSchema = z
  .strictObject({ from: dayOfYear('Από'), until: dayOfYear('Ως και'), ...openHours.shape })
  .refine(...closesAfterOpening);

const years = (label: string) => number(label, { min: 1, max: 200 });

const messaging = {
  viber: dial('Viber').optional(),
  whatsapp: dial('WhatsApp').optional(),
  messenger: website(
    'Messenger',
    'Η διεύθυνση, π.χ. «https://m.me/ktima». · The address, such as "https://m.me/ktima".',
  ).optional(),
  instagram: website(
    'Μηνύματα στο Instagram',
    'Π.χ. «https://ig.me/m/ktima». · Such as "https://ig.me/m/ktima".',
  ).optional(),
};

const person = z
  .strictObject({
    label: localized(
      'Ποιος, και για τι',
      'Π.χ. «Άννα, για γάμους». · Such as "Anna, for weddings".',
    ),
    speaks: choices('Γλώσσες', {
      el: 'Ελληνικά',
      en: 'Αγγλικά',
      fr: 'Γαλλικά',
      de: 'Γερμανικά',
      it: 'Ιταλικά',
      es: 'Ισπανικά',
      ru: 'Ρωσικά',
      bg: 'Βουλγαρικά',
      ro: 'Ρουμανικά',
      sq: 'Αλβανικά',
    }).optional(),
    phone: phone('Τηλέφωνο').optional(),
    ...messaging,
    email: email('E-mail').optional(),
  })
  .refine(
    ({ label: _label, speaks: _speaks, ...channels }) => Object.keys(channels).length > 0,
    createIssue(
      'phone',
      'Δεν έχει τηλέφωνο, μηνύματα ή e-mail.',
      'It has no phone, chat or e-mail address.',
    ),
  );

/** Eight digits weighted 256 to 2, summed, modulo 11, modulo 10 (Greek ΑΦΜ). */
const hasVatCheckDigit = (vatNumber: string): boolean => {
  const digits = Array.from(vatNumber, Number);
  const sum = digits
    .slice(0, 8)
    .reduce((total, digit, index) => total + digit * 2 ** (8 - index), 0);
  return digits[8] === (sum % 11) % 10;
};

export const venueSchema = z.strictObject({
  url: origin(
    'Διεύθυνση της σελίδας',
    'Η ρύθμιση SITE_URL υπερισχύει. · The setting SITE_URL has priority.',
  ),
  name: localized('Όνομα'),
  shortName: localized('Σύντομο όνομα'),
  manager: localized('Υπεύθυνη'),
  managerFirstName: localized('Μικρό όνομα της υπεύθυνης'),
  phones: z.tuple([phone('Τηλέφωνο')], phone('Τηλέφωνο')).meta({ label: 'Τηλέφωνα' }),
  ...messaging,
  email: email(
    'E-mail',
    'Για τα αιτήματα, τις απαντήσεις και τους όρους. · For requests, answers and the terms.',
  ),
  people: z.array(person).meta({ label: 'Άνθρωποι, με δικά τους τηλέφωνα' }).optional(),
  address: group('Διεύθυνση', {
    street: localized('Οδός'),
    postalCode: formatted('Τ.Κ.', /^\d{3} ?\d{2}$/, '190 01'),
    locality: localized('Τόπος'),
    region: localized('Περιοχή'),
    country: formatted('Χώρα', /^[A-Z]{2}$/, 'GR'),
  }),
  position: group('Θέση', position),
  geoRegion: formatted('Κωδικός περιφέρειας', /^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'GR-I'),
  company: group('Εταιρεία', {
    name: localized('Όνομα'),
    form: localized('Νομική μορφή'),
    seat: localized('Έδρα'),
    registryNumber: formatted('Αριθμός ΓΕΜΗ', /^\d{12}$/, '000000000000'),
    vatNumber: formatted('ΑΦΜ', /^\d{9}$/, '000000000').refine(
      hasVatCheckDigit,
      'Έχει λάθος ψηφίο. Αντιγράψτε τον ξανά. · It has a wrong digit. Copy it again.',
    ),
  }),
  copyrightYear: number('Έτος πνευματικών δικαιωμάτων', { min: 1990, max: 2100 }),
  social: list('Κοινωνικά δίκτυα', {
    name: line('Όνομα'),
    url: website('Διεύθυνση της σελίδας'),
  }),
  priceRange: formatted(
    'Επίπεδο τιμών',
    /^€{1,4}$/,
    '€€€',
    'Από ένα ως τέσσερα σύμβολα του ευρώ. · One to four euro signs.',
  ),
  cuisine: line(
    'Κουζίνα',
    'Στα αγγλικά, για μηχανές αναζήτησης. · In English, for search engines.',
  ),
  capacity: group(
    'Χωρητικότητα',
    {
      indoors: guests('Μέσα'),
      outdoors: guests('Έξω'),
      meeting: guests('Σύσκεψη'),
    },
    'Οι κατόψεις και ο πίνακας στη «Δεξίωση» είναι για αυτούς τους αριθμούς· για άλλους χρειάζεται προγραμματιστής. · The floor plans and the table on the page "Reception" are drawn for these numbers; others need a developer.',
  ),
  rating: group('Βαθμολογία', {
    value: number('Μέσος όρος, με άριστα το 5', { min: 1, max: 5, decimals: 1 }).meta({
      format: (value, language) => formatRating(Number(value), language),
    }),
    reviews: number('Πόσες είναι', { min: 1, max: 100_000 }),
  }),
  replyHours: number('Ώρες ως την απάντηση', { min: 1, max: 168 }),
  enquiriesKeptMonths: monthsBefore('Μήνες που φυλάγονται τα αιτήματα'),
  undeliveredKeptDays: days('Ημέρες που φυλάγονται όσα δεν στάλθηκαν'),
  yearsOpen: years('Χρόνια λειτουργίας'),
  photographerYears: years('Χρόνια του φωτογράφου'),
  churchMinutes: group('Λεπτά ως τις εκκλησίες', {
    from: minutes('Από'),
    to: minutes('Έως'),
  }).refine(
    ({ from, to }) => from <= to,
    createIssue('to', 'Είναι λιγότερα από το «Από».', 'It is less than "From".'),
  ),
});

export const hoursSchema = z.strictObject({
  pages: perLanguage('Σελίδες', openHours),
  contactPages: openHours.meta({ label: 'Σελίδες επικοινωνίας' }),
  closed: z
    .array(
      z
        .strictObject({ from: date('Από'), until: date('Ως') })
        .refine(
          ({ from, until }) => from <= until,
          createIssue('until', 'Είναι πριν από το «Από».', 'It is before "From".'),
        )
        .refine(
          ({ from, until }) => until <= addDays(from, 366),
          createIssue('until', 'Είναι πάνω από έναν χρόνο μετά.', 'It is over a year later.'),
        ),
    )
    .superRefine(
      refuseClashes(
        (one, other) => one.from <= other.until && other.from <= one.until,
        'Συμπίπτουν με άλλες κλειστές μέρες της λίστας. Ενώστε τις. · They overlap other closed days of the list. Join them.',
      ),
    )
    .meta({
      label: 'Κλειστά',
      hint: 'Μέρες που δεν απαντάτε και δεν έχετε εκδηλώσεις. Όσες πέρασαν δεν φαίνονται. · Days without answers and events. Past ones are not shown.',
    })
    .optional(),
  periods: z
    .array(periodSchema)
    .meta({
      label: 'Άλλες ώρες, ανά περίοδο',
      hint: 'Κάθε χρόνο, σε όλες τις σελίδες, στη θέση των παραπάνω. Όπου συμπίπτουν, ισχύει η πρώτη. · Each year, on all pages, instead of the hours above. Where two overlap, the first holds.',
    })
    .optional(),
});

export type VenueFacts = z.infer<typeof venueSchema>;

export type OpeningHours = z.infer<typeof hoursSchema>;

export type Phone = VenueFacts['phones'][number];

export type Hours = OpeningHours['contactPages'];
