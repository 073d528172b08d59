import { defineContent, type ContentOf } from '../../model/defineContent.ts';
import { group, line, rich, text } from '../../model/fields.ts';
import { pageFields, sectionIntro } from '../../model/groups.ts';
import { picture } from '../../site/photos/schema.ts';

export const page = defineContent({
  copy: {
    ...pageFields,
    title: rich(text('Τίτλος')),
    lead: rich(text('Εισαγωγή')),
    categories: line('Κατηγορίες'),
    all: line('Όλα'),
    albums: group('Άλμπουμ', {
      venue: line('Χώρος'),
      wedding: line('Γάμος'),
      baptism: line('Βάπτιση'),
      corporate: line('Εταιρικό'),
      party: line('Πάρτι'),
    }),
    photo: line('Μία φωτογραφία'),
    photos: line('Φωτογραφίες'),
    visit: group('Επίσκεψη', {
      ...sectionIntro,
      action: line('Κουμπί'),
      venue: line('Χώρος'),
    }),
  },
  pictures: { hero: picture('Κεντρική φωτογραφία') },
  add: (shared) => ({ gallery: shared.gallery, hours: shared.galleryHours }),
});

export type GalleryContent = ContentOf<typeof page>;
