import { defineContent, type ContentOf } from '../../model/defineContent.ts';
import { group, line, rich, text } from '../../model/fields.ts';
import { callToAction, itemList, pageFields, pageIntro } from '../../model/groups.ts';
import { album, heroPictures, picture } from '../../site/photos/schema.ts';

export const page = defineContent({
  copy: {
    ...pageFields,
    ...pageIntro,
    requestQuote: line('Ρωτήστε μας'),
    toAlbum: line('Προς το άλμπουμ'),
    types: group('Είδη', itemList),
    reasons: group('Λόγοι', itemList),
    services: group('Υπηρεσίες', itemList),
    album: group('Άλμπουμ', {
      title: rich(line('Τίτλος')),
      description: text('Σε μία γραμμή'),
    }),
    closingCta: group('Τέλος σελίδας', callToAction),
  },
  pictures: {
    ...heroPictures,
    djBooth: picture('Κονσόλα του DJ'),
    bar: picture('Μπαρ'),
    album: album('Άλμπουμ'),
  },
  add: ({ keyFacts }) => ({ keyFacts }),
});

export type PartyContent = ContentOf<typeof page>;
