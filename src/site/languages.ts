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
