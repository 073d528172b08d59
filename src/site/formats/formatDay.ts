import { dateNames } from './dateNames.ts';
import { fill } from './fill.ts';
import type { Language } from '../languages.ts';

/** The month of a day or of a month such as "2026-11", as it stands in a date. */
export const ofMonth = (day: string, language: Language): string =>
  dateNames[language].months[Number(day.slice(5, 7)) - 1] ?? '';

/** A day such as "22 Νοεμβρίου 2026" or "22 November 2026", from "2026-11-22". */
export const formatDay = (day: string, language: Language): string =>
  fill(dateNames[language].pattern, {
    day: Number(day.slice(8)),
    month: ofMonth(day, language),
    year: day.slice(0, 4),
  });
