/** Pages do not show optional values that are omitted. */
import { z } from 'zod';
import {
  choice,
  choices,
  closedUntil,
  createIssue,
  date,
  dayOfYear,
  days,
  dial,
  email,
  flag,
  formatted,
  group,
  guests,
  line,
  list,
  localized,
  localizedText,
  logo,
  minutes,
  monthsBefore,
  number,
  numberChoice,
  origin,
  perLanguage,
  phone,
  position,
  refuseClashes,
  rich,
  text,
  time,
  website,
} from '../fields.ts';
import { addDays } from '../formats/days.ts';
import { getDayAtVenue, parseMinutes } from '../formats/formatDay.ts';
import { formatRating } from '../formats/formats.ts';
import type { PageId } from '../pages.ts';

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

export const shownSchema = z.strictObject({
  prices: flag(
    'Τιμές',
    'Χωρίς αυτές δεν υπάρχει σελίδα τιμών, και καμία πρόταση δεν λέει τιμή. · Without them there are no prices on any page, and no page of prices.',
  ),
  calculator: flag(
    'Υπολογισμός',
    'Χωρίς αυτόν μένουν οι τιμές ανά καλεσμένο. · Without it, the prices per guest remain.',
  ),
  reviews: flag(
    'Κριτικές',
    'Χωρίς αυτές δεν υπάρχει σελίδα κριτικών ούτε βαθμολογία. · Without them there is no page of reviews and no rating.',
  ),
});

/** `pageNames` are the options of the form. */
export const createAnnouncementsSchema = (pageNames: Record<PageId, string>) =>
  z.strictObject({
    announcements: list('Ανακοινώσεις', {
      text: perLanguage('Κείμενο', rich(text('Κείμενο'))),
      until: date('Ως και', 'Την επόμενη μέρα φεύγει μόνη της. · It is gone on the day after.'),
      pages: choices(
        'Σελίδες',
        pageNames,
        'Χωρίς καμία, φαίνεται σε όλες. · Without any, it appears on all.',
      ).optional(),
    }),
  });

export const availabilitySchema = z.strictObject({
  checked: date(
    'Ημερομηνία ελέγχου',
    'Η μέρα που κοιτάξατε τη λίστα. Ισχύει 60 μέρες· μετά, η σελίδα δεν λέει ποιες μέρες μένουν. · The day on which you went through the list. It holds for 60 days; then the site no longer says which days are left.',
  ).refine(
    (day) => day <= getDayAtVenue(),
    'Είναι στο μέλλον. Γράψτε τη μέρα που κοιτάξατε τη λίστα. · It is in the future. Write the day on which you went through the list.',
  ),
  booked: list('Κλεισμένες μέρες', {
    date: date('Μέρα'),
  }).meta({ newFirst: true, summary: ['date'] }),
});

export const houseSchema = z.strictObject({
  tours: localized(
    'Πότε δείχνετε το κτήμα',
    'Πριν από το ωράριο, χωρίς κόμμα. · Before the hours, without a comma.',
  ).optional(),
  trialTableMonths: monthsBefore(
    'Μήνες πριν, για το τραπέζι δοκιμής',
    'Το στρώνετε μέσα στην τιμή. · The trial table is in the price.',
  ).optional(),
  entry: group('Ώρες εισόδου', {
    suppliers: time('Προμηθευτές από'),
    hosts: time('Εσείς από'),
    cleared: time('Μαζεύουν ως'),
  })
    .refine(
      ({ suppliers, hosts }) => parseMinutes(suppliers) <= parseMinutes(hosts),
      createIssue('hosts', 'Είναι πριν από τους προμηθευτές.', 'It is before the suppliers.'),
    )
    .optional(),
  licenceDays: days('Ημέρες για την άδεια').optional(),
  roomsHeldMonths: monthsBefore('Μήνες που κρατούν τα δωμάτια').optional(),
});

export const guestsSchema = z.strictObject({
  ways: group('Διαδρομές', {
    toKeratea: minutes('Ως την Κερατέα'),
    toGate: minutes('Ως την πύλη'),
  }),
  fridayMinutes: minutes('Λεπτά την Παρασκευή'),
  taxi: phone('Ταξί').optional(),
  lodgings: list('Καταλύματα', {
    name: localized('Όνομα'),
    minutes: minutes('Λεπτά'),
    remark: localizedText('Σημείωση'),
    website: website('Ιστοσελίδα'),
  }),
  beaches: list('Παραλίες', {
    name: localized('Όνομα'),
    minutes: minutes('Λεπτά'),
    remark: localized('Σημείωση'),
  }),
});

export const driveSchema = z.strictObject({
  drives: list('Διαδρομές με αυτοκίνητο', {
    id: choice('Κωδικός', {
      airport: 'Αεροδρόμιο',
      centre: 'Κέντρο της Αθήνας',
      piraeus: 'Πειραιάς',
      lavrio: 'Λαύριο',
    }),
    from: localized('Από'),
    minutes: minutes('Λεπτά'),
  }),
  parking: group('Πάρκινγκ', {
    cars: guests('Αυτοκίνητα'),
    coaches: guests('Πούλμαν'),
  }),
});

const walk = (label: string) =>
  numberChoice(label, [0.5, 1, 1.5, 2, 2.5, 3, 4, 5], (value) =>
    String(value).replace('.', ','),
  ).optional();

export const estateSchema = z.strictObject({
  walkMinutes: group(
    'Λεπτά με τα πόδια από την πόρτα της αίθουσας',
    {
      terrace: walk('Βεράντα'),
      pergola: walk('Πέργκολα'),
      lawn: walk('Γκαζόν'),
      grove: walk('Ελαιώνας'),
      arch: walk('Αψίδα'),
      bar: walk('Μπαρ'),
      chapel: walk('Ξωκλήσι'),
      gate: walk('Πύλη'),
      parking: walk('Πάρκινγκ'),
    },
    'Όπου το σημείο φαίνεται από την πόρτα, δεν γράφεται τίποτα. · Leave it out where the place can be seen from the door.',
  ),
  metresPerMinute: number(
    'Μέτρα το λεπτό',
    { min: 20, max: 150 },
    'Με βήμα περιπάτου. · At a strolling pace.',
  ),
  gateToChapel: number(
    'Μέτρα από την πύλη ως το ξωκλήσι',
    { min: 1, max: 2000 },
    'Περνώντας από την πόρτα της αίθουσας. · By way of the door of the hall.',
  ),
  closedUntil: group('Κλειστά ως και', {
    terrace: closedUntil('Βεράντα'),
    pergola: closedUntil('Πέργκολα'),
    lawn: closedUntil('Γκαζόν'),
    grove: closedUntil('Ελαιώνας'),
    arch: closedUntil('Αψίδα'),
    bar: closedUntil('Μπαρ'),
    chapel: closedUntil('Ξωκλήσι'),
  }).optional(),
  groveSeats: guests('Θέσεις στον ελαιώνα').optional(),
  toilets: number(
    'Τουαλέτες',
    { min: 1, max: 100 },
    'Δίπλα στην αίθουσα. · Beside the hall.',
  ).optional(),
});

export const facilitiesSchema = z.strictObject({
  hall: localized('Αίθουσα'),
  gardens: localized('Κήποι'),
  pergola: localized('Πέργκολα'),
  reception: localized('Δεξίωση'),
  barbecue: localized('Μπάρμπεκιου'),
  studio: localized('Στούντιο'),
  generator: localized('Γεννήτρια'),
  parking: localized('Πάρκινγκ'),
});

export const churchesSchema = z.strictObject({
  churches: list('Εκκλησίες', {
    name: localized('Όνομα'),
    place: localized('Τόπος'),
    kilometres: number('Χιλιόμετρα', { min: 0, max: 100, decimals: 1 }),
    minutes: minutes('Λεπτά'),
    ...position,
    closedUntil: closedUntil('Κλειστή ως και'),
    // Sentences have their number in the plural.
  }).min(2),
});

const partner = {
  name: localized('Όνομα'),
  logo: logo().optional(),
  website: website('Ιστοσελίδα'),
  closedUntil: closedUntil('Λείπει ως και'),
};

export const partnersSchema = z.strictObject({
  catering: group('Κέτερινγκ', {
    ...partner,
  }),
  photographer: group('Φωτογράφος', {
    ...partner,
    phone: phone('Τηλέφωνο'),
    email: email('E-mail'),
    instagram: website('Instagram'),
    facebook: website('Facebook'),
  }),
  dj: group('DJ', {
    ...partner,
    email: email('E-mail'),
    landline: phone('Σταθερό'),
    mobile: phone('Κινητό'),
    address: localized('Διεύθυνση'),
    ...position,
  }),
});

const figure = (label: string) =>
  group(label, {
    value: number('Αριθμός', { min: 1, max: 100_000 }),
    suffix: choice('Σημάδι μετά', { '+': '+', '%': '%' }).optional(),
  });

export const figuresSchema = z.strictObject({
  home: group('Αρχική', {
    events: figure('Εκδηλώσεις'),
    years: figure('Χρόνια'),
    satisfaction: figure('Ικανοποίηση'),
  }),
  about: group('Σχετικά', {
    events: figure('Εκδηλώσεις'),
    satisfaction: figure('Ικανοποίηση'),
    years: figure('Χρόνια'),
  }),
  venue: group('Χώρος', {
    weddings: figure('Γάμοι'),
    baptisms: figure('Βαπτίσεις'),
    corporate: figure('Εταιρικό'),
    parties: figure('Πάρτι'),
  }),
});

export type VenueFacts = z.infer<typeof venueSchema>;
export type OpeningHours = z.infer<typeof hoursSchema>;
export type AvailabilityFile = z.infer<typeof availabilitySchema>;
export type GuestFacts = z.infer<typeof guestsSchema>;
export type DriveFacts = z.infer<typeof driveSchema>;
export type EstateFacts = z.infer<typeof estateSchema>;
export type FacilityNames = z.infer<typeof facilitiesSchema>;
export type ChurchFacts = z.infer<typeof churchesSchema>;
export type PartnerFacts = z.infer<typeof partnersSchema>;
export type PageFigures = z.infer<typeof figuresSchema>;

export type Announcement = z.infer<
  ReturnType<typeof createAnnouncementsSchema>
>['announcements'][number];
export type Phone = VenueFacts['phones'][number];
export type Hours = OpeningHours['contactPages'];
export type Taxi = NonNullable<GuestFacts['taxi']>;
export type Lodging = GuestFacts['lodgings'][number];
export type Beach = GuestFacts['beaches'][number];
export type Drive = DriveFacts['drives'][number];
