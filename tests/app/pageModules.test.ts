// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { layoutLoaders, pageLoaders } from '../../src/app/pageModules.ts';
import { loadLegalText } from '../../src/layout/legal/loadLegalText.ts';
import elEnquiry from '../../src/content/el/enquiry.ts';
import elMail from '../../src/content/el/mail.ts';
import enEnquiry from '../../src/content/en/enquiry.ts';
import enMail from '../../src/content/en/mail.ts';
import { languageCodes, type Language } from '../../src/site/languages.ts';
import { pageIds } from '../../src/site/pages.ts';
import { legalTextIds } from '../../src/site/paths.ts';

/** Only the Greek reviews have dates (docs/specification.md, "Pages"). */
const inOneLanguage = new Set(['date']);

function shapeOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value))
    return [...new Set(value.flatMap((entry) => shapeOf(entry, `${at}[]`)))].toSorted();
  if (typeof value !== 'object' || value === null) return [`${at}: ${typeof value}`];
  return Object.entries(value)
    .filter(([key]) => !inOneLanguage.has(key))
    .flatMap(([key, entry]) => shapeOf(entry, at ? `${at}.${key}` : key))
    .toSorted();
}

it.each([
  ['one: string', { one: 'a' }],
  ['list[]: string', { list: ['a', 'b'] }],
  ['list[].text: string', { list: [{ text: 'a' }, { text: 'b' }] }],
])('a shape reads %s', (shape, value) => {
  expect(shapeOf(value)).toEqual([shape]);
});

describe.each(pageIds)('the page %s', (id) => {
  it('has a component, a photo for its link preview and words in every language', async () => {
    for (const language of languageCodes) {
      const { Page, content } = await pageLoaders[id](language);
      expect(Page).toBeTypeOf('function');
      expect(content.pictures.hero.alt).toMatch(/\S/);
      expect(Object.keys(content).length).toBeGreaterThan(1);
    }
  });

  it('has one component and one photo for all languages', async () => {
    const [first, second] = await Promise.all(
      languageCodes.map((language) => pageLoaders[id](language)),
    );
    expect(second?.Page).toBe(first?.Page);
    expect(second?.content.pictures.hero.id).toBe(first?.content.pictures.hero.id);
    expect(second?.content).not.toBe(first?.content);
  });

  it('says the same things in both languages', async () => {
    const said = async (language: Language) => [
      ...new Set(shapeOf((await pageLoaders[id](language)).content)),
    ];
    const [el, en] = await Promise.all(languageCodes.map(said));
    expect(en).toEqual(el);
  });
});

it('the frame says the same things in both languages', async () => {
  const [el, en] = await Promise.all(
    languageCodes.map(async (language) => shapeOf(await layoutLoaders[language]())),
  );
  expect(en).toEqual(el);
});

it.each(legalTextIds)(
  'the text %s says the same things in both languages, section by section',
  async (text) => {
    const [el, en] = await Promise.all(
      languageCodes.map((language) => loadLegalText(text, language)),
    );
    expect(shapeOf(en)).toEqual(shapeOf(el));
    expect(
      en?.parts.map((part) => part.sections.map(({ paragraphs }) => paragraphs.length)),
    ).toEqual(el?.parts.map((part) => part.sections.map(({ paragraphs }) => paragraphs.length)));
  },
);

it.each([
  ['forms', elEnquiry, enEnquiry],
  ['mails', elMail, enMail],
])('the %s say the same things in both languages', (_what, el, en) => {
  expect(shapeOf(en)).toEqual(shapeOf(el));
});
