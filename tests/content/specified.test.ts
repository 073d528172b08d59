// @vitest-environment node
import { expect, it } from 'vitest';
import { mails } from '../../src/content/mails.ts';
import { specifiedLanguages, texts } from '../specification.ts';

it.each(specifiedLanguages)('has in %s the words of the forms that are specified', (language) => {
  expect(mails[language].enquiry).toMatchObject(texts.enquiry[language]);
});
