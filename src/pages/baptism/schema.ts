import { guestQuote } from '../../facts/reviews/schema.ts';
import { defineContent, type ContentOf } from '../../model/defineContent.ts';
import { group, line, rich, text } from '../../model/fields.ts';
import {
  callToAction,
  itemList,
  keyFactsSchema,
  menuPart,
  pageFields,
  pageIntro,
  sectionIntro,
} from '../../model/groups.ts';
import { album, heroPictures, picture } from '../../site/photos/schema.ts';

export const page = defineContent({
  copy: {
    ...pageFields,
    ...pageIntro,
    requestQuote: line('Ρωτήστε μας'),
    churches: line('Εκκλησίες'),
    keyFacts: keyFactsSchema,
    services: group('Υπηρεσίες', itemList),
    menu: group('Μενού', {
      ...sectionIntro,
      adults: group('Ενήλικες', menuPart),
      children: group('Παιδιά', menuPart),
      note: text('Σημείωση'),
    }),
    album: group('Άλμπουμ', { title: rich(line('Τίτλος')) }),
    guestQuote,
    closingCta: group('Τέλος σελίδας', callToAction),
  },
  pictures: {
    ...heroPictures,
    olives: picture('Ελιές'),
    grovePath: picture('Μονοπάτι του ελαιώνα'),
    album: album('Άλμπουμ'),
  },
  add: (shared, copy) => ({ review: shared.findReview(copy.guestQuote) }),
});

export type BaptismContent = ContentOf<typeof page>;
