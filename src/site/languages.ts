/** The languages of the site. The first one is the original and the `x-default` of every page. */
export const languages = {
  el: { name: 'Ελληνικά', short: 'EL', locale: 'el-GR', openGraph: 'el_GR', home: '/' },
  en: { name: 'English', short: 'EN', locale: 'en-GB', openGraph: 'en_GB', home: '/en' },
} as const;

export type Language = keyof typeof languages;

/** A value that exists once per language. */
export type Localized<Value = string> = Readonly<Record<Language, Value>>;

export const languageCodes = Object.keys(languages) as Language[];
export const defaultLanguage: Language = 'el';

/**
 * Names in the other alphabet within a text: in Greek those of Latin letters, in English those of Greek ones. Not
 * what Greek itself writes so and a Greek voice reads well (DJ, e-mail, cookies), and no addresses.
 */
const foreignNames: Localized<{ lang: Language; pattern: RegExp }> = {
  el: { lang: 'en', pattern: /(?<![\w@./-])(?!(?:DJ|e-mail|cookies?)(?!\w))[A-Za-z]{2,}(?![\w@./-]*[@./]\w)(?: [A-Za-z]{2,})*/gi },
  en: { lang: 'el', pattern: /[\u0370-\u03FF\u1F00-\u1FFF]+(?: [\u0370-\u03FF\u1F00-\u1FFF]+)*/g },
};

/** A text in its parts, each with the language to mark it with where that is not the text's own. */
export const partsByLanguage = (text: string, language: Language): { part: string; lang?: Language }[] => {
  const { lang, pattern } = foreignNames[language];
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
