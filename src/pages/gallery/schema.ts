import { z } from 'zod';
import { pageFields } from '../../seo/schema.ts';
import { picture } from '../../site/photos/schema.ts';
import { group, line, text } from '../../site/fields.ts';

export const gallerySchema = z.strictObject({
  ...pageFields,
  title: text('Τίτλος'),
  lead: text('Εισαγωγή'),
  categories: line('Κατηγορίες'),
  all: line('Όλα'),
  albums: group('Άλμπουμ', {
    venue: line('Χώρος'),
    wedding: line('Γάμος'),
    baptism: line('Βάπτιση'),
    corporate: line('Εταιρικό'),
    party: line('Πάρτι'),
  }),
  photos: line('Φωτογραφίες'),
  visit: group('Επίσκεψη', {
    title: line('Τίτλος'),
    text: text('Κείμενο'),
    action: line('Κουμπί'),
    venue: line('Χώρος'),
  }),
});

export type GalleryWords = z.infer<typeof gallerySchema>;

export const galleryPictures = z.strictObject({
  hero: picture('Κεντρική φωτογραφία'),
});
