import { sizes, type PlaceId } from '../../site/facts/layoutFacts.ts';
import { chair, empty, type Box, type Line, type Plan } from './plan.ts';

const { away } = chair;

/** From chair to chair at a table, in metres. */
export const elbow = 0.7;

/** Where in a place tables stand: the lawn keeps its lower half for the dancing and the way to the sea. */
export const areaOf = (place: PlaceId): Box => {
  const { width, depth } = sizes[place];
  return place === 'lawn' ? { x: 0, y: 1.5, width, depth: 20 } : { x: 0, y: 0, width, depth };
};

export const times = <Part>(count: number, part: (index: number) => Part): Part[] =>
  Array.from({ length: count }, (_, index) => part(index));

/** The share of one of several, so that all shares make up the whole. */
export const share = (whole: number, parts: number, index: number): number =>
  Math.floor(((index + 1) * whole) / parts) - Math.floor((index * whole) / parts);

/** A table lengthwise with its chairs on both sides; an odd one sits at its head. */
export function longTable(
  middle: { x: number; y: number },
  seats: number,
  depth: number,
  step = elbow,
): Plan {
  const side = Math.floor(seats / 2);
  const table = {
    x: middle.x - (side * step) / 2,
    y: middle.y - depth / 2,
    width: side * step,
    depth,
  };
  const x = table.x + step / 2;
  const lines: Line[] = [table.y - away, table.y + depth + away].map((y) => ({
    x,
    y,
    count: side,
    step,
  }));
  if (seats % 2) lines.push({ x: table.x - away, y: middle.y, count: 1, step });
  return { ...empty, tables: [table], lines };
}
