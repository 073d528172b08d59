import { z } from 'zod';
import { defineContent, type ContentOf } from '../../components/defineContent.ts';
import { callToAction, pageIntro } from '../../components/schema.ts';
import { pageFields } from '../../seo/schema.ts';
import { group, line, rich, text, texts, titleAndText } from '../../site/fields.ts';
import { heroPictures, picture } from '../../site/photos/schema.ts';

const service = (label: string) =>
  group(label, {
    ...titleAndText,
    features: texts('Χαρακτηριστικά'),
    action: line('Κουμπί'),
  });

const copy = z.strictObject({
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
});

const pictures = z.strictObject({
  ...heroPictures,
  hall: picture('Αίθουσα'),
  arch: picture('Αψίδα'),
  chapel: picture('Ξωκλήσι'),
  childrensTable: picture('Παιδικό τραπέζι'),
  bouquet: picture('Ανθοδέσμη'),
  candles: picture('Κεριά'),
  booth: picture('Κονσόλα'),
});

export const servicesPage = defineContent({ copy, pictures });

export type ServicesContent = ContentOf<typeof servicesPage>;
