import { fill } from './fill.ts';
import { languages, type Language } from '../languages.ts';

/** How many digits follow the decimal sign. */
type Fraction = { most?: number; least?: number };

/** A number as the language writes it, whole unless it is told how many digits may follow. */
export const formatNumber = (
  value: number,
  language: Language,
  { most = 0, least = 0 }: Fraction = {},
): string => {
  const { decimal, group } = languages[language].figures;
  // By its decimal digits: 2.05 is a little less in a machine, and `toFixed` tells.
  const rounded = Number(`${Math.round(Number(`${value}e${most}`))}e-${most}`);
  const [whole = '', fraction = ''] = rounded.toFixed(most).split('.');
  const kept = fraction.replace(/0+$/, '').padEnd(least, '0');
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group) + (kept && decimal + kept);
};

const tenths = { most: 1, least: 1 };

/** An average rating such as "5,0" or "5.0". */
export const formatRating = (value: number, language: Language): string =>
  formatNumber(value, language, tenths);

/** A distance such as "3,8 χλμ." or "3.8 km". */
export const formatKilometres = (kilometres: number, language: Language): string =>
  fill(languages[language].figures.kilometres, { n: formatNumber(kilometres, language, tenths) });

/** A driving time such as "8 λεπτά" or "8 minutes". */
export const formatMinutes = (minutes: number, language: Language): string =>
  fill(languages[language].figures[minutes === 1 ? 'minute' : 'minutes'], { n: minutes });

/** A time of day such as "20:45" or "8:45 PM". */
export const formatTime = (time: string, language: Language): string => {
  const { halves } = languages[language];
  if (!halves) return time;
  const hour = Number.parseInt(time, 10);
  return `${time.replace(/^\d+/, String(hour % 12 || 12))}\u00a0${halves[hour < 12 ? 0 : 1]}`;
};

/** Opening hours, "9:00–21:00" in Greek and "9:00 AM–9:00 PM" in English (docs/specification.md, "Figures"). */
export const formatHours = (
  { opens, closes }: { opens: string; closes: string },
  language: Language,
): string => `${formatTime(opens, language)}–${formatTime(closes, language)}`;

/** A range such as "9:00–21:00" for use within a sentence, where no line may end at its dash. */
export const unbroken = (range: string): string => range.replaceAll('–', '–\u2060');
