import { z } from 'zod';
import { defineContent, type ContentOf } from '../../components/defineContent.ts';
import { contactCards, sectionIntro } from '../../components/schema.ts';
import { pageFields } from '../../seo/schema.ts';
import { group, line, rich, text } from '../../site/fields.ts';
import { picture } from '../../site/photos/schema.ts';

const copy = z.strictObject({
  ...pageFields,
  title: rich(line('Τίτλος')),
  lead: rich(text('Εισαγωγή')),
  formTitle: line('Τίτλος φόρμας'),
  visit: group('Όταν ζητούν επίσκεψη', {
    subject: line('Θέμα'),
    lines: text('Αρχή του μηνύματος'),
    prefilled: text('Πάνω από τη φόρμα'),
  }),
  cards: group('Κάρτες', contactCards),
  map: group('Χάρτης', {
    title: line('Τίτλος'),
    heading: line('Επικεφαλίδα'),
    text: rich(text('Κείμενο')),
    open: line('Άνοιγμα του χάρτη'),
    bay: line('Όρμος'),
  }),
  call: group('Τηλεφωνήστε', sectionIntro),
});

const pictures = z.strictObject({
  hero: picture('Κεντρική φωτογραφία'),
});

export const contactPage = defineContent({ copy, pictures, add: ({ enquiry }) => ({ enquiry }) });

export type ContactContent = ContentOf<typeof contactPage>;
