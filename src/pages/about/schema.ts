import { defineContent, type ContentOf } from '../../model/defineContent.ts';
import {
  group,
  line,
  list,
  rich,
  richTexts,
  text,
  texts,
  titleAndText,
} from '../../model/fields.ts';
import { managerQuote, pageFields, pageIntro } from '../../model/groups.ts';
import { picture } from '../../site/photos/schema.ts';

export const page = defineContent({
  copy: {
    ...pageFields,
    ...pageIntro,
    nameMeaning: group('Το όνομα του κτήματος', {
      sentence: rich(text('Πρόταση')),
      paragraphs: richTexts('Παράγραφοι'),
    }),
    values: group('Όσα τηρούμε', {
      title: rich(line('Τίτλος')),
      items: list('Στοιχεία', titleAndText),
    }),
    figures: group('Αριθμοί', {
      title: line('Τίτλος'),
      events: line('Εκδηλώσεις'),
      satisfaction: line('Ικανοποίηση'),
      years: line('Χρόνια'),
      support: line('Υποστήριξη'),
    }),
    facilities: group('Εγκαταστάσεις', {
      title: rich(line('Τίτλος')),
      access: line('Πρόσβαση', 'Κάτω από όσα έχει το κτήμα. · Below the facilities.'),
      more: rich(text('Περισσότερα')),
    }),
    manager: group('Οικοδέσποινα', {
      title: rich(line('Τίτλος')),
      paragraphs: texts('Παράγραφοι'),
      visit: line('Επίσκεψη'),
      ...managerQuote,
    }),
  },
  pictures: {
    hero: picture('Κεντρική φωτογραφία'),
    eastward: picture('Προς την ανατολή'),
    terrace: picture('Βεράντα'),
    keys: picture('Κλειδιά'),
  },
  add: ({ facilityNames }) => ({ facilityNames }),
});

export type AboutContent = ContentOf<typeof page>;
