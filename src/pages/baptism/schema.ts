import { z } from 'zod';
import { pageFields } from '../../seo/schema.ts';
import { defineContent, type ContentOf } from '../../components/defineContent.ts';
import { arrangement, heroPictures, picture } from '../../site/photos/schema.ts';
import { callToAction, pageIntro } from '../../components/schema.ts';
import { choice, group, line, list, named, text, texts, titled } from '../../site/fields.ts';

const menu = (label: string) =>
  group(label, {
    title: line('Τίτλος'),
    courses: list('Πιάτα', {
      name: line('Όνομα'),
      dishes: texts('Φαγητά'),
    }),
  });

const copy = z.strictObject({
  ...pageFields,
  ...pageIntro,
  requestQuote: line('Ρωτήστε μας'),
  churches: line('Εκκλησίες'),
  services: group('Υπηρεσίες', {
    title: text('Τίτλος'),
    list: list('Κατάλογος', named),
  }),
  menu: group('Μενού', {
    ...titled,
    adults: menu('Ενήλικες'),
    children: menu('Παιδιά'),
    note: text('Σημείωση'),
  }),
  album: group('Άλμπουμ', {
    title: line('Τίτλος'),
  }),
  closingCta: group('Τέλος σελίδας', callToAction),
});

const pictures = z.strictObject({
  ...heroPictures,
  olives: picture('Ελιές'),
  grovePath: picture('Μονοπάτι του ελαιώνα'),
  album: arrangement(
    'Άλμπουμ',
    choice('Θέση', {
      large: 'Μεγάλη',
      upright: 'Όρθια',
      square: 'Τετράγωνη',
      across: 'Σε όλο το πλάτος',
    }),
  ),
});

export const baptismPage = defineContent({ copy, pictures });

export type BaptismContent = ContentOf<typeof baptismPage>;
