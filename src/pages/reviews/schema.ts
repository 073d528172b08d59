import { z } from 'zod';
import { defineContent, type ContentOf } from '../../components/defineContent.ts';
import { pageFields } from '../../components/schema.ts';
import { chosenReview } from '../../site/facts/reviews/schema.ts';
import { group, line, rich, text, texts } from '../../site/fields.ts';
import { heroPictures, picture } from '../../site/photos/schema.ts';

export const page = defineContent({
  copy: {
    ...pageFields,
    label: line('Ετικέτα'),
    title: rich(text('Τίτλος')),
    rating: line('Βαθμολογία'),
    ratingCaption: line('Λεζάντα βαθμολογίας'),
    intro: texts('Εισαγωγή'),
    origin: text('Προέλευση'),
    large: z
      .tuple([chosenReview('Πρώτη'), chosenReview('Δεύτερη')])
      .meta({ label: 'Οι δύο μεγάλες κριτικές' }),
    end: group('Τέλος', {
      title: rich(line('Τίτλος')),
      book: line('Κουμπί προσφοράς'),
      contact: line('Επικοινωνία'),
    }),
  },
  pictures: {
    ...heroPictures,
    guestBook: picture('Βιβλίο ευχών'),
    glasses: picture('Ποτήρια'),
    drawings: picture('Παιδικές ζωγραφιές'),
  },
  add: ({ reviewList }) => reviewList,
});

export type ReviewsContent = ContentOf<typeof page>;
