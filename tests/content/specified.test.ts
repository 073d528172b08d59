// @vitest-environment node
import { expect, it } from 'vitest';
import { mails } from '../../src/content/mails.ts';
import { specifiedLanguages, texts } from '../specification.ts';

it.each(specifiedLanguages)('has the specified texts of the forms in %s', (language) => {
  expect(mails[language].enquiry).toMatchObject(texts.enquiry[language]);
});
