import { languages, type Language } from '../languages.ts';

/** Numbers of fraction digits. */
type Fraction = { max?: number; min?: number };

export const formatNumber = (
  value: number,
  language: Language,
  { max = 0, min = 0 }: Fraction = {},
): string => {
  const { decimal, group } = languages[language].numberFormat;
  // `toFixed` alone rounds 2.05 down, because its binary value is smaller.
  const rounded = Number(`${Math.round(Number(`${value}e${max}`))}e-${max}`);
  const [whole = '', fraction = ''] = rounded.toFixed(max).split('.');
  const kept = fraction.replace(/0+$/, '').padEnd(min, '0');
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group) + (kept && decimal + kept);
};

const oneDecimal = { max: 1, min: 1 };

/** Returns "5,0" or "5.0". */
export const formatRating = (value: number, language: Language): string =>
  formatNumber(value, language, oneDecimal);

/** Returns "3,8 χλμ." or "3.8 km". */
export const formatKilometres = (kilometres: number, language: Language): string =>
  fill(languages[language].numberFormat.kilometres, {
    n: formatNumber(kilometres, language, oneDecimal),
  });

/** Returns "8 λεπτά" or "8 minutes". */
export const formatDuration = (
  count: number,
  unit: 'minute' | 'day' | 'month',
  language: Language,
): string =>
  fill(languages[language].numberFormat[count === 1 ? unit : (`${unit}s` as const)], { n: count });

/** Returns "20:45" or "8:45 PM". */
export const formatTime = (time: string, language: Language): string => {
  const { dayPeriods } = languages[language];
  if (!dayPeriods) return time;
  const hour = Number.parseInt(time, 10);
  return `${time.replace(/^\d+/, String(hour % 12 || 12))}\u00a0${dayPeriods[hour < 12 ? 0 : 1]}`;
};

/** Returns "9:00–21:00" or "9:00 AM–9:00 PM". */
export const formatHours = (
  { opens, closes }: { opens: string; closes: string },
  language: Language,
): string => `${formatTime(opens, language)}–${formatTime(closes, language)}`;

/** Adds a word joiner after the dash. */
export const preventLineBreak = (range: string): string => range.replaceAll('–', '–\u2060');

/** Replaces placeholders such as {price}. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** Returns "α, β και γ" or "a, b or c". */
export const formatList = (
  parts: readonly string[],
  language: Language,
  joint: 'and' | 'or' = 'and',
): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)]
    .filter(Boolean)
    .join(` ${languages[language].numberFormat[joint]} `);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes for element content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
