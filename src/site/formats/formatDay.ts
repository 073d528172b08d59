import { languages, type Language } from '../languages.ts';

/** Parses "20:49" to minutes since midnight. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Returns "Νοεμβρίου" or "November" for "2026-11-22". */
export const ofMonth = (day: string, language: Language): string =>
  languages[language].months.split(' ')[Number(day.slice(5, 7)) - 1] ?? '';

/** Returns "22 Νοεμβρίου 2026" or "22 November 2026". */
export const formatDay = (day: string, language: Language): string =>
  `${Number(day.slice(8))} ${ofMonth(day, language)} ${day.slice(0, 4)}`;
