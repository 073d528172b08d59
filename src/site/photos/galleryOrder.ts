import type { Day } from './day.ts';

/**
 * Returns the gallery order: the day repeats as often as the longest row has photos, so photos of one row are
 * far apart.
 */
export function dayOrder(day: Day): string[] {
  const rows = Object.values(day)
    .flat()
    .map(([, ...photos]) => photos);
  const tellings = Math.max(0, ...rows.map(({ length }) => length));
  const tellingOf = (at: number, { length }: readonly string[]): number =>
    Math.floor((at * tellings) / length);
  return Array.from({ length: tellings }, (_, telling) =>
    rows.flatMap((row) => row.filter((_photo, at) => tellingOf(at, row) === telling)),
  ).flat();
}

/** Photos not listed come first, newest before others. */
export function inOrder<One extends { readonly id: string }>(
  photos: readonly One[],
  order: readonly string[],
): One[] {
  // `indexOf` returns -1 for photos not listed.
  return [...photos]
    .reverse()
    .sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}
