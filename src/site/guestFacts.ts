/**
 * What guests who come to an event ask and venue.ts does not say; only their page speaks of it (src/pages/Guests.tsx).
 * Sample values, but for the sunsets. What the owner leaves out (an empty list, no taxi) leaves the page.
 */
import type { Localized } from './languages.ts';

/** Minutes of the last two legs by car: from Markopoulo to Keratea, and from there to the gate. */
export const ways = { toKeratea: 10, toGate: 6 } as const;

/** What the traffic of a Friday afternoon adds. */
export const fridayMinutes = 20;

export type Taxi = { display: string; dial: string };

/** The rank of Keratea. */
export const taxi: Taxi | undefined = { display: '+30 22990 00001', dial: '+302299000001' };

export type Lodging = {
  name: Localized;
  /** Minutes by car. */
  minutes: number;
  remark: Localized;
  website: string;
};

/** Where guests sleep; no prices, which others change. */
export const lodgings: readonly Lodging[] = [
  {
    name: { el: 'Αλμύρα', en: 'Almyra' },
    minutes: 8,
    remark: { el: 'Δασκαλειό. Δώδεκα δωμάτια πάνω από το κύμα, πρωινό ως τις 12.', en: 'Daskalio. Twelve rooms above the water, breakfast until noon.' },
    website: 'https://almyra.example',
  },
  {
    name: { el: 'Το Πέτρινο', en: 'To Petrino' },
    minutes: 6,
    remark: {
      el: 'Κερατέα. Σπίτι με τρία υπνοδωμάτια και αυλή, για οικογένεια ή παρέα.',
      en: 'Keratea. A house with three bedrooms and a courtyard, for a family or friends.',
    },
    website: 'https://topetrino.example',
  },
  {
    name: { el: 'Ξενοδοχείο Μαρίνα', en: 'Hotel Marina' },
    minutes: 12,
    remark: {
      el: 'Λαύριο, στο λιμάνι. Ρεσεψιόν όλη τη νύχτα και χώρος για πούλμαν.',
      en: 'Lavrio, on the harbour. Reception all night, and room for a coach.',
    },
    website: 'https://marina-lavrio.example',
  },
];

export type Beach = { name: Localized; minutes: number; remark: Localized };

/** Where guests swim on the day after, the nearest first. */
export const beaches: readonly Beach[] = [
  { name: { el: 'Δασκαλειό', en: 'Daskalio' }, minutes: 8, remark: { el: 'Η πιο κοντινή. Καφές δίπλα στο νερό.', en: 'The nearest. Coffee beside the water.' } },
  {
    name: { el: 'Περιγιάλι', en: 'Perigiali' },
    minutes: 11,
    remark: { el: 'Μικρή και ήσυχη, για όσους κοιμήθηκαν λίγο.', en: 'Small and quiet, for those who slept little.' },
  },
  {
    name: { el: 'Θορικό', en: 'Thoriko' },
    minutes: 12,
    remark: { el: 'Μπάνιο, και λίγο πιο πάνω το αρχαίο θέατρο.', en: 'A swim, and the ancient theatre a little way up.' },
  },
  {
    name: { el: 'Κακή Θάλασσα', en: 'Kakia Thalassa' },
    minutes: 13,
    remark: { el: 'Αμμουδιά. Με βοριά έχει κύμα, με νοτιά είναι λάδι.', en: 'Sand. Waves in a north wind, flat calm in a south one.' },
  },
];

/** Months of dinners outdoors, by their number, with the time of the sunset on the 15th to five minutes; computed for Keratea (tests/site/guestFacts.test.ts). */
export const sunsets = [
  { month: 4, time: '20:00' },
  { month: 5, time: '20:25' },
  { month: 6, time: '20:45' },
  { month: 7, time: '20:45' },
  { month: 8, time: '20:20' },
  { month: 9, time: '19:35' },
  { month: 10, time: '18:50' },
] as const;
