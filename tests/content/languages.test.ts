import { expect, it } from 'vitest';
import { loadLegalText } from '../../src/layout/legal/loadLegalText.ts';
import { languageCodes, listOtherLanguages } from '../../src/site/languages.ts';
import { legalTextIds } from '../../src/site/pages.ts';
import { readAllTexts } from '../support/texts.ts';

const others = listOtherLanguages('el');

it.each(legalTextIds)('has the same paragraphs of the %s in all languages', async (id) => {
  const el = await loadLegalText(id, 'el');
  const lengths = ({ parts }: typeof el) =>
    parts.map(({ sections }) => sections.map(({ paragraphs }) => paragraphs.length));
  for (const language of others) {
    const text = await loadLegalText(id, language);
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
