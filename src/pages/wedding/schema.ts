import { z } from 'zod';
import { guestQuote } from '../../facts/reviews/schema.ts';
import { defineContent, type ContentOf } from '../../model/defineContent.ts';
import { group, line, list, rich } from '../../model/fields.ts';
import {
  callToAction,
  nameAndRichText,
  pageFields,
  pageIntro,
  questions,
  titleAndRichText,
} from '../../model/groups.ts';
import { album, heroPictures, picture } from '../../site/photos/schema.ts';

export const page = defineContent({
  copy: {
    ...pageFields,
    ...pageIntro,
    requestQuote: line('Ρωτήστε μας'),
    churches: line('Εκκλησίες'),
    why: group('Γιατί', {
      title: rich(line('Τίτλος')),
      reasons: list('Λόγοι', titleAndRichText),
    }),
    album: group('Άλμπουμ', {
      name: line('Όνομα'),
      size: z.literal([6, 18]).meta({ label: 'Πόσες φωτογραφίες' }),
    }),
    faq: group('Καλό να ξέρετε', questions),
    abroad: group('Από το εξωτερικό', {
      title: rich(line('Τίτλος')),
      lead: rich(line('Εισαγωγή')),
      answers: list('Απαντήσεις', nameAndRichText),
    }),
    guestQuote,
    closingCta: group('Τέλος σελίδας', callToAction),
  },
  pictures: {
    ...heroPictures,
    dress: picture('Νυφικό'),
    moonrise: picture('Ανατολή φεγγαριού'),
    album6: album('Οι έξι φωτογραφίες'),
    album18: album('Οι δεκαοκτώ φωτογραφίες'),
  },
  add: (shared, copy) => ({
    keyFacts: shared.keyFacts,
    review: shared.findReview(copy.guestQuote),
  }),
});

export type WeddingContent = ContentOf<typeof page>;
