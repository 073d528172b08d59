import { z } from 'zod';
import { defineContent, type ContentOf } from '../../components/defineContent.ts';
import { callToAction, itemList, pageIntro } from '../../components/schema.ts';
import { pageFields } from '../../seo/schema.ts';
import { group, line, rich, text } from '../../site/fields.ts';
import { album, heroPictures, picture } from '../../site/photos/schema.ts';

const copy = z.strictObject({
  ...pageFields,
  ...pageIntro,
  requestQuote: line('Ρωτήστε μας'),
  toAlbum: line('Προς το άλμπουμ'),
  types: group('Είδη', itemList),
  services: group('Υπηρεσίες', itemList),
  album: group('Άλμπουμ', {
    title: rich(line('Τίτλος')),
    running: text('Σε μία γραμμή'),
  }),
  closingCta: group('Τέλος σελίδας', callToAction),
});

const pictures = z.strictObject({
  ...heroPictures,
  djBooth: picture('Κονσόλα του DJ'),
  bar: picture('Μπαρ'),
  album: album('Άλμπουμ'),
});

export const partyPage = defineContent({
  copy,
  pictures,
  add: ({ keyFacts }) => ({ keyFacts }),
});

export type PartyContent = ContentOf<typeof partyPage>;
