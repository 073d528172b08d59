import { expect, it, vi } from 'vitest';
import { venue } from '../../../src/facts/venue/venue.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import { createJsonPost, createScene, validPosts } from './support.ts';

const phone = vi.hoisted(() => ({ display: '+30 690 000 0001', dial: '+306900000001' }));

vi.mock('../../../src/content/facts/venue.json', async (original) => {
  const { localize } = await import('../../support/localized.ts');
  const { default: own } = await original<{ default: object }>();
  const people = [
    { label: localize('Άννα, για γάμους', 'Anna, weddings'), phone },
    { label: localize('Γραφείο', 'Office'), email: 'a@liofos.example' },
  ];
  return { default: { ...own, people } };
});

it.each(languageCodes)('names the phones of people in the confirmation in %s', async (language) => {
  const { post, sent } = createScene();
  await post(createJsonPost({ ...validPosts.request, form: 'request', language }));
  const { text, html } = sent[1]!;
  const shown = `${venue.phones[0].display}\n${venue.people![0]!.label[language]}: ${phone.display}\n\n`;
  expect(text).toContain(shown);
  expect(html).toContain(`href="tel:${phone.dial}"`);
  expect(text).not.toMatch(/Γραφείο|Office/);
});
