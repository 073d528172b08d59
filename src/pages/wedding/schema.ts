import { z } from 'zod';
import { pageFields } from '../../seo/schema.ts';
import { defineContent, type ContentOf } from '../../components/defineContent.ts';
import { arrangement, heroPictures, picture } from '../../site/photos/schema.ts';
import { questionAndAnswer, callToAction, pageIntro } from '../../components/schema.ts';
import { group, line, list, named, titled } from '../../site/fields.ts';

const copy = z.strictObject({
  ...pageFields,
  ...pageIntro,
  requestQuote: line('Ρωτήστε μας'),
  churches: line('Εκκλησίες'),
  why: group('Γιατί', {
    title: line('Τίτλος'),
    reasons: list('Λόγοι', titled),
  }),
  album: group('Άλμπουμ', {
    name: line('Όνομα'),
    size: z.literal([6, 18]).meta({ label: 'Πόσες φωτογραφίες' }),
  }),
  faq: group('Καλό να ξέρετε', {
    title: line('Τίτλος'),
    answers: list('Απαντήσεις', questionAndAnswer),
  }),
  abroad: group('Από το εξωτερικό', {
    title: line('Τίτλος'),
    lead: line('Εισαγωγή'),
    answers: list('Απαντήσεις', named),
  }),
  closingCta: group('Τέλος σελίδας', callToAction),
});

const columns = z
  .enum(['1-3', '1-4', '1-5', '1-7', '1-8', '2-6', '5-4', '6-7', '7-6', '9-4', '10-3'])
  .meta({ label: 'Πρώτη στήλη και πλάτος' });

const pictures = z.strictObject({
  ...heroPictures,
  dress: picture('Νυφικό'),
  moonrise: picture('Ανατολή φεγγαριού'),
  album6: arrangement('Οι έξι φωτογραφίες', columns),
  album18: arrangement('Οι δεκαοκτώ φωτογραφίες', columns),
});

export const weddingPage = defineContent({ copy, pictures });

export type WeddingContent = ContentOf<typeof weddingPage>;
