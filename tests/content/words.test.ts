// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { mails } from '../../src/content/mails.ts';
import { fieldsOf, formIds, optionsOf } from '../../src/enquiry/fields.ts';
import { parseMarkup } from '../../src/components/text/markup.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { pageIds } from '../../src/site/pages.ts';
import { allTexts } from '../support/texts.ts';

const greek = new Map((await allTexts('el')).map(({ at, text }) => [at, text]));

const placeholdersIn = (text = ''): string[] => (text.match(/\{[^}]*\}?/g) ?? []).toSorted();

describe.each(languageCodes)('the content in %s', async (language) => {
  const texts = await allTexts(language);

  it('links only to pages, the phone, the mailbox and the terms', () => {
    const targets = texts.flatMap(({ text }) =>
      parseMarkup(text).flatMap((run) => (run.kind === 'link' ? run.target.split('#')[0]! : [])),
    );
    expect(['phone', 'email', 'terms', ...pageIds]).toEqual(expect.arrayContaining(targets));
  });

  it('has no empty text, and the placeholders of the Greek texts', () => {
    expect(texts.length).toBeGreaterThan(500);
    for (const { at, text } of texts) {
      expect(text.trim(), at).not.toBe('');
      // Greek would need the vocative of the name («Γεια σας Νίκο»), so its greeting has no name.
      if (!/[{}]/.test(text) || at === 'mail.confirmation.greeting') continue;
      for (const placeholder of placeholdersIn(text)) expect(placeholder, at).toMatch(/^\{\w+\}$/);
      expect(placeholdersIn(text), at).toEqual(placeholdersIn(greek.get(at)));
    }
  });

  it('has a label for every choice of the forms', () => {
    for (const form of formIds) {
      const labels: Readonly<Record<string, Readonly<Record<string, string>>>> =
        mails[language].enquiry.forms[form].options;
      for (const field of fieldsOf(form).filter(({ wordOptions }) => !wordOptions?.[language]))
        expect(Object.keys(labels[field.name] ?? {}), field.name).toEqual(
          optionsOf(field, language),
        );
    }
  });
});
