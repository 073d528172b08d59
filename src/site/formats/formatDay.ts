import { fill } from './fill.ts';
import type { Language, Localized } from '../languages.ts';

/** How a date is written, by hand as other figures (languages.ts): {day}, {month} and {year}, and the names of the months, from January on, as they stand in it. */
export const dates: Localized<{ pattern: string; months: readonly string[] }> = {
  el: {
    pattern: '{day} {month} {year}',
    months: ['Ιανουαρίου', 'Φεβρουαρίου', 'Μαρτίου', 'Απριλίου', 'Μαΐου', 'Ιουνίου', 'Ιουλίου', 'Αυγούστου', 'Σεπτεμβρίου', 'Οκτωβρίου', 'Νοεμβρίου', 'Δεκεμβρίου'],
  },
  en: {
    pattern: '{day} {month} {year}',
    months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  },
};

/** The month of a day or of a month such as "2026-11", as it stands in a date. */
export const ofMonth = (day: string, language: Language): string => dates[language].months[Number(day.slice(5, 7)) - 1] ?? '';

/** A day such as "22 Νοεμβρίου 2026" or "22 November 2026", from "2026-11-22". */
export const formatDay = (day: string, language: Language): string =>
  fill(dates[language].pattern, { day: Number(day.slice(8)), month: ofMonth(day, language), year: day.slice(0, 4) });
