/** Sveltia's number input keeps only "9" of "4,9", so owners type numbers in text inputs. */

const patternStart = '^(?<number>';

/** Matches "4,9" and "4.9", but not "1.000", which may mean one or a thousand. `min` and `max` are whole. */
export const createNumberPattern = (min: number, max: number, decimals: number): string => {
  const createFractionPattern = (digit: string) =>
    decimals > 0 ? `(?:[.,]${digit}{1,${decimals}})?` : '';
  const tooLow = min > 0 ? `(?!${createUpToPattern(min - 1)}(?:[.,]|$))` : '';
  return `${patternStart}${tooLow}(?:${createUpToPattern(max - 1)}${createFractionPattern('\\d')}|${max}${createFractionPattern('0')}))$`;
};

export const isNumberPattern = (pattern: string): boolean => pattern.startsWith(patternStart);

export const parseNumber = (typed: string): number => Number(typed.trim().replace(',', '.'));

const createUpToPattern = (limit: number): string => {
  const digits = String(limit);
  const below = [...digits].flatMap((digit, at) =>
    digit === '0'
      ? []
      : [`${digits.slice(0, at)}[0-${Number(digit) - 1}]\\d{${digits.length - at - 1}}`],
  );
  const shorter = digits.length > 1 ? [`\\d{1,${digits.length - 1}}`] : [];
  return `(?:${[...shorter, ...below, digits].join('|')})`;
};
