export type Alphabet = 'greek' | 'latin';

/**
 * How a language writes figures. By hand and not by Intl: its first use takes a phone a tenth of a second, in which it
 * answers to no touch, and engines of different age write differently, where what the build wrote must stay. A test
 * holds each against Intl.
 */
export type Figures = {
  /** Before the fraction of a number, and between its thousands. */
  decimal: string;
  group: string;
  /** {n} is the number. */
  euros: string;
  kilometres: string;
  minute: string;
  minutes: string;
  /** Before the last of several. */
  and: string;
  or: string;
};

type Row = {
  /** Its name for itself, and what stands for it in the language switch. */
  name: string;
  short: string;
  /** BCP 47. */
  locale: string;
  openGraph: string;
  /** The address of its home page, below which all its others lie. */
  home: string;
  alphabet: Alphabet;
  figures: Figures;
  /** What stands after an hour before noon and after one from noon on, where hours are counted to twelve. */
  halves?: readonly [string, string];
};

/** The languages of the site, and the only list of them. */
const table = {
  el: {
    name: 'Ελληνικά',
    short: 'EL',
    locale: 'el-GR',
    openGraph: 'el_GR',
    home: '/',
    alphabet: 'greek',
    figures: {
      decimal: ',',
      group: '.',
      euros: '{n}\u00a0€',
      kilometres: '{n}\u00a0χλμ.',
      minute: '{n}\u00a0λεπτό',
      minutes: '{n}\u00a0λεπτά',
      and: 'και',
      or: 'ή',
    },
  },
  en: {
    name: 'English',
    short: 'EN',
    locale: 'en-GB',
    openGraph: 'en_GB',
    home: '/en',
    alphabet: 'latin',
    halves: ['AM', 'PM'],
    figures: {
      decimal: '.',
      group: ',',
      euros: '€{n}',
      kilometres: '{n}\u00a0km',
      minute: '{n}\u00a0minute',
      minutes: '{n}\u00a0minutes',
      and: 'and',
      or: 'or',
    },
  },
} as const satisfies Record<string, Row>;

export type Language = keyof typeof table;

export const languages: Readonly<Record<Language, Row>> = table;

/** A value that exists once per language. */
export type Localized<Value = string> = Readonly<Record<Language, Value>>;

export const languageCodes = Object.keys(languages) as Language[];

/** A value per language, each made in the same way. */
export const inEachLanguage = <Value>(of: (language: Language) => Value): Localized<Value> =>
  Object.fromEntries(languageCodes.map((language) => [language, of(language)])) as Localized<Value>;

/** The original: the `x-default` of every page, the language of an unknown address, and of a post that names none (docs/specification.md, "Addresses"). */
export const defaultLanguage: Language = 'el';

/**
 * Names in the other alphabet within a text, and the voice that reads them: among Greek letters those of Latin ones,
 * and the other way round. Not what Greek itself writes so and a Greek voice reads well (DJ, e-mail, cookies), and no
 * addresses.
 */
const foreignNames: Readonly<Record<Alphabet, { lang: Language; pattern: RegExp }>> = {
  greek: {
    lang: 'en',
    pattern:
      /(?<![\w@./-])(?!(?:DJ|e-mail|cookies?)(?!\w))[A-Za-z]{2,}(?![\w@./-]*[@./]\w)(?: [A-Za-z]{2,})*/gi,
  },
  latin: {
    lang: 'el',
    pattern: /[\u0370-\u03FF\u1F00-\u1FFF]+(?: [\u0370-\u03FF\u1F00-\u1FFF]+)*/g,
  },
};

/** A text in its parts, each with the language to mark it with where that is not the text's own. */
export const partsByLanguage = (
  text: string,
  language: Language,
): { part: string; lang?: Language }[] => {
  const { lang, pattern } = foreignNames[languages[language].alphabet];
  const parts: { part: string; lang?: Language }[] = [];
  let end = 0;
  for (const { 0: name, index } of text.matchAll(pattern)) {
    if (index > end) parts.push({ part: text.slice(end, index) });
    parts.push({ part: name, lang });
    end = index + name.length;
  }
  if (end < text.length) parts.push({ part: text.slice(end) });
  return parts;
};

/** The language of a whole text that is not in the page's, such as the name of a company. */
export const foreignLanguageOf = (text: string, language: Language): Language | undefined => {
  const [only, ...more] = partsByLanguage(text, language);
  return more.length === 0 ? only?.lang : undefined;
};
