import { z } from 'zod';
import { defineContent, type ContentOf } from '../../components/defineContent.ts';
import {
  callToAction,
  itemList,
  menuPart,
  pageIntro,
  sectionIntro,
} from '../../components/schema.ts';
import { pageFields } from '../../seo/schema.ts';
import { group, line, rich, text } from '../../site/fields.ts';
import { album, heroPictures, picture } from '../../site/photos/schema.ts';

const copy = z.strictObject({
  ...pageFields,
  ...pageIntro,
  requestQuote: line('Ρωτήστε μας'),
  churches: line('Εκκλησίες'),
  services: group('Υπηρεσίες', itemList),
  menu: group('Μενού', {
    ...sectionIntro,
    adults: group('Ενήλικες', menuPart),
    children: group('Παιδιά', menuPart),
    note: text('Σημείωση'),
  }),
  album: group('Άλμπουμ', {
    title: rich(line('Τίτλος')),
  }),
  closingCta: group('Τέλος σελίδας', callToAction),
});

const pictures = z.strictObject({
  ...heroPictures,
  olives: picture('Ελιές'),
  grovePath: picture('Μονοπάτι του ελαιώνα'),
  album: album('Άλμπουμ'),
});

export const baptismPage = defineContent({
  copy,
  pictures,
  add: ({ keyFacts }) => ({ keyFacts }),
});

export type BaptismContent = ContentOf<typeof baptismPage>;
