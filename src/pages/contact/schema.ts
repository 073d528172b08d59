import { defineContent, type ContentOf } from '../../model/defineContent.ts';
import { group, line, rich, text } from '../../model/fields.ts';
import { contactCards, mapSection, pageFields, sectionIntro } from '../../model/groups.ts';
import { picture } from '../../site/photos/schema.ts';

export const page = defineContent({
  copy: {
    ...pageFields,
    title: rich(line('Τίτλος')),
    lead: rich(text('Εισαγωγή')),
    formTitle: line('Τίτλος φόρμας'),
    visit: group('Όταν ζητούν επίσκεψη', {
      subject: line('Θέμα'),
      message: text('Αρχή του μηνύματος'),
      prefilled: text('Πάνω από τη φόρμα'),
    }),
    cards: group('Κάρτες', contactCards),
    map: group('Χάρτης', mapSection),
    call: group('Τηλεφωνήστε', sectionIntro),
  },
  pictures: { hero: picture('Κεντρική φωτογραφία') },
  add: ({ enquiry }) => ({ enquiry }),
});

export type ContactContent = ContentOf<typeof page>;
