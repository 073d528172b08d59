import { languages, type Language } from '../languages.ts';
import { formatMonthName } from './formatDay.ts';
import { fill, formatNumber } from './formats.ts';

/** Returns "11.400 €" or "€11,400". */
export const formatEuros = (euros: number, language: Language): string =>
  fill(languages[language].numberFormat.euros, { n: formatSum(euros, language) });

/** Returns "11.400–16.200 €", or one sum if equal. */
export const formatEuroRange = (
  { from, to }: { from: number; to: number },
  language: Language,
): string =>
  fill(languages[language].numberFormat.euros, {
    n: [...new Set([from, to])].map((sum) => formatSum(sum, language)).join('–'),
  });

/** Returns "Απρίλιος–Μάιος". Months are 1 to 12, in any order. */
export const formatMonthRanges = (months: readonly number[], language: Language): string[] => {
  const runs: { first: number; last: number }[] = [];
  const sorted = [...months].sort((one, other) => one - other);
  // Starts after a gap, so that a winter is one range.
  const start = Math.max(
    0,
    sorted.findIndex((month) => !sorted.includes(month === 1 ? 12 : month - 1)),
  );
  for (const month of [...sorted.slice(start), ...sorted.slice(0, start)]) {
    const run = runs.at(-1);
    if (run && month === (run.last % 12) + 1) run.last = month;
    else runs.push({ first: month, last: month });
  }
  return runs.map(({ first, last }) =>
    [...new Set([first, last])].map((month) => formatMonthName(month, language)).join('–'),
  );
};

const formatSum = (euros: number, language: Language): string =>
  formatNumber(euros, language, Math.round(euros * 100) % 100 === 0 ? {} : { max: 2, min: 2 });
