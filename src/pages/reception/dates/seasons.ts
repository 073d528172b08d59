import type { Month } from '../../../site/evenings.ts';

/** Winter, November to March, has events only in the hall. */
export type Season = { id: string; kind: 'summer' | 'winter'; months: Month[] };

export const groupBySeason = (months: readonly Month[], today: string): Season[] => {
  const seasons: Season[] = [];
  for (const { month, evenings } of months) {
    const left = evenings.filter(({ date }) => date >= today);
    if (left.length === 0) continue;
    const year = Number(month.slice(0, 4));
    const isBeforeApril = month.slice(5) < '04';
    const kind = isBeforeApril || month.slice(5) > '10' ? 'winter' : 'summer';
    const last = seasons.at(-1);
    if (last?.kind === kind) last.months.push({ month, evenings: left });
    // A winter is named after its first year.
    else
      seasons.push({
        id: `${kind}-${isBeforeApril ? year - 1 : year}`,
        kind,
        months: [{ month, evenings: left }],
      });
  }
  return seasons;
};
