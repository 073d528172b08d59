// @vitest-environment node
import type { ReceptionWords } from '../../src/pages/reception/schema.ts';
import type { ReviewsWords } from '../../src/pages/reviews/schema.ts';
import { expect, it } from 'vitest';
import { mails } from '../../src/content/mails.ts';
import { specifiedLanguages, texts } from '../specification.ts';
import { wordsOf } from '../../src/vite/words/wordsOf.ts';

const enReception = wordsOf<ReceptionWords>('reception', 'en');
const enReviews = wordsOf<ReviewsWords>('reviews', 'en');

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
