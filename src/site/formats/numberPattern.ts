/** Sveltia's number input keeps only "9" of "4,9", so owners type numbers in text inputs. */

const begin = '^(?<number>';

const upTo = (limit: number): string => {
  const digits = String(limit);
  const below = [...digits].flatMap((digit, at) =>
    digit === '0'
      ? []
      : [`${digits.slice(0, at)}[0-${Number(digit) - 1}]\\d{${digits.length - at - 1}}`],
  );
  const shorter = digits.length > 1 ? [`\\d{1,${digits.length - 1}}`] : [];
  return `(?:${[...shorter, ...below, digits].join('|')})`;
};

/** Matches "4,9" and "4.9", but not "1.000", which may mean one or a thousand. `min` and `max` are whole. */
export const numberPattern = (min: number, max: number, decimals: number): string => {
  const fraction = (digit: string) => (decimals > 0 ? `(?:[.,]${digit}{1,${decimals}})?` : '');
  const tooLow = min > 0 ? `(?!${upTo(min - 1)}(?:[.,]|$))` : '';
  return `${begin}${tooLow}(?:${upTo(max - 1)}${fraction('\\d')}|${max}${fraction('0')}))$`;
};

export const isNumberPattern = (pattern: string): boolean => pattern.startsWith(begin);

export const readNumber = (typed: string): number => Number(typed.trim().replace(',', '.'));
