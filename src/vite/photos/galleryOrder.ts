import own from '../../content/galleryOrder.json' with { type: 'json' };

/** Rows of similar photos by part of the day: a name for editors, then the photos, the best first. */
export type Day = Readonly<Record<string, readonly (readonly string[])[]>>;

/** Curated by hand. */
export const curatedDay: Day = own;

/**
 * Returns the gallery order: the day repeats as often as the longest row has photos, so photos of one row are
 * far apart.
 */
export function dayOrder(day: Day): string[] {
  const rows = Object.values(day)
    .flat()
    .map(([, ...photos]) => photos);
  const rounds = Math.max(0, ...rows.map(({ length }) => length));
  const roundOf = (at: number, { length }: readonly string[]): number =>
    Math.floor((at * rounds) / length);
  return Array.from({ length: rounds }, (_, round) =>
    rows.flatMap((row) => row.filter((_photo, at) => roundOf(at, row) === round)),
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
