import { getFirstSuggestedDay, type Month } from '../../../facts/dates/evenings.ts';

/** Successive months with the tables in the garden, or in the hall. */
export type Season = { id: string; kind: 'summer' | 'winter'; months: Month[] };

export const groupBySeason = (months: readonly Month[], today: string): Season[] => {
  const first = getFirstSuggestedDay(today);
  const seasons: Season[] = [];
  for (const { evenings, ...month } of months) {
    const left = evenings.filter(({ date }) => date >= first);
    if (left.length === 0) continue;
    const kind = month.isOutdoors ? 'summer' : 'winter';
    const shown = { ...month, evenings: left };
    const last = seasons.at(-1);
    if (last?.kind === kind) last.months.push(shown);
    else seasons.push({ id: `${kind}-${month.month}`, kind, months: [shown] });
  }
  return seasons;
};
