import { expect, it } from 'vitest';
import { readFontFaces } from '../../local/fontFaces.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { missingGlyphs } from '../../src/vite/content/crossCheck.ts';
import { readAllTexts } from '../support/texts.ts';

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

it('is what the check takes', () => {
  const drawn = new Set(readFontFaces().flatMap(({ characters }) => [...characters]));
  for (let code = 0x20; code < 0x3000; code += 1) {
    const character = String.fromCodePoint(code);
    const isTaken = character.replaceAll(missingGlyphs, '') !== '';
    expect(isTaken, `U+${code.toString(16)}`).toBe(drawn.has(character) || code === 0x2060);
  }
});
