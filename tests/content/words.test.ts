// @vitest-environment node
/** Every word that a visitor reads, in both languages: letters, marks and tone. */
import { describe, expect, it } from 'vitest';
import { downloads, legalWords } from '../../src/content/downloads.ts';
import elMap from '../../src/content/el/churchesMap.ts';
import elEnquiry from '../../src/content/el/enquiry.ts';
import elMail from '../../src/content/el/mail.ts';
import enMap from '../../src/content/en/churchesMap.ts';
import enEnquiry from '../../src/content/en/enquiry.ts';
import enMail from '../../src/content/en/mail.ts';
import { plainText } from '../../src/sections/markup.ts';
import { languageCodes, type Language } from '../../src/site/languages.ts';
import { legalTextIds } from '../../src/site/paths.ts';
import { loadEveryPage } from '../support/screens.ts';

type Text = { at: string; text: string };

const textsIn = (value: unknown, at: string): Text[] => {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, Array.isArray(value) ? `${at}[${key}]` : `${at}.${key}`));
};

const loaded = await loadEveryPage();

const allTexts = async (language: Language): Promise<Text[]> => {
  const { shell } = (await downloads[language]()).default;
  const legal = await Promise.all(legalTextIds.map(async (text) => [text, await legalWords(text, language)] as const));
  const { enquiry, mail, map } = { el: { enquiry: elEnquiry, mail: elMail, map: elMap }, en: { enquiry: enEnquiry, mail: enMail, map: enMap } }[language];
  return [
    ...loaded.filter((page) => page.language === language).flatMap(({ id, content }) => textsIn(content, id).filter(({ at }) => !/\.enquiry\./.test(at))),
    ...textsIn(shell, 'shell'),
    ...legal.flatMap(([text, words]) => textsIn(words, text)),
    ...textsIn(enquiry, 'enquiry'),
    ...textsIn(mail, 'mail'),
    ...textsIn(map, 'churchesMap'),
  ];
};

const texts = { el: await allTexts('el'), en: await allTexts('en') };

/** The words alone: without link targets, addresses and places for values. */
const wordsOf = (text: string) => plainText(text).replaceAll(/\S+@\S+|(?:https?:\/\/|www\.)\S+|[\w.-]+\.example\S*|\{\w+\}/g, ' ');

/** Where a pattern is found: place, and the words around it. */
const found = (language: Language, pattern: RegExp, but: (entry: Text) => boolean = () => false): string[] =>
  texts[language]
    .filter((entry) => !but(entry))
    .flatMap(({ at, text }) => [...wordsOf(text).matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))].map((match) => `${at}: …${wordsOf(text).slice(Math.max(0, match.index - 20), match.index + match[0].length + 20)}…`));

const withoutAccents = (text: string) => text.normalize('NFD').replaceAll('\u0301', '').normalize('NFC');

describe.each(languageCodes)('the words in %s', (language) => {
  it('are there', () => {
    expect(texts[language].length).toBeGreaterThan(300);
    expect(texts[language].filter(({ text }) => text.trim() === '').map(({ at }) => at)).toEqual([]);
  });

  it('have no two spaces in a row and none at the ends', () => {
    expect(texts[language].filter(({ text }) => / {2}|\t/.test(text) || text !== text.trim()).map(({ at }) => at)).toEqual([]);
  });

  it('are no sample text', () => {
    expect(found(language, /lorem|ipsum|\bTODO\b|\bxxx\b/i)).toEqual([]);
  });

  it('have typographic quotation marks and apostrophes', () => {
    expect(found(language, /"|\p{L}'|'\p{L}/u)).toEqual([]);
  });

  it('mix no letters of two alphabets in one word', () => {
    expect(found(language, /\p{Script=Greek}\p{Script=Latin}|\p{Script=Latin}\p{Script=Greek}/u)).toEqual([]);
  });

  it('are composed letters, as keyboards write them', () => {
    expect(texts[language].filter(({ text }) => text !== text.normalize('NFC')).map(({ at }) => at)).toEqual([]);
  });
});

describe('English', () => {
  it('has no Greek letters', () => {
    expect(found('en', /\p{Script=Greek}[\p{Script=Greek}\s]*/u)).toEqual([]);
  });

  it('has none of the words that say nothing', () => {
    expect(found('en', /\b(unforgettable|unique|uniquely|magical|dream|dreams|dreamy|perfect|perfectly|tailor-made|seamless|seamlessly|nestled|elevate|elevates|breathtaking|stunning)\b/i)).toEqual([]);
  });

  it('has curly quotation marks in pairs', () => {
    const count = (text: string, mark: string) => text.split(mark).length - 1;
    const single = new Set(['“', '”']);
    expect(texts.en.filter(({ text }) => !single.has(text) && count(text, '“') !== count(text, '”')).map(({ at }) => at)).toEqual([]);
  });
});

/** Names and words that Greek writes in Latin letters. */
const latinInGreek = new Set(
  'e-mail E-mail DJ Viber Instagram Facebook Google OpenStreetMap Foundation Netlify Supabase Deigma Mail Video Wedding Planner IP Cookies cookies WCAG Orca Firefox Chrome Safari axe VoiceOver iPhone TalkBack Android NVDA Windows'.split(' '),
);

/** Vowels that sound as one; an accent on the first, or two dots on the second, parts them. */
const syllablesOf = (word: string): number =>
  (
    word
      .toLowerCase()
      // ι and υ before another vowel may glide into it: για, ποιος, δυο.
      .replaceAll(/(?:ει|οι|υι|ι|υ)(?=[αεοωάέόώ]|ου|ού|η|ή)/gu, '')
      .match(/ου|ού|αι|αί|ει|εί|οι|οί|υι|υί|αυ|αύ|ευ|εύ|ηυ|ηύ|[αεηιουωάέήίόύώϊϋΐΰ]/gu) ?? []
  ).length;

/** Short for something longer, or two syllables only to the eye. */
const withoutAccent = new Set('Αρ'.split(' '));

describe('Greek', () => {
  it('has no running text in Latin letters', () => {
    // But for keywords, which are what people type into a search box.
    const latin = texts.el
      .filter(({ at }) => !at.includes('.head.keywords'))
      .flatMap(({ at, text }) => [...wordsOf(text).matchAll(/\p{Script=Latin}[\p{Script=Latin}-]*/gu)].filter(([word]) => !latinInGreek.has(word)).map(([word]) => `${at}: ${word}`));
    expect(latin).toEqual([]);
  });

  it('has none of the words that say nothing', () => {
    const filler = /μοναδικ|αξεχαστ|ονειρεμεν|μαγικ|παραμυθενι|ιδανικ/i;
    expect(texts.el.filter(({ text }) => filler.test(withoutAccents(text))).map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
  });

  it('has «quotation marks» in pairs, and no others', () => {
    const count = (text: string, mark: string) => text.split(mark).length - 1;
    const single = new Set(['«', '»']);
    expect(texts.el.filter(({ text }) => !single.has(text) && count(text, '«') !== count(text, '»')).map(({ at }) => at)).toEqual([]);
    expect(found('el', /[“”„"]/)).toEqual([]);
    expect(found('el', /»[^«]*»|«[^»]*«/)).toEqual([]);
  });

  it('ends its words in ς, and writes σ everywhere else', () => {
    expect(found('el', /σ(?![\p{L}’])/u)).toEqual([]);
    expect(found('el', /ς(?=\p{L})/u)).toEqual([]);
  });

  it('asks with its own question mark', () => {
    expect(found('el', /[?\u037e]/u)).toEqual([]);
  });

  it.each([
    ['καλοκαίρι', 4],
    ['για', 1],
    ['ποιους', 1],
    ['εκκλησία', 4],
    ['ούζο', 2],
    ['γάιδαρος', 4],
    ['πεδίο', 3],
  ])('a word like %s has %i syllables', (word, syllables) => {
    expect(syllablesOf(word)).toBe(syllables);
  });

  it('has an accent on every word of two syllables or more, but for capitals', () => {
    const bare = texts.el.flatMap(({ at, text }) =>
      [...wordsOf(text).matchAll(/\p{Script=Greek}+/gu)]
        .map(([word]) => word)
        .filter((word) => word === withoutAccents(word) && !/[ΐΰ]/.test(word) && word !== word.toUpperCase() && syllablesOf(word) > 1 && !withoutAccent.has(word))
        .map((word) => `${at}: ${word}`),
    );
    expect(bare).toEqual([]);
  });

  it('has one accent in a word, or two where an enclitic throws its own back', () => {
    expect(found('el', /\p{L}*[άέήίόύώΐΰ]\p{L}*[άέήίόύώΐΰ]\p{L}*(?![\p{L}]|[ \u00a0](?:μου|σου|του|της|μας|σας|τους|το|τα|τη|την|τον|τες)(?!\p{L}))/u)).toEqual([]);
  });

  it('has no accent on words of one syllable that never take one', () => {
    expect(found('el', /(?<!\p{L})(?:τί|γιά|θά|νά|μιά|ποιά|ποιός|ποιό|γειά|πιό|δυό|πιά|σέ|μέ|καί|στό|στή)(?!\p{L})/iu)).toEqual([]);
  });

  it('does not part a number from its unit at the end of a line', () => {
    expect(found('el', /\d (?:χλμ|λεπτά|λεπτό|ώρες|ώρα)(?!\p{L})/u, ({ at }) => at.includes('.head.'))).toEqual([]);
  });
});
