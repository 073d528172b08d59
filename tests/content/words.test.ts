// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { mails } from '../../src/content/mails.ts';
import { fieldsOf, formIds, optionsOf } from '../../src/enquiry/fields.ts';
import { parseMarkup } from '../../src/components/text/markup.ts';
import { defaultLanguage, inEachLanguage, languageCodes } from '../../src/site/languages.ts';
import { pageIds } from '../../src/site/pages.ts';
import { everyPage } from '../support/screens.ts';
import { allTexts } from '../support/texts.ts';

const read = await Promise.all(languageCodes.map(allTexts));
const texts = inEachLanguage((language) => read[languageCodes.indexOf(language)]!);

const placesIn = (text: string): string[] => (text.match(/\{[^}]*\}?/g) ?? []).toSorted();

describe.each(languageCodes)('the words in %s', (language) => {
  it('are those of every page, of the frame, the forms, the mails, the map and the photos', () => {
    const files = new Set(texts[language].map(({ at }) => /^[^.[ ]*/.exec(at)?.[0]));
    for (const file of [
      ...everyPage.map(({ id }) => id),
      'layout',
      'enquiry',
      'mail',
      'churchesMap',
      'terms',
      'accessibility',
      'photo',
    ])
      expect(files).toContain(file);
  });

  it('are nowhere empty', () => {
    expect(texts[language].filter(({ text }) => text.trim() === '').map(({ at }) => at)).toEqual(
      [],
    );
  });

  it('link to nothing but pages, the phone, the mailbox and the terms', () => {
    const targets = texts[language].flatMap(({ at, text }) =>
      parseMarkup(text).flatMap((run) => (run.kind === 'link' ? [{ at, target: run.target }] : [])),
    );
    expect(targets).not.toEqual([]);
    expect(
      targets.filter(
        ({ target }) => !['phone', 'email', 'terms', ...pageIds].includes(target.split('#')[0]!),
      ),
    ).toEqual([]);
  });

  it('leave the same places for values as those of the original', () => {
    const other = new Map(texts[defaultLanguage].map(({ at, text }) => [at, text]));
    const withPlaces = texts[language].filter(({ text }) => /[{}]/.test(text));
    expect(withPlaces).not.toEqual([]);
    for (const { at, text } of withPlaces) {
      // Greek would need the vocative of the name («Γεια σας Νίκο»), so its greeting has no name.
      if (at === 'mail.confirmation.greeting') continue;
      expect(
        placesIn(text).filter((place) => !/^\{\w+\}$/.test(place)),
        at,
      ).toEqual([]);
      expect(placesIn(text), at).toEqual(placesIn(other.get(at) ?? ''));
    }
  });

  it('offer every choice of the forms under a word of the language', () => {
    for (const form of formIds) {
      const labels: Readonly<Record<string, Readonly<Record<string, string>>>> =
        mails[language].enquiry.forms[form].options;
      for (const field of fieldsOf(form))
        if (!field.wordOptions?.[language])
          expect(Object.keys(labels[field.name] ?? {}), field.name).toEqual(
            optionsOf(field, language),
          );
    }
  });
});
