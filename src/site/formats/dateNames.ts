import { inEachLanguage, languages, type Language } from '../languages.ts';

/** Computed at build, so browsers need no Intl (src/vite/content/plugin.ts). */
const namesIn = (language: Language): { pattern: string; months: readonly string[] } => {
  const written = new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const partsOf = (month: number): Intl.DateTimeFormatPart[] =>
    written.formatToParts(Date.UTC(2026, month, 15));
  return {
    pattern: partsOf(0)
      .map(({ type, value }) => (type === 'literal' ? value : `{${type}}`))
      .join(''),
    months: Array.from(
      { length: 12 },
      (_, month) => partsOf(month).find(({ type }) => type === 'month')?.value ?? '',
    ),
  };
};

export const dateNames = inEachLanguage(namesIn);
