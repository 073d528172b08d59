// @vitest-environment node
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import postcss, { type AtRule } from 'postcss';
import { expect, it } from 'vitest';
import { charactersOf, cutDown, faceOf } from '../../../src/vite/styles/fonts.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import { allTexts } from '../../support/texts.ts';

const rules: AtRule[] = [];
postcss
  .parse(readFileSync('src/styles/fonts.css', 'utf8'))
  .walkAtRules('font-face', (rule) => void rules.push(rule));
const faces = rules.flatMap((rule) => faceOf(rule) ?? []);

it('reads the characters of a unicode-range, and refuses one with wildcards', () => {
  expect(charactersOf('U+0041-0043, U+00A0,U+20AC')).toBe('ABC\u00a0€');
  expect(() => charactersOf('U+00??')).toThrow('"U+00??" is not a unicode-range');
});

it.each(faces)('cuts $source down to its declared characters and weights', async (face) => {
  const source = create(readFileSync(`node_modules/${face.source}`)) as Font;
  const font = create(await cutDown(face)) as Font;
  const codes = [...face.characters].map((character) => character.codePointAt(0)!);
  // 0xFFFF only ends the font's character table.
  expect(font.characterSet.filter((code) => code !== 0xffff).toSorted()).toEqual(
    codes.filter((code) => source.hasGlyphForCodePoint(code)).toSorted(),
  );
  const { wght } = font.variationAxes;
  expect(wght && { min: wght.min, max: wght.max }).toEqual(
    typeof face.weight === 'number' ? undefined : face.weight,
  );
});

it.each(languageCodes)('has every character of the texts in %s', async (language) => {
  // No font draws line ends and the word joiner.
  const known = new Set(faces.flatMap(({ characters }) => [...characters]).concat('\n', '\u2060'));
  const missing = (await allTexts(language)).flatMap(({ at, text }) =>
    [...text].flatMap((character) => (known.has(character) ? [] : [`${character} in ${at}`])),
  );
  expect(missing).toEqual([]);
});
