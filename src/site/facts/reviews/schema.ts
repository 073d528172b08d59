import { z } from 'zod';
import { date, line, list, quoted, text } from '../../fields.ts';

const chapter = line('Κεφάλαιο');

/** Reviews are not translated; all have five stars (docs/specification.md, "Figures"). */
export const reviewListSchema = z
  .strictObject({
    chapters: z.tuple([chapter, chapter, chapter]).meta({ label: 'Κεφάλαια' }),
    reviews: list('Κριτικές', {
      id: line(
        'Κωδικός',
        'Μόνο για κριτική που δείχνει κάποια σελίδα με αυτό το όνομα. · Only if a page shows the review by this name.',
      ).optional(),
      chapter,
      writer: quoted(line('Ποιος έγραψε')),
      event: quoted(line('Εκδήλωση')),
      date: date('Ημερομηνία').optional(),
      text: quoted(text('Κείμενο')),
    }).meta({ newFirst: true, summary: ['writer', 'date'] }),
  })
  .superRefine(({ chapters, reviews }, context) => {
    reviews.forEach(({ chapter: reviewChapter }, index) => {
      const message = `Το «${reviewChapter}» δεν είναι κεφάλαιο. Γράψτε ένα από τα: ${chapters.join(', ')}. · "${reviewChapter}" is not a chapter. Write one of: ${chapters.join(', ')}.`;
      if (!chapters.includes(reviewChapter))
        context.addIssue({ code: 'custom', path: ['reviews', index, 'chapter'], message });
    });
    const ids = reviews.map(({ id }) => id);
    ids.forEach((id, index) => {
      const message = `Το «${id}» είναι άλλης κριτικής. Γράψτε ένα άλλο. · "${id}" belongs to another review. Write another one.`;
      if (id && ids.indexOf(id) < index)
        context.addIssue({ code: 'custom', path: ['reviews', index, 'id'], message });
    });
  });

export type ReviewList = z.infer<typeof reviewListSchema>;
export type Review = ReviewList['reviews'][number];
