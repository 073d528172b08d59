import { defineContent, type ContentOf } from '../../model/defineContent.ts';
import { group, line, rich, richTexts, text, texts, titleAndText } from '../../model/fields.ts';
import { pageFields, sectionIntro } from '../../model/groups.ts';
import { heroPictures, picture } from '../../site/photos/schema.ts';

export const page = defineContent({
  copy: {
    ...pageFields,
    logo: line('Λογότυπο'),
    title: rich(text('Τίτλος')),
    lead: rich(text('Εισαγωγή')),
    events: group('Εκδηλώσεις', {
      title: rich(text('Τίτλος')),
      text: rich(text('Κείμενο')),
      baptism: group('Βάπτιση', titleAndText),
      corporate: group('Εταιρικό', titleAndText),
      wedding: group('Γάμος', titleAndText),
      party: group('Πάρτι', titleAndText),
    }),
    musicHours: group('Ώρες και ένταση', {
      title: rich(text('Τίτλος')),
      text: texts('Κείμενο'),
    }),
    questions: group('Ερωτήσεις', {
      title: line('Τίτλος'),
      items: richTexts('Στοιχεία'),
    }),
    contactDetails: group('Επικοινωνία', {
      title: sectionIntro.title,
      text: titleAndText.text,
      website: line('Ιστοσελίδα'),
      email: line('E-mail'),
      landline: line('Σταθερό'),
      mobile: line('Κινητό'),
      address: line('Διεύθυνση'),
    }),
  },
  pictures: {
    ...heroPictures,
    longTable: picture('Μακρύ τραπέζι'),
  },
});

export type DjMusicContent = ContentOf<typeof page>;
