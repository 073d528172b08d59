/** Omitted optional values are not shown. */
import { z } from 'zod';
import {
  choice,
  choices,
  date,
  euros,
  flag,
  group,
  line,
  list,
  localized,
  localizedText,
  number,
  perLanguage,
  text,
  texts,
  time,
} from '../fields.ts';
import { formatRating } from '../formats/formats.ts';

const phone = {
  display: line('Όπως γράφεται'),
  dial: line('Όπως καλείται', 'Το +30 και τα ψηφία, χωρίς κενά.'),
};

const openHours = { opens: time('Ανοίγει'), closes: time('Κλείνει') };

export const venueSchema = z.strictObject({
  url: line('Διεύθυνση της σελίδας', 'Η ρύθμιση SITE_URL υπερισχύει.'),
  name: localized('Όνομα'),
  shortName: localized('Σύντομο όνομα'),
  manager: localized('Υπεύθυνη'),
  managerFirstName: localized('Μικρό όνομα της υπεύθυνης'),
  phones: z.tuple([z.strictObject(phone)], z.strictObject(phone)).meta({ label: 'Τηλέφωνα' }),
  viber: line('Viber'),
  whatsapp: line('WhatsApp'),
  email: line('E-mail'),
  address: group('Διεύθυνση', {
    street: localized('Οδός'),
    postalCode: line('Τ.Κ.'),
    locality: localized('Τόπος'),
    region: localized('Περιοχή'),
    country: line('Χώρα'),
  }),
  position: group('Θέση', {
    latitude: number('Γεωγραφικό πλάτος'),
    longitude: number('Γεωγραφικό μήκος'),
  }),
  geoRegion: line('Κωδικός περιφέρειας'),
  company: group('Εταιρεία', {
    name: localized('Όνομα'),
    form: localized('Νομική μορφή'),
    seat: localized('Έδρα'),
    registryNumber: line('Αριθμός ΓΕΜΗ'),
    vatNumber: line('ΑΦΜ'),
  }),
  copyrightYear: number('Έτος πνευματικών δικαιωμάτων'),
  social: list('Κοινωνικά δίκτυα', {
    name: line('Όνομα'),
    url: line('Διεύθυνση της σελίδας'),
  }),
  priceRange: line('Επίπεδο τιμών', 'Από ένα ως τέσσερα σύμβολα του ευρώ.'),
  cuisine: line('Κουζίνα', 'Στα αγγλικά, για μηχανές αναζήτησης.'),
  capacity: group('Χωρητικότητα', {
    indoors: number('Μέσα'),
    outdoors: number('Έξω'),
    meeting: number('Σύσκεψη'),
  }),
  rating: group('Βαθμολογία', {
    value: number('Μέσος όρος, με άριστα το 5').meta({
      format: (value, language) => formatRating(Number(value), language),
    }),
    reviews: number('Πόσες είναι'),
  }),
  replyHours: number('Ώρες ως την απάντηση'),
  enquiriesKeptMonths: number('Μήνες που φυλάγονται τα αιτήματα'),
  undeliveredKeptDays: number('Ημέρες που φυλάγονται όσα δεν στάλθηκαν'),
  yearsOpen: number('Χρόνια λειτουργίας'),
  photographerYears: number('Χρόνια του φωτογράφου'),
  churchMinutes: group('Λεπτά ως τις εκκλησίες', {
    from: number('Από'),
    to: number('Έως'),
  }),
});

export const hoursSchema = z.strictObject({
  pages: perLanguage('Σελίδες', z.strictObject(openHours)),
  contactPages: group('Σελίδες επικοινωνίας', openHours),
});

const seasonOf = (label: string) =>
  group(label, {
    months: z.array(number('Μήνας')).meta({ label: 'Μήνες', hint: '1 για τον Ιανουάριο, ως 12.' }),
    smallest: number(
      'Ελάχιστοι καλεσμένοι',
      'Λιγότεροι χρεώνονται σαν τόσοι· από Δευτέρα ως Πέμπτη ισχύει το «Ελάχιστοι Δευτέρα–Πέμπτη».',
    ),
    outdoors: flag(
      'Ο κήπος είναι στρωμένος',
      'Γίνεται τελετή στο γκαζόν, και όριο είναι οι θέσεις έξω.',
    ),
    perGuest: group('Ανά καλεσμένο', {
      friday: euros('Παρασκευή'),
      saturday: euros('Σάββατο'),
      sunday: euros('Κυριακή'),
      weekday: euros('Δευτέρα–Πέμπτη'),
    }),
  });

export const pricesSchema = z.strictObject({
  validFrom: date('Ισχύει από').optional(),
  eventsUntil: date('Για εκδηλώσεις ως').optional(),
  seasons: group('Εποχές', {
    spring: seasonOf('Άνοιξη'),
    june: seasonOf('Ιούνιος'),
    summer: seasonOf('Καλοκαίρι'),
    winter: seasonOf('Χειμώνας'),
  }),
  weekdaySmallest: number('Ελάχιστοι Δευτέρα–Πέμπτη'),
  perGuest: group('Ανά καλεσμένο', {
    bar: euros('Μπαρ').optional(),
    ownSpirits: euros('Δικά σας ποτά').optional(),
    secondMain: euros('Δεύτερο κυρίως').optional(),
    sweets: euros('Γλυκά').optional(),
  }),
  once: group('Εφάπαξ ποσά', {
    ceremony: euros('Τελετή').optional(),
    flowers: euros('Λουλούδια').optional(),
    coach: euros('Πούλμαν').optional(),
    extraHour: euros('Επιπλέον ώρα').optional(),
    planner: euros('Διοργανωτής').optional(),
  }),
  coachSeats: number('Θέσεις του πούλμαν'),
  extraHourUntil: time('Επιπλέον ώρα ως'),
  tastingGuests: number('Άτομα στη δοκιμή'),
  main: localized('Κυρίως στην τιμή', 'Ένα για κάθε καλεσμένο, μετά το «με».').optional(),
  children: group('Παιδιά', {
    free: number('Δωρεάν ως την ηλικία'),
    menu: number('Παιδικό μενού ως την ηλικία'),
    price: euros('Τιμή'),
  }).optional(),
  baptismUntil: time('Βάπτιση ως').optional(),
  baptismFlowers: euros('Λουλούδια βάπτισης').optional(),
  companies: group('Εταιρείες', {
    perPerson: euros("Κατ' άτομο"),
    includes: localized('Τι έχει η ημερίδα', 'Μετά το «με», χωρίς τελεία.'),
    smallest: number('Ελάχιστα άτομα'),
    freeDaysBefore: number('Ημέρες πριν, χωρίς χρέωση'),
  }).optional(),
  payment: group('Πληρωμή, τοις εκατό', {
    contract: number('Συμφωνητικό'),
    before: number('Πριν από την εκδήλωση'),
    monthsBefore: number('Μήνες πριν'),
    after: number('Μετά'),
    heldDays: number('Ημέρες κράτησης'),
  }).optional(),
  moving: group('Αλλαγή ημερομηνίας', {
    freeMonthsBefore: number('Μήνες πριν, χωρίς χρέωση'),
    price: euros('Τιμή'),
  }).optional(),
  fewer: group('Λιγότεροι', {
    daysBefore: number('Ημέρες πριν'),
    percent: number('Τοις εκατό'),
  }).optional(),
  music: group('Μουσική', {
    from: time('Από'),
    outdoors: time('Έξω'),
    indoors: time('Μέσα'),
  }).optional(),
  included: choices('Περιλαμβάνονται', {
    studio: 'Στούντιο',
    tables: 'Τραπέζια',
    tasting: 'Δοκιμή μενού',
    estate: 'Κτήμα',
    firstDrink: 'Πρώτο ποτό',
    food: 'Φαγητό',
    wine: 'Κρασί',
    souvlaki: 'Σουβλάκι',
    lights: 'Φώτα',
    rain: 'Βροχή',
    staff: 'Προσωπικό',
  }),
  menu: choices('Μενού', {
    terrace: 'Βεράντα',
    shared: 'Κοινά',
    salads: 'Σαλάτες',
    fire: 'Στη φωτιά',
    sweet: 'Γλυκό',
    glasses: 'Ποτήρια',
  }).optional(),
  neverCharged: choices('Ποτέ με χρέωση', {
    wine: 'Κρασί',
    cake: 'Τούρτα',
    suppliers: 'Συνεργάτες του πελάτη',
    visit: 'Επίσκεψη',
    car: 'Αυτοκίνητο',
  }).optional(),
  rules: choices('Κανόνες', {
    fire: 'Στη φωτιά',
    suppliers: 'Συνεργάτες του πελάτη',
    exclusive: 'Αποκλειστικά',
    stepFree: 'Χωρίς σκαλιά',
  }).optional(),
});

export const shownSchema = z.strictObject({
  prices: flag('Τιμές', 'Χωρίς αυτές δεν υπάρχει σελίδα τιμών, και καμία πρόταση δεν λέει τιμή.'),
});

export const availabilitySchema = z.strictObject({
  checked: date('Ημερομηνία ελέγχου', 'Η μέρα που κοιτάξατε, π.χ. «2026-11-15».'),
  open: texts('Μήνες με ελεύθερα Σάββατα', 'Έτος και μήνας, π.χ. «2027-06».'),
  few: texts('Μήνες με λίγα ελεύθερα Σάββατα'),
  full: texts('Μήνες χωρίς ελεύθερο Σάββατο'),
});

export const houseSchema = z.strictObject({
  tours: localized('Πότε δείχνετε το κτήμα', 'Πριν από το ωράριο, χωρίς κόμμα.').optional(),
  outdoorMonths: localized('Μήνες στον κήπο', 'Όπως οι εποχές των τιμών.').optional(),
  trialTableMonths: number(
    'Μήνες πριν, για το τραπέζι δοκιμής',
    'Το στρώνετε μέσα στην τιμή.',
  ).optional(),
  entry: group('Ώρες εισόδου', {
    suppliers: time('Προμηθευτές από'),
    hosts: time('Εσείς από'),
    cleared: time('Μαζεύουν ως'),
  }).optional(),
  licenceDays: number('Ημέρες για την άδεια').optional(),
  roomsHeldMonths: number('Μήνες που κρατούν τα δωμάτια').optional(),
});

export const guestsSchema = z.strictObject({
  ways: group('Διαδρομές', {
    toKeratea: number('Ως την Κερατέα'),
    toGate: number('Ως την πύλη'),
  }),
  fridayMinutes: number('Λεπτά την Παρασκευή'),
  taxi: group('Ταξί', phone).optional(),
  lodgings: list('Καταλύματα', {
    name: localized('Όνομα'),
    minutes: number('Λεπτά'),
    remark: localizedText('Σημείωση'),
    website: line('Ιστοσελίδα'),
  }),
  beaches: list('Παραλίες', {
    name: localized('Όνομα'),
    minutes: number('Λεπτά'),
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
    minutes: number('Λεπτά'),
  }),
  parking: group('Πάρκινγκ', {
    cars: number('Αυτοκίνητα'),
    coaches: number('Πούλμαν'),
  }),
});

export const estateSchema = z.strictObject({
  walkMinutes: group(
    'Λεπτά με τα πόδια από την πόρτα της αίθουσας',
    {
      terrace: number('Βεράντα').optional(),
      pergola: number('Πέργκολα').optional(),
      lawn: number('Γκαζόν').optional(),
      grove: number('Ελαιώνας').optional(),
      arch: number('Αψίδα').optional(),
      bar: number('Μπαρ').optional(),
      chapel: number('Ξωκλήσι').optional(),
      gate: number('Πύλη').optional(),
      parking: number('Πάρκινγκ').optional(),
    },
    'Ανά μισό λεπτό. Όπου το σημείο φαίνεται από την πόρτα, δεν γράφεται τίποτα.',
  ),
  metresPerMinute: number('Μέτρα το λεπτό', 'Με βήμα περιπάτου.'),
  gateToChapel: number('Μέτρα από την πύλη ως το ξωκλήσι', 'Περνώντας από την πόρτα της αίθουσας.'),
  groveSeats: number('Θέσεις στον ελαιώνα').optional(),
  toilets: number('Τουαλέτες', 'Δίπλα στην αίθουσα.').optional(),
});

export const churchesSchema = z.strictObject({
  churches: list('Εκκλησίες', {
    name: localized('Όνομα'),
    place: localized('Τόπος'),
    kilometres: number('Χιλιόμετρα'),
    minutes: number('Λεπτά'),
    latitude: number('Γεωγραφικό πλάτος'),
    longitude: number('Γεωγραφικό μήκος'),
  }),
});

export const partnersSchema = z.strictObject({
  catering: group('Κέτερινγκ', {
    name: localized('Όνομα'),
    website: line('Ιστοσελίδα'),
  }),
  photographer: group('Φωτογράφος', {
    name: localized('Όνομα'),
    phone: group('Τηλέφωνο', phone),
    email: line('E-mail'),
    website: line('Ιστοσελίδα'),
    instagram: line('Instagram'),
    facebook: line('Facebook'),
  }),
  dj: group('DJ', {
    name: localized('Όνομα'),
    website: line('Ιστοσελίδα'),
    email: line('E-mail'),
    landline: group('Σταθερό', phone),
    mobile: group('Κινητό', phone),
    address: localized('Διεύθυνση'),
    latitude: number('Γεωγραφικό πλάτος'),
    longitude: number('Γεωγραφικό μήκος'),
  }),
});

const figure = (label: string) =>
  group(label, {
    value: number('Αριθμός'),
    suffix: choice('Σημάδι μετά', { '+': '+', '%': '%' }).optional(),
  });

export const figuresSchema = z.strictObject({
  home: group('Αρχική', {
    events: figure('Εκδηλώσεις'),
    years: figure('Χρόνια'),
    satisfaction: figure('Ικανοποίηση'),
    churches: figure('Εκκλησίες'),
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

const chapter = line('Κεφάλαιο');

/** Not translated; all have five stars (docs/specification.md, "Figures"). */
export const reviewListSchema = z
  .strictObject({
    chapters: z.tuple([chapter, chapter, chapter]).meta({ label: 'Κεφάλαια' }),
    reviews: list('Κριτικές', {
      id: line('Κωδικός', 'Το όνομα με το οποίο την ξέρουν οι σελίδες.'),
      chapter,
      writer: line('Ποιος έγραψε'),
      event: line('Εκδήλωση'),
      date: line('Ημερομηνία', 'ηη.μμ.εεεε').optional(),
      text: text('Κείμενο'),
    }),
  })
  .superRefine(({ chapters, reviews }, context) =>
    reviews.forEach((review, index) => {
      const problem = (key: keyof typeof review, message: string) =>
        context.addIssue({ code: 'custom', path: ['reviews', index, key], message });
      if (reviews.findIndex(({ id }) => id === review.id) < index)
        problem('id', `"${review.id}" belongs to another review. Give one of them another id.`);
      if (!chapters.includes(review.chapter))
        problem('chapter', `"${review.chapter}" is not one of "chapters": ${chapters.join(', ')}.`);
    }),
  );

export type ReviewList = z.infer<typeof reviewListSchema>;
export type Review = ReviewList['reviews'][number];

export type VenueFacts = z.infer<typeof venueSchema>;
export type OpeningHours = z.infer<typeof hoursSchema>;
export type PriceFacts = z.infer<typeof pricesSchema>;
export type AvailabilityFile = z.infer<typeof availabilitySchema>;
export type GuestFacts = z.infer<typeof guestsSchema>;
export type DriveFacts = z.infer<typeof driveSchema>;
export type EstateFacts = z.infer<typeof estateSchema>;
export type ChurchFacts = z.infer<typeof churchesSchema>;
export type PartnerFacts = z.infer<typeof partnersSchema>;
export type PageFigures = z.infer<typeof figuresSchema>;

export type Hours = OpeningHours['contactPages'];
export type PriceSeason = PriceFacts['seasons']['june'];
export type Course = NonNullable<PriceFacts['menu']>[number];
export type Free = NonNullable<PriceFacts['neverCharged']>[number];
export type Rule = NonNullable<PriceFacts['rules']>[number];
export type Taxi = NonNullable<GuestFacts['taxi']>;
export type Lodging = GuestFacts['lodgings'][number];
export type Beach = GuestFacts['beaches'][number];
export type Drive = DriveFacts['drives'][number];
