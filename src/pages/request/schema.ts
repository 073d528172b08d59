import { defineContent, type ContentOf } from '../../model/defineContent.ts';
import { group, line, list, rich, text } from '../../model/fields.ts';
import { contactCards, pageFields, titleAndRichText } from '../../model/groups.ts';
import { picture } from '../../site/photos/schema.ts';

export const page = defineContent({
  copy: {
    ...pageFields,
    title: rich(text('Τίτλος')),
    lead: rich(text('Εισαγωγή')),
    formTitle: line('Τίτλος φόρμας'),
    nextSteps: group('Τι γίνεται μετά', {
      title: line('Τίτλος'),
      steps: list('Βήματα', titleAndRichText),
    }),
    callTitle: line('Τίτλος για τηλέφωνο'),
    cards: group('Κάρτες', contactCards),
  },
  pictures: { hero: picture('Κεντρική φωτογραφία') },
  add: ({ enquiry, estimate }) => ({ enquiry, estimate }),
});

export type RequestContent = ContentOf<typeof page>;
