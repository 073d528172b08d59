import type { Day } from './day.ts';

/**
 * The order of the gallery: the day is told as often as its longest row has photos, from morning to night and on to the
 * empty place. The first telling has the strongest photo of every row; a row with fewer photos than tellings skips
 * later ones. So two photos of a row are a whole telling apart, in all of the gallery and in each category.
 */
export function tellDay(day: Day): string[] {
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

/** Photos in the order of the day; those that it does not name yet, such as one added today, come first, the last of them before the others. */
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
