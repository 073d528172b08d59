import { z } from 'zod';
import { chosenReview } from '../../facts/reviews/schema.ts';
import { defineContent, type ContentOf } from '../../model/defineContent.ts';
import { group, line, rich, text, texts } from '../../model/fields.ts';
import { pageFields } from '../../model/groups.ts';
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
    featuredReviews: z
      .tuple([chosenReview('Πρώτη'), chosenReview('Δεύτερη')])
      .meta({ label: 'Οι δύο μεγάλες κριτικές' }),
    callToAction: group('Τέλος σελίδας', {
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
