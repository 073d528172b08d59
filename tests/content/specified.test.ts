// @vitest-environment node
import type { ReceptionContent } from '../../src/pages/reception/schema.ts';
import type { ReviewsContent } from '../../src/pages/reviews/schema.ts';
import { expect, it } from 'vitest';
import { mails } from '../../src/content/mails.ts';
import { specifiedLanguages, texts } from '../specification.ts';
import { contentOf } from '../../src/vite/content/contentOf.ts';

const enReception = contentOf<ReceptionContent>('reception', 'en');
const enReviews = contentOf<ReviewsContent>('reviews', 'en');

it.each(specifiedLanguages)(
  'the forms in %s say what the specification gives word for word',
  (language) => {
    expect(mails[language].enquiry).toMatchObject(texts.enquiry[language]);
  },
);

it('so do the links and buttons of the English pages', () => {
  expect(enReception.more).toBe(texts.learnMore);
  expect(enReviews.end).toMatchObject(texts.reviewButtons);
});
