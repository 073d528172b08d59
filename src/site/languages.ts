export type Alphabet = 'greek' | 'latin';

type Row = {
  name: string;
  locale: string;
  /** Home path, and prefix of all others. */
  home: string;
  alphabet: Alphabet;
  /** Intl blocks a phone for 0.1 s at first use, and its results vary between engines. */
  numberFormat: {
    decimal: string;
    group: string;
    euros: string;
    kilometres: string;
    minute: string;
    minutes: string;
    day: string;
    days: string;
    month: string;
    months: string;
    and: string;
    or: string;
  };
  /** In the case that follows a day: in Greek, the genitive. */
  months: string;
  /** Without a day, if that differs. */
  monthNames?: string;
  /** Short, from Sunday on. */
  weekdays: string;
  /** AM and PM, if the clock has twelve hours. */
  dayPeriods?: readonly [string, string];
};

const table = {
  el: {
    name: 'Ελληνικά',
    locale: 'el-GR',
    home: '/',
    alphabet: 'greek',
    numberFormat: {
      decimal: ',',
      group: '.',
      euros: '{n}\u00a0€',
      kilometres: '{n}\u00a0χλμ.',
      minute: '{n}\u00a0λεπτό',
      minutes: '{n}\u00a0λεπτά',
      day: '{n}\u00a0μέρα',
      days: '{n}\u00a0μέρες',
      // As in «1 μήνα πριν».
      month: '{n}\u00a0μήνα',
      months: '{n}\u00a0μήνες',
      and: 'και',
      or: 'ή',
    },
    months:
      'Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου',
    monthNames:
      'Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος Οκτώβριος Νοέμβριος Δεκέμβριος',
    weekdays: 'Κυρ Δευ Τρί Τετ Πέμ Παρ Σάβ',
  },
  en: {
    name: 'English',
    locale: 'en-GB',
    home: '/en',
    alphabet: 'latin',
    dayPeriods: ['AM', 'PM'],
    numberFormat: {
      decimal: '.',
      group: ',',
      euros: '€{n}',
      kilometres: '{n}\u00a0km',
      minute: '{n}\u00a0minute',
      minutes: '{n}\u00a0minutes',
      day: '{n}\u00a0day',
      days: '{n}\u00a0days',
      month: '{n}\u00a0month',
      months: '{n}\u00a0months',
      and: 'and',
      or: 'or',
    },
    months: 'January February March April May June July August September October November December',
    weekdays: 'Sun Mon Tue Wed Thu Fri Sat',
  },
} as const satisfies Record<string, Row>;

export type Language = keyof typeof table;

export const languages: Readonly<Record<Language, Row>> = table;

export type Localized<Value = string> = Readonly<Record<Language, Value>>;

export const languageCodes = Object.keys(languages) as Language[];

export const listOtherLanguages = (language: Language): Language[] =>
  languageCodes.filter((other) => other !== language);

export const mapLanguages = <Value>(getValue: (language: Language) => Value): Localized<Value> =>
  Object.fromEntries(
    languageCodes.map((language) => [language, getValue(language)]),
  ) as Localized<Value>;

export const defaultLanguage: Language = 'el';

/** A Greek voice pronounces DJ, e-mail and cookies well. */
const foreignNames: Readonly<Record<Alphabet, { lang: Language; pattern: RegExp }>> = {
  greek: {
    lang: 'en',
    pattern:
      /(?<![\w@./-])(?!(?:DJ|e-mail|cookies?)(?!\w))\p{Script=Latin}{2,}(?![\w@./-]*[@./]\w)(?: \p{Script=Latin}{2,})*/giu,
  },
  latin: {
    lang: 'el',
    pattern: /[\u0370-\u03FF\u1F00-\u1FFF]+(?: [\u0370-\u03FF\u1F00-\u1FFF]+)*/g,
  },
};

/** `lang` marks names in the other alphabet. */
export const splitByLanguage = (
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

/** Returns the other language if the whole text has its alphabet. */
export const findForeignLanguage = (text: string, language: Language): Language | undefined => {
  const [only, ...more] = splitByLanguage(text, language);
  return more.length === 0 ? only?.lang : undefined;
};
