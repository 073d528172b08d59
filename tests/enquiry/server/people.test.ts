import { expect, it, vi } from 'vitest';
import { venue } from '../../../src/site/facts/venue.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import { createJsonPost, createScene, validPosts } from './support.ts';

const anna = vi.hoisted(() => ({
  label: { el: 'Άννα, για γάμους', en: 'Anna, weddings' },
  phone: { display: '+30 690 000 0001', dial: '+306900000001' },
}));

vi.mock('../../../src/content/facts/venue.json', async (original) => {
  const { default: own } = await original<{ default: object }>();
  const people = [anna, { label: { el: 'Γραφείο', en: 'Office' }, email: 'a@liofos.example' }];
  return { default: { ...own, people } };
});

it.each(languageCodes)('names the phones of people in the confirmation in %s', async (language) => {
  const { post, sent } = createScene();
  await post(createJsonPost({ ...validPosts.request, form: 'request', language }));
  const { text, html } = sent[1]!;
  const shown = `${venue.phones[0].display}\n${anna.label[language]}: ${anna.phone.display}\n\n`;
  expect(text).toContain(shown);
  expect(html).toContain(`href="tel:${anna.phone.dial}"`);
  expect(text).not.toMatch(/Γραφείο|Office/);
});
