import { z } from 'zod';
import { pageFields } from '../../seo/schema.ts';
import { defineContent, type ContentOf } from '../../components/defineContent.ts';
import { areas, heroPictures, picture } from '../../site/photos/schema.ts';
import { callToAction, pageIntro } from '../../components/schema.ts';
import { group, line, list, named, text } from '../../site/fields.ts';

const items = (label: string) =>
  group(label, {
    title: line('Τίτλος'),
    list: list('Κατάλογος', named),
  });

const copy = z.strictObject({
  ...pageFields,
  ...pageIntro,
  requestQuote: line('Ρωτήστε μας'),
  toAlbum: line('Προς το άλμπουμ'),
  reasons: items('Λόγοι'),
  types: items('Είδη'),
  services: items('Υπηρεσίες'),
  album: group('Άλμπουμ', {
    title: line('Τίτλος'),
    running: text('Σε μία γραμμή'),
  }),
  closingCta: group('Τέλος σελίδας', callToAction),
});

const pictures = z.strictObject({
  ...heroPictures,
  djBooth: picture('Κονσόλα του DJ'),
  bar: picture('Μπαρ'),
  album: areas('Άλμπουμ', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n']),
});

export const partyPage = defineContent({ copy, pictures });

export type PartyContent = ContentOf<typeof partyPage>;
