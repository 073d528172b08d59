import { z } from 'zod';
import { date, line, list, quoted, refuseClashes, text } from '../../model/fields.ts';

/** The editor offers the writers of reviews in the same language. */
export const chosenReview = (label: string) =>
  line(label).meta({ reference: ['reviews.*.writer', 'reviews.*.event'] });

/** Words of a guest, if the owner chooses some. The component is GuestQuote. */
export const guestQuote = chosenReview('Λόγια καλεσμένου')
  .meta({
    hint: 'Αν η κριτική αφαιρεθεί, φεύγει και από εδώ. · If the review is removed, it is gone here, too.',
    mayBeGone: true,
  })
  .optional();

/** Reviews are not translated; all have five stars (docs/specification.md, "Figures"). */
export const reviewListSchema = z
  .strictObject({
    chapters: z
      .array(line('Κεφάλαιο'))
      .min(3)
      .superRefine(
        refuseClashes(
          (one, other) => one === other,
          'Είναι δύο φορές. Σβήστε το ένα. · It is there twice. Remove one of them.',
        ),
      )
      .meta({ label: 'Κεφάλαια', newFirst: true }),
    reviews: list('Κριτικές', {
      chapter: line('Κεφάλαιο').meta({ reference: ['chapters.*'] }),
      writer: quoted(line('Ποιος έγραψε')),
      event: quoted(line('Εκδήλωση')),
      date: date('Ημερομηνία').optional(),
      text: quoted(
        text(
          'Κείμενο',
          'Όταν μια σελίδα το δείχνει μεγάλο, κάθε πρόταση αρχίζει σε νέα γραμμή. Αλλιώς, σπάστε το εσείς σε γραμμές. · Where a page shows it large, each sentence starts a line. To change that, break it into lines yourself.',
        ),
      ),
    })
      .superRefine(
        refuseClashes(
          (one, other) => one.writer === other.writer,
          'Υπάρχει κι άλλη κριτική με αυτό το όνομα, και οι σελίδες τη διαλέγουν με το όνομα. Γράψτε το αλλιώς. · Another review has this name, by which pages choose it. Write it another way.',
        ),
      )
      .meta({ newFirst: true, summary: ['writer', 'date'] }),
  })
  .superRefine(({ chapters, reviews }, context) => {
    reviews.forEach(({ chapter: reviewChapter }, index) => {
      const message = `Το «${reviewChapter}» δεν είναι κεφάλαιο. Διαλέξτε ένα από τα: ${chapters.join(', ')}. · "${reviewChapter}" is not a chapter. Choose one of: ${chapters.join(', ')}.`;
      if (!chapters.includes(reviewChapter))
        context.addIssue({ code: 'custom', path: ['reviews', index, 'chapter'], message });
    });
  });

export type ReviewList = z.infer<typeof reviewListSchema>;
export type Review = ReviewList['reviews'][number];
