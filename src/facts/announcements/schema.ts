import { z } from 'zod';
import { choices, date, list, perLanguage, rich, text } from '../../model/fields.ts';
import type { PageId } from '../../site/pages.ts';

export const createAnnouncementsSchema = (pageNames: Record<PageId, string>) =>
  z.strictObject({
    announcements: list('Ανακοινώσεις', {
      text: perLanguage('Κείμενο', rich(text('Κείμενο'))),
      until: date('Ως και', 'Την επόμενη μέρα φεύγει μόνη της. · It is gone on the day after.'),
      pages: choices(
        'Σελίδες',
        pageNames,
        'Χωρίς καμία, φαίνεται σε όλες. · Without any, it appears on all.',
      ).optional(),
    }),
  });

export type Announcement = z.infer<
  ReturnType<typeof createAnnouncementsSchema>
>['announcements'][number];
