import { languages, type Language } from './languages.ts';

const formatNumber = (value: number, language: Language, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(languages[language].locale, options).format(value);

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Engines differ in the space before a unit; no line may end there in any. */
const held = (measure: string): string => measure.replaceAll(/\s/g, '\u00a0');

/** An average rating such as "5,0" or "5.0". */
export const formatRating = (value: number, language: Language): string => formatNumber(value, language, tenths);

/** A distance such as "3,8 χλμ." or "3.8 km". */
export const formatKilometres = (kilometres: number, language: Language): string =>
  held(formatNumber(kilometres, language, { style: 'unit', unit: 'kilometer', ...tenths }));

/** A driving time such as "8 λεπτά" or "8 minutes". */
export const formatMinutes = (minutes: number, language: Language): string =>
  held(formatNumber(minutes, language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }));

/** Whole euros such as "11.400 €" or "€11,400". */
export const formatEuros = (euros: number, language: Language): string =>
  held(formatNumber(euros, language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }));

/** A whole number such as "11.400" or "11,400". */
export const formatWhole = (value: number, language: Language): string => formatNumber(value, language, { maximumFractionDigits: 0 });

/** Two sums such as "11.400–16.200 €" or "€11,400–16,200"; one where they are the same. By hand: Intl names the currency twice in English. */
export const formatEuroRange = (from: number, to: number, language: Language): string => {
  const [first, last] = [formatWhole(from, language), formatWhole(to, language)];
  return formatEuros(from, language).replace(first, from === to ? first : `${first}–${last}`);
};

/** An enumeration such as "α, β και γ" or "a, b and c"; with "or" of alternatives. */
export const formatList = (parts: readonly string[], language: Language, type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(languages[language].locale, { type }).format(parts);

/** Months, 1 to 12, by their names: those that follow on each other as one range, such as "Απρίλιος–Μάιος" and "Οκτώβριος". Engines differ in the case that a Greek month stands in. */
export const monthRanges = (months: readonly number[], names: readonly string[]): string[] => {
  const runs: { first: number; last: number }[] = [];
  for (const month of months) {
    const run = runs.at(-1);
    if (run && month === (run.last % 12) + 1) run.last = month;
    else runs.push({ first: month, last: month });
  }
  return runs.map(({ first, last }) => [...new Set([first, last])].map((month) => names[month - 1]).join('–'));
};

/** A time of day such as "20:45" or "8:45 PM". By hand: engines of different age write "AM" and the space before it differently, and what the build wrote must stay. */
export const formatTime = (time: string, language: Language): string => {
  const { halves } = languages[language];
  if (!halves) return time;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}\u00a0${halves[hour < 12 ? 0 : 1]}`;
};

/** A day such as "22 Νοεμβρίου 2026" or "22 November 2026", from "2026-11-22". */
export const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Opening hours, "9:00–21:00" in Greek and "9:00 AM–9:00 PM" in English (docs/specification.md, "Figures"). */
export const formatHours = ({ opens, closes }: { opens: string; closes: string }, language: Language): string =>
  `${formatTime(opens, language)}–${formatTime(closes, language)}`;

/** A range such as "9:00–21:00" for use within a sentence, where no line may end at its dash. */
export const unbroken = (range: string): string => range.replaceAll('–', '–\u2060');
