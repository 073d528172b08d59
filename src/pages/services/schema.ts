import { defineContent, type ContentOf } from '../../model/defineContent.ts';
import { group, line, rich, text, texts, titleAndText } from '../../model/fields.ts';
import { callToAction, pageFields, pageIntro } from '../../model/groups.ts';
import { heroPictures, picture } from '../../site/photos/schema.ts';

const service = (label: string) =>
  group(label, {
    ...titleAndText,
    features: texts('Χαρακτηριστικά'),
    action: line('Κουμπί'),
  });

export const page = defineContent({
  copy: {
    ...pageFields,
    ...pageIntro,
    main: group('Κύρια', {
      title: rich(text('Τίτλος')),
      planner: service('Διοργανωτής'),
      photographer: service('Φωτογράφος'),
    }),
    more: group('Περισσότερα', {
      title: rich(line('Τίτλος')),
      church: service('Εκκλησία'),
      children: service('Παιδιά'),
      film: service('Βίντεο'),
      decoration: service('Διακόσμηση'),
    }),
    music: group('Μουσική', callToAction),
    contact: group('Ρωτήστε μας', callToAction),
  },
  pictures: {
    ...heroPictures,
    hall: picture('Αίθουσα'),
    arch: picture('Αψίδα'),
    chapel: picture('Ξωκλήσι'),
    childrensTable: picture('Παιδικό τραπέζι'),
    bouquet: picture('Ανθοδέσμη'),
    candles: picture('Κεριά'),
    booth: picture('Κονσόλα'),
  },
});

export type ServicesContent = ContentOf<typeof page>;
