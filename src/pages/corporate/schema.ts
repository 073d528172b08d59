import { z } from 'zod';
import { pageFields } from '../../seo/schema.ts';
import { defineContent, type ContentOf } from '../../components/defineContent.ts';
import { arrangement, heroPictures, picture } from '../../site/photos/schema.ts';
import { questionAndAnswer, callToAction, pageIntro } from '../../components/schema.ts';
import { choice, group, line, list, named, text, titled } from '../../site/fields.ts';

const copy = z.strictObject({
  ...pageFields,
  ...pageIntro,
  near: text('Απόσταση και πάρκινγκ'),
  requestQuote: line('Ρωτήστε μας'),
  rooms: group('Αίθουσες', {
    title: line('Τίτλος'),
    unit: line('Μονάδα'),
    indoors: group('Μέσα', named),
    outdoors: group('Έξω', named),
    meeting: group('Σύσκεψη', named),
  }),
  stages: group('Με σκηνή ή τραπέζι', {
    title: line('Τίτλος'),
    layouts: group(
      'Διατάξεις',
      {
        rows: line('Σειρές'),
        u: line('Σε σχήμα Π'),
        board: line('Ενιαίο τραπέζι'),
      },
      'Κάτω από κάθε σχέδιο: «{seats} σε σειρές».',
    ),
    included: text('Περιλαμβάνονται', 'Τι περιλαμβάνεται: «οθόνη {width} × {height} μ.».'),
  }),
  day: group('Μέρα', {
    title: line('Τίτλος'),
  }),
  evening: group('Βράδυ', {
    title: line('Τίτλος'),
  }),
  needs: group('Ανάγκες', {
    ...titled,
    answers: list('Απαντήσεις', questionAndAnswer),
  }),
  closingCta: group('Τέλος σελίδας', callToAction),
});

const size = choice('Μέγεθος', { large: 'Μεγάλη', medium: 'Μεσαία', small: 'Μικρή' });

const pictures = z.strictObject({
  ...heroPictures,
  gate: picture('Πύλη'),
  day: arrangement('Μέρα', size),
  evening: arrangement('Βράδυ', size),
});

export const corporatePage = defineContent({ copy, pictures });

export type CorporateContent = ContentOf<typeof corporatePage>;
