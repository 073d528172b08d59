import { expect, it } from 'vitest';
import { mails } from '../../src/content/mails.ts';
import { loadLegalText } from '../../src/layout/legal/loadLegalText.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { legalTextIds, pageIds } from '../../src/site/pages.ts';
import { composeContent } from '../../src/vite/content/composeContent.ts';
import { readAllTexts } from '../support/texts.ts';

/** Keys and types; only the Greek reviews have dates (docs/specification.md, "Pages"). */
function getShape(value: unknown, at = ''): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set([`${at}: ${typeof value}`]);
  return new Set(
    Object.entries(value)
      .filter(([key]) => key !== 'date')
      .flatMap(([key, entry]) => [
        ...getShape(entry, Array.isArray(value) ? `${at}[]` : `${at}.${key}`),
      ]),
  );
}

it.each([...pageIds, 'layout'])('has the same content in both languages: %s', (id) => {
  expect(getShape(composeContent(id, 'en'))).toEqual(getShape(composeContent(id, 'el')));
});

it('has the same messages of forms and mails in both languages', () => {
  expect(getShape(mails.en)).toEqual(getShape(mails.el));
});

it.each(legalTextIds)('has the same paragraphs of the %s in both languages', async (id) => {
  const [el, en] = await Promise.all([loadLegalText(id, 'el'), loadLegalText(id, 'en')]);
  expect(getShape(en)).toEqual(getShape(el));
  const lengths = ({ parts }: typeof el) =>
    parts.map(({ sections }) => sections.map(({ paragraphs }) => paragraphs.length));
  expect(lengths(en)).toEqual(lengths(el));
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
