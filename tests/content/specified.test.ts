// @vitest-environment node
import { expect, it } from 'vitest';
import elEnquiry from '../../src/content/el/enquiry.ts';
import enEnquiry from '../../src/content/en/enquiry.ts';
import enReception from '../../src/content/en/reception.ts';
import enReviews from '../../src/content/en/reviews.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { texts } from '../specification.ts';

const enquiry = { el: elEnquiry, en: enEnquiry };

it.each(languageCodes)('the forms in %s say what the specification gives word for word', (language) => {
  expect(enquiry[language]).toMatchObject(texts.enquiry[language]);
});

it('so do the links and buttons of the English pages', () => {
  expect(enReception.more).toBe(texts.learnMore);
  expect(enReviews.end).toMatchObject(texts.reviewButtons);
});
