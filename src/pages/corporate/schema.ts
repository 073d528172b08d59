import { defineContent, type ContentOf } from '../../model/defineContent.ts';
import { group, line, nameAndText, rich, text } from '../../model/fields.ts';
import {
  callToAction,
  keyFactsSchema,
  pageFields,
  pageIntro,
  questions,
  sectionIntro,
} from '../../model/groups.ts';
import { album, heroPictures, picture } from '../../site/photos/schema.ts';

export const page = defineContent({
  copy: {
    ...pageFields,
    ...pageIntro,
    travel: text('Απόσταση και πάρκινγκ'),
    requestQuote: line('Ρωτήστε μας'),
    keyFacts: keyFactsSchema,
    rooms: group('Αίθουσες', {
      title: rich(line('Τίτλος')),
      unit: line('Μονάδα'),
      indoors: group('Μέσα', nameAndText),
      outdoors: group('Έξω', nameAndText),
      meeting: group('Σύσκεψη', nameAndText),
    }),
    meetingLayouts: group('Διατάξεις της αίθουσας', {
      title: line('Τίτλος'),
      layouts: group(
        'Διατάξεις',
        {
          rows: line('Σειρές'),
          u: line('Σε σχήμα Π'),
          board: line('Ενιαίο τραπέζι'),
        },
        'Κάτω από κάθε σχέδιο: «{seats} σε σειρές». · Below each drawing: "{seats} in rows".',
      ),
      equipment: text(
        'Εξοπλισμός',
        'Τι περιλαμβάνεται: «οθόνη {width} × {height} μ.». · What is included: "a {width} × {height} m screen".',
      ),
    }),
    day: group('Μέρα', { title: rich(line('Τίτλος')) }),
    evening: group('Βράδυ', { title: rich(line('Τίτλος')) }),
    faq: group('Ερωτήσεις', { ...questions, text: sectionIntro.text }),
    closingCta: group('Τέλος σελίδας', callToAction),
  },
  pictures: {
    ...heroPictures,
    coffee: picture('Καφές'),
    day: album('Μέρα'),
    evening: album('Βράδυ'),
  },
});

export type CorporateContent = ContentOf<typeof page>;
