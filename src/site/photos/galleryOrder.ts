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
  const place = new Map(order.map((id, at) => [id, at]));
  const fresh = photos.filter(({ id }) => !place.has(id)).reverse();
  return [
    ...fresh,
    ...photos
      .filter(({ id }) => place.has(id))
      .sort((one, other) => place.get(one.id)! - place.get(other.id)!),
  ];
}
