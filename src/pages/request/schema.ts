import { z } from 'zod';
import { defineContent, type ContentOf } from '../../components/defineContent.ts';
import { contactCards, titleAndRichText } from '../../components/schema.ts';
import { pageFields } from '../../seo/schema.ts';
import { group, line, list, rich, text } from '../../site/fields.ts';
import { picture } from '../../site/photos/schema.ts';

const copy = z.strictObject({
  ...pageFields,
  title: rich(text('Τίτλος')),
  lead: rich(text('Εισαγωγή')),
  formTitle: line('Τίτλος φόρμας'),
  next: group('Τι γίνεται μετά', {
    title: line('Τίτλος'),
    steps: list('Βήματα', titleAndRichText),
  }),
  callTitle: line('Τίτλος για τηλέφωνο'),
  cards: group('Κάρτες', contactCards),
});

const pictures = z.strictObject({
  hero: picture('Κεντρική φωτογραφία'),
});

export const requestPage = defineContent({
  copy,
  pictures,
  add: ({ enquiry, estimate }) => ({ enquiry, estimate }),
});

export type RequestContent = ContentOf<typeof requestPage>;
