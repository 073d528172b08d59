import { z } from 'zod';
import type { ReviewList } from '../../site/facts/schema.ts';
import { pageFields } from '../../seo/schema.ts';
import { picture } from '../../site/photos/schema.ts';
import { group, line, text, texts } from '../../site/fields.ts';

export const reviewsSchema = z.strictObject({
  ...pageFields,
  label: line('Ετικέτα'),
  title: text('Τίτλος'),
  rating: line('Βαθμολογία'),
  ratingCaption: line('Λεζάντα βαθμολογίας'),
  intro: texts('Εισαγωγή'),
  origin: text('Προέλευση'),
  large: z
    .tuple([line('Πρώτη'), line('Δεύτερη')])
    .meta({ label: 'Κωδικοί των δύο μεγάλων κριτικών' }),
  end: group('Τέλος', {
    title: line('Τίτλος'),
    book: line('Κουμπί προσφοράς'),
    contact: line('Επικοινωνία'),
  }),
});

export type ReviewsWords = z.infer<typeof reviewsSchema> & ReviewList;

export const reviewsPictures = z.strictObject({
  hero: picture('Κεντρική φωτογραφία'),
  heroUpright: picture('Κεντρική φωτογραφία, όρθια'),
  guestBook: picture('Βιβλίο ευχών'),
  glasses: picture('Ποτήρια'),
  drawings: picture('Παιδικές ζωγραφιές'),
});
