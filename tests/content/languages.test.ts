import { expect, it } from 'vitest';
import { mails } from '../../src/content/mails.ts';
import { loadLegalText } from '../../src/layout/legal/loadLegalText.ts';
import { languageCodes, listOtherLanguages } from '../../src/site/languages.ts';
import { legalTextIds, pageIds } from '../../src/site/pages.ts';
import { composeContent } from '../../src/vite/content/composeContent.ts';
import { readAllTexts } from '../support/texts.ts';

const others = listOtherLanguages('el');

/** Only the Greek reviews have dates (docs/specification.md, "Pages"), and each language chooses its guest. */
const ownOfLanguage = ['date', 'guestQuote', 'review'];

function getShape(value: unknown, at = ''): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set([`${at}: ${typeof value}`]);
  return new Set(
    Object.entries(value)
      .filter(([key]) => !ownOfLanguage.includes(key))
      .flatMap(([key, entry]) => [
        ...getShape(entry, Array.isArray(value) ? `${at}[]` : `${at}.${key}`),
      ]),
  );
}

it.each([...pageIds, 'layout'])('has the same content in all languages: %s', (id) => {
  for (const language of others)
    expect(getShape(composeContent(id, language))).toEqual(getShape(composeContent(id, 'el')));
});

it.each(others)('has the same messages of forms and mails in %s as in Greek', (language) => {
  expect(getShape(mails[language])).toEqual(getShape(mails.el));
});

it.each(legalTextIds)('has the same paragraphs of the %s in all languages', async (id) => {
  const el = await loadLegalText(id, 'el');
  const lengths = ({ parts }: typeof el) =>
    parts.map(({ sections }) => sections.map(({ paragraphs }) => paragraphs.length));
  for (const language of others) {
    const text = await loadLegalText(id, language);
    expect(getShape(text)).toEqual(getShape(el));
    expect(lengths(text)).toEqual(lengths(el));
  }
});

const findPlaceholders = (text = ''): string[] => (text.match(/\{[^}]*\}?/g) ?? []).sort();

it.each(languageCodes)('has no empty text in %s, and the Greek placeholders', async (language) => {
  const greek = new Map((await readAllTexts('el')).map(({ at, text }) => [at, text]));
  const texts = await readAllTexts(language);
  expect(texts.length).toBeGreaterThan(500);
  for (const { at, text } of texts) {
    expect(text.trim(), at).not.toBe('');
    // Greek would need the vocative of the name («Γεια σας Νίκο»), so its greeting has no name.
    if (!/[{}]/.test(text) || at === 'mail.confirmation.greeting') continue;
    for (const placeholder of findPlaceholders(text)) expect(placeholder, at).toMatch(/^\{\w+\}$/);
    expect(findPlaceholders(text), at).toEqual(findPlaceholders(greek.get(at)));
  }
});
