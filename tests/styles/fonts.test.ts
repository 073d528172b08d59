import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { languageCodes } from '../../src/site/languages.ts';
import { createCharacterClass, readFontFaces } from '../../src/vite/styles/fontFaces.ts';
import { readAllTexts } from '../support/texts.ts';

it('draws in every file the characters that its range declares', () => {
  for (const { file, characters } of readFontFaces()) {
    const font = create(readFileSync(file)) as Font;
    const missing = [...characters].filter(
      (one) => !font.hasGlyphForCodePoint(one.codePointAt(0)!),
    );
    expect(missing, file).toEqual([]);
  }
});

const names =
  'à ä å á ß ç è é ê ë í ï î ñ ó ô ö ø œ ú ü Ä Ö Ü ą ć č ę ě ğ ı İ ł ń ő ř ș ş š ț ů ű ź ż ž';

it('draws names and quotations in the languages of Europe, and common signs', () => {
  const known = new RegExp(`^[${createCharacterClass()}]*$`);
  expect(`${names} „Ja“ ‚nein‘ ‹oui› • № £`).toMatch(known);
  for (const sign of ['☺', '❤', '→', '\u200b', '\t']) expect(sign).not.toMatch(known);
});

it.each(languageCodes)('has every character of the texts in %s', async (language) => {
  // No font draws line ends and the word joiner.
  const known = new Set(
    readFontFaces()
      .flatMap(({ characters }) => [...characters])
      .concat('\n', '\u2060'),
  );
  const missing = (await readAllTexts(language)).flatMap(({ at, text }) =>
    [...text].flatMap((character) => (known.has(character) ? [] : [`${character} in ${at}`])),
  );
  expect(missing).toEqual([]);
});
