// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import postcss, { type AtRule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { charactersOf, cutDown, faceOf, errorOf } from '../../../src/vite/styles/fonts.ts';
import { languageCodes } from '../../../src/site/languages.ts';

const rules: AtRule[] = [];
postcss
  .parse(readFileSync('src/styles/fonts.css', 'utf8'))
  .walkAtRules('font-face', (rule) => void rules.push(rule));
const faces = rules.flatMap((rule) => faceOf(rule) ?? []);

const rule = (text: string): AtRule => postcss.parse(text).first as AtRule;

it('a range is read character by character', () => {
  expect(charactersOf('U+0041-0043, U+00A0,U+20AC')).toBe('ABC\u00a0€');
});

it('a range of another kind is refused by name', () => {
  expect(() => charactersOf('U+00??')).toThrow('"U+00??" is no unicode-range');
});

it("a face without its range is refused, a face of the visitor's machine is left alone", () => {
  expect(() =>
    faceOf(rule('@font-face { src: url("a.woff2") format("woff2"); font-weight: 400 }')),
  ).toThrow('a.woff2 needs font-weight and unicode-range');
  expect(faceOf(rule('@font-face { src: local("Arial") }'))).toBeUndefined();
});

it('a font is whole when it is as long as its header says', () => {
  const whole = readFileSync(`node_modules/${faces[0]!.source}`);
  expect(errorOf(whole)).toBeUndefined();
  expect(errorOf(whole.subarray(0, 16_384))).toBe(
    `its header tells of ${whole.length} bytes, and it has 16384`,
  );
  for (const other of [
    Buffer.alloc(0),
    Buffer.alloc(19_376),
    whole.subarray(0, 20),
    Buffer.from('<!doctype html>'.repeat(9)),
  ])
    expect(errorOf(other)).toBe('it does not begin as a woff2 file does');
});

describe.each(faces)('the file of $source', (face) => {
  it('has the declared characters and weights and nothing else', async () => {
    const source = create(readFileSync(`node_modules/${face.source}`)) as Font;
    const font = create(await cutDown(face)) as Font;
    const wanted = [...face.characters].filter((character) =>
      source.hasGlyphForCodePoint(character.codePointAt(0)!),
    );
    // 0xFFFF only ends the font's character table.
    const characters = font.characterSet
      .filter((code) => code !== 0xffff)
      .map((code) => String.fromCodePoint(code));
    expect(characters.toSorted()).toEqual(wanted.toSorted());
    const { wght } = font.variationAxes;
    expect(wght ? { min: wght.min, max: wght.max } : undefined).toEqual(
      typeof face.weight === 'number' ? undefined : face.weight,
    );
  });
});

/** Line ends and the word joiner, which no font draws. */
const unseen = new Set(['\n', '\u2060']);

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(strings)
      : [];

describe.each(languageCodes)('the words in %s', (language) => {
  it('need no character that the fonts do not have', async () => {
    const known = new Set(faces.flatMap(({ characters }) => [...characters]));
    const missing = new Map<string, string>();
    for (const file of globSync('**/*.{ts,json}', { cwd: `src/content/${language}` })) {
      const copy = (await import(
        /* @vite-ignore */ `../../../src/content/${language}/${file}`
      )) as { default: unknown };
      for (const text of strings(copy.default))
        for (const character of text)
          if (!known.has(character) && !unseen.has(character))
            missing.set(
              `U+${character.codePointAt(0)!.toString(16)} ${character}`,
              `${file}: ${text}`,
            );
    }
    expect([...missing]).toEqual([]);
  });
});
