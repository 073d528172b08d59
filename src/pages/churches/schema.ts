import { defineContent, type ContentOf } from '../../model/defineContent.ts';
import { group, line, list, rich, text, titleAndText } from '../../model/fields.ts';
import { churchList, mapSection, pageFields, pageIntro, sectionIntro } from '../../model/groups.ts';
import { heroPictures, picture } from '../../site/photos/schema.ts';

const contactOption = (label: string) =>
  group(label, {
    label: line('Ετικέτα'),
    text: text('Κείμενο'),
  });

export const page = defineContent({
  copy: {
    ...pageFields,
    ...pageIntro,
    list: group('Κατάλογος', {
      ...sectionIntro,
      ...churchList,
    }),
    map: group('Χάρτης', mapSection),
    afternoon: group('Απόγευμα', {
      ...sectionIntro,
      hours: list('Ώρες', {
        time: line('Ώρα'),
        title: line('Τίτλος'),
        note: text('Σημείωση'),
      }),
    }),
    chapel: group('Ξωκλήσι', titleAndText),
    contact: group('Ρωτήστε μας', {
      title: rich(line('Τίτλος')),
      contact: contactOption('Επικοινωνία'),
      request: contactOption('Αίτημα'),
    }),
  },
  pictures: {
    ...heroPictures,
    door: picture('Πόρτα'),
  },
});

export type ChurchesContent = ContentOf<typeof page>;
