import { z } from 'zod';
import { defineContent, type ContentOf } from '../../components/defineContent.ts';
import { sectionIntro } from '../../components/schema.ts';
import { pageFields } from '../../seo/schema.ts';
import { group, line, rich, richTexts, text, texts, titleAndText } from '../../site/fields.ts';
import { heroPictures, picture } from '../../site/photos/schema.ts';

const copy = z.strictObject({
  ...pageFields,
  logo: line('Λογότυπο'),
  title: rich(text('Τίτλος')),
  lead: rich(text('Εισαγωγή')),
  evenings: group('Βραδιές', {
    title: rich(text('Τίτλος')),
    text: rich(text('Κείμενο')),
    baptism: group('Βάπτιση', titleAndText),
    corporate: group('Εταιρικό', titleAndText),
    wedding: group('Γάμος', titleAndText),
    party: group('Πάρτι', titleAndText),
  }),
  garden: group('Κήπος', {
    title: rich(text('Τίτλος')),
    text: texts('Κείμενο'),
  }),
  questions: group('Ερωτήσεις', {
    title: line('Τίτλος'),
    items: richTexts('Στοιχεία'),
  }),
  card: group('Κάρτα', {
    title: sectionIntro.title,
    text: titleAndText.text,
    website: line('Ιστοσελίδα'),
    email: line('E-mail'),
    landline: line('Σταθερό'),
    mobile: line('Κινητό'),
    address: line('Διεύθυνση'),
  }),
});

const pictures = z.strictObject({
  ...heroPictures,
  longTable: picture('Μακρύ τραπέζι'),
});

export const djMusicPage = defineContent({ copy, pictures });

export type DjMusicContent = ContentOf<typeof djMusicPage>;
