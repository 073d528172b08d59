import { z } from 'zod';
import type { EstimateWords } from '../../components/schema.ts';
import type { EnquiryWords } from '../../enquiry/enquiryWords.ts';
import { pageFields } from '../../seo/schema.ts';
import { picture } from '../../site/photos/schema.ts';
import { contactCards } from '../../components/schema.ts';
import { group, line, list, text, titled } from '../../site/fields.ts';

export const requestSchema = z.strictObject({
  ...pageFields,
  title: text('Τίτλος'),
  lead: text('Εισαγωγή'),
  formTitle: line('Τίτλος φόρμας'),
  next: group('Τι γίνεται μετά', {
    title: line('Τίτλος'),
    steps: list('Βήματα', titled),
  }),
  callTitle: line('Τίτλος για τηλέφωνο'),
  cards: group('Κάρτες', contactCards),
});

export type RequestWords = z.infer<typeof requestSchema> & {
  enquiry: EnquiryWords;
  estimate: EstimateWords;
};

export const requestPictures = z.strictObject({
  hero: picture('Κεντρική φωτογραφία'),
});
