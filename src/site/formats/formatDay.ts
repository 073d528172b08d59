import { dateNames } from './dateNames.ts';
import { fill } from './fill.ts';
import type { Language } from '../languages.ts';

/** Returns "Νοεμβρίου" or "November" for "2026-11-22". */
export const ofMonth = (day: string, language: Language): string =>
  dateNames[language].months[Number(day.slice(5, 7)) - 1] ?? '';

/** Returns "22 Νοεμβρίου 2026" or "22 November 2026". */
export const formatDay = (day: string, language: Language): string =>
  fill(dateNames[language].pattern, {
    day: Number(day.slice(8)),
    month: ofMonth(day, language),
    year: day.slice(0, 4),
  });
