import { chosenReview } from '../../facts/reviews/schema.ts';
import { defineContent, type ContentOf } from '../../model/defineContent.ts';
import { group, line, list, rich, richTexts, text, titleAndText } from '../../model/fields.ts';
import {
  churchList,
  contactCards,
  managerQuote,
  pageFields,
  sectionIntro,
  titleAndRichText,
} from '../../model/groups.ts';
import { album, heroPictures, picture } from '../../site/photos/schema.ts';

export const page = defineContent({
  copy: {
    ...pageFields,
    hero: group('Πρώτη οθόνη', {
      title: rich(text('Τίτλος')),
      text: rich(text('Κείμενο')),
      services: line('Υπηρεσίες'),
      contact: line('Επικοινωνία'),
    }),
    keyFactsIntro: group('Πάνω από τα στοιχεία', {
      label: line('Ετικέτα'),
      text: rich(text('Κείμενο')),
    }),
    intro: group('Άνοιγμα', {
      headword: line('Η λέξη'),
      definitions: list('Λήμματα', { term: line('Λήμμα'), text: rich(line('Σημασία')) }),
      paragraphs: richTexts('Παράγραφοι'),
      points: list('Σημεία', titleAndRichText),
    }),
    day: group('Μέρα', {
      title: rich(line('Τίτλος')),
      allPhotos: line('Όλες οι φωτογραφίες'),
    }),
    services: group('Υπηρεσίες', {
      title: rich(line('Τίτλος')),
      items: group('Υπηρεσίες', {
        planning: group('Διοργάνωση', titleAndText),
        photography: group('Φωτογράφηση', titleAndText),
        music: group('Μουσική', titleAndText),
        church: group('Εκκλησία', titleAndText),
        children: group('Παιδιά', titleAndText),
        decoration: group('Διακόσμηση', titleAndText),
      }),
    }),
    about: group('Σχετικά', {
      ...sectionIntro,
      manager: group('Οικοδέσποινα', managerQuote),
    }),
    churches: group('Εκκλησίες', {
      title: rich(text('Τίτλος')),
      text: rich(text('Κείμενο')),
      list: group('Κατάλογος', churchList),
    }),
    testimonial: group('Λόγια καλεσμένων', {
      name: line('Όνομα'),
      review: chosenReview('Κριτική'),
      figures: group('Αριθμοί', {
        events: line('Εκδηλώσεις'),
        years: line('Χρόνια'),
        satisfaction: line('Ικανοποίηση'),
        churches: line('Εκκλησίες'),
      }),
    }),
    partners: group('Συνεργάτες', {
      label: line('Ετικέτα'),
      catering: line('Κέτερινγκ'),
      photographer: line('Φωτογράφος'),
      dj: line('DJ'),
    }),
    contact: group('Ρωτήστε μας', {
      title: rich(line('Τίτλος')),
      lead: rich(text('Εισαγωγή')),
      cards: group('Κάρτες', contactCards),
    }),
  },
  pictures: {
    ...heroPictures,
    path: picture('Μονοπάτι'),
    planning: picture('Διοργάνωση'),
    photography: picture('Φωτογράφηση'),
    music: picture('Μουσική'),
    church: picture('Εκκλησία'),
    children: picture('Παιδιά'),
    decoration: picture('Διακόσμηση'),
    fromAbove: picture('Από ψηλά'),
    day: album('Μέρα'),
  },
  add: (shared, { testimonial }) => ({
    keyFacts: shared.keyFacts,
    enquiry: shared.enquiry,
    evening: shared.evening,
    facilityNames: shared.facilityNames,
    plan: shared.plan,
    review: shared.findReview(testimonial.review),
  }),
});

export type HomeContent = ContentOf<typeof page>;
