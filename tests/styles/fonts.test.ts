import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { fontFaces } from '../../local/fontFaces.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { allTexts } from '../support/texts.ts';

const faces = fontFaces();

it.each(faces)('$file has its declared characters and weights', ({ file, ...face }) => {
  const source = create(readFileSync(face.source)) as Font;
  const font = create(readFileSync(file)) as Font;
  const codes = [...face.characters].map((character) => character.codePointAt(0)!);
  // 0xFFFF only ends the font's character table.
  expect(font.characterSet.filter((code) => code !== 0xffff).toSorted()).toEqual(
    codes.filter((code) => source.hasGlyphForCodePoint(code)).toSorted(),
  );
  const { wght } = font.variationAxes;
  expect(wght ? [wght.min, wght.max] : face.weights.slice(0, 1)).toEqual(face.weights);
});

it.each(languageCodes)('has every character of the texts in %s', async (language) => {
  // No font draws line ends and the word joiner.
  const known = new Set(faces.flatMap(({ characters }) => [...characters]).concat('\n', '\u2060'));
  const missing = (await allTexts(language)).flatMap(({ at, text }) =>
    [...text].flatMap((character) => (known.has(character) ? [] : [`${character} in ${at}`])),
  );
  expect(missing).toEqual([]);
});
