import { languages, type Language } from './languages.ts';

/** A number with these options, as the language writes it. */
export const formatNumber = (value: number, language: Language, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(languages[language].locale, options).format(value);

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Engines differ in the space before a unit; no line may end there in any. */
export const held = (measure: string): string => measure.replaceAll(/\s/g, '\u00a0');

/** An average rating such as "5,0" or "5.0". */
export const formatRating = (value: number, language: Language): string => formatNumber(value, language, tenths);

/** A distance such as "3,8 χλμ." or "3.8 km". */
export const formatKilometres = (kilometres: number, language: Language): string =>
  held(formatNumber(kilometres, language, { style: 'unit', unit: 'kilometer', ...tenths }));

/** A driving time such as "8 λεπτά" or "8 minutes". */
export const formatMinutes = (minutes: number, language: Language): string =>
  held(formatNumber(minutes, language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }));

/** A time of day such as "20:45" or "8:45 PM". By hand: engines of different age write "AM" and the space before it differently, and what the build wrote must stay. */
export const formatTime = (time: string, language: Language): string => {
  const { halves } = languages[language];
  if (!halves) return time;
  const hour = Number.parseInt(time, 10);
  return `${time.replace(/^\d+/, String(hour % 12 || 12))}\u00a0${halves[hour < 12 ? 0 : 1]}`;
};

/** A day such as "22 Νοεμβρίου 2026" or "22 November 2026", from "2026-11-22". */
export const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Opening hours, "9:00–21:00" in Greek and "9:00 AM–9:00 PM" in English (docs/specification.md, "Figures"). */
export const formatHours = ({ opens, closes }: { opens: string; closes: string }, language: Language): string =>
  `${formatTime(opens, language)}–${formatTime(closes, language)}`;

/** A range such as "9:00–21:00" for use within a sentence, where no line may end at its dash. */
export const unbroken = (range: string): string => range.replaceAll('–', '–\u2060');
