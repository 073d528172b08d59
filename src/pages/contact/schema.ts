import { z } from 'zod';
import type { EnquiryWords } from '../../enquiry/enquiryWords.ts';
import { pageFields } from '../../seo/schema.ts';
import { picture } from '../../site/photos/schema.ts';
import { contactCards } from '../../components/schema.ts';
import { group, line, text, titled } from '../../site/fields.ts';

export const contactSchema = z.strictObject({
  ...pageFields,
  title: line('Τίτλος'),
  lead: text('Εισαγωγή'),
  formTitle: line('Τίτλος φόρμας'),
  cards: group('Κάρτες', contactCards),
  map: group('Χάρτης', {
    title: line('Τίτλος'),
    heading: line('Επικεφαλίδα'),
    text: text('Κείμενο'),
    open: line('Άνοιγμα του χάρτη'),
    bay: line('Όρμος'),
  }),
  call: group('Τηλεφωνήστε', titled),
});

export type ContactWords = z.infer<typeof contactSchema> & { enquiry: EnquiryWords };

export const contactPictures = z.strictObject({
  hero: picture('Κεντρική φωτογραφία'),
});
