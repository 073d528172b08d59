import { z } from 'zod';
import type { Captions } from '../../site/photos/pictures.ts';
import { pageFields } from '../../seo/schema.ts';
import { arrangement, picture } from '../../site/photos/schema.ts';
import { callToAction, opening } from '../../components/schema.ts';
import { choice, group, line, list, named, text, texts } from '../../site/fields.ts';

const menu = (label: string) =>
  group(label, {
    title: line('Τίτλος'),
    courses: list('Πιάτα', {
      name: line('Όνομα'),
      dishes: texts('Φαγητά'),
    }),
  });

export const baptismSchema = z.strictObject({
  ...pageFields,
  ...opening,
  ask: line('Ρωτήστε μας'),
  churches: line('Εκκλησίες'),
  services: group('Υπηρεσίες', {
    title: text('Τίτλος'),
    list: list('Κατάλογος', named),
  }),
  menu: group('Μενού', {
    title: line('Τίτλος'),
    text: text('Κείμενο'),
    adults: menu('Ενήλικες'),
    children: menu('Παιδιά'),
    note: text('Σημείωση'),
  }),
  album: group('Άλμπουμ', {
    title: line('Τίτλος'),
  }),
  close: group('Τέλος σελίδας', callToAction),
});

export type BaptismWords = z.infer<typeof baptismSchema> & { album: { captions: Captions } };

export const baptismPictures = z.strictObject({
  hero: picture('Κεντρική φωτογραφία'),
  heroUpright: picture('Κεντρική φωτογραφία, όρθια'),
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
