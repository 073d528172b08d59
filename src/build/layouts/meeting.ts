import type { PlaceId } from '../../site/facts/layoutFacts.ts';
import { areaOf, elbow, longTable, times } from './table.ts';
import { chair, empty, type Line, type Plan } from './plan.ts';

const { away } = chair;

/** From chair to chair in a row, in metres. */
const inRow = 0.52;

/** How many sit across, in two blocks with an aisle between them. */
const across: Record<PlaceId, number> = {
  hall: 16,
  terrace: 8,
  pergola: 10,
  lawn: 20,
  smallHall: 6,
};

/** Rows before a stage. */
export function inRows(place: PlaceId, seats: number): Plan {
  const area = areaOf(place);
  const half = across[place] / 2;
  const middle = area.y + area.depth / 2;
  const stage = {
    x: 0.8,
    y: middle - Math.min(6, area.depth - 2) / 2,
    width: 2.4,
    depth: Math.min(6, area.depth - 2),
  };
  const starts = [middle - 0.8 - (half - 1) * inRow, middle + 0.8];
  const lines = times(Math.ceil(seats / half), (index) => ({
    x: stage.x + stage.width + 2 + 1.32 * Math.floor(index / 2),
    y: starts[index % 2]!,
    count: Math.min(half, seats - index * half),
    step: inRow,
    isUpright: true,
  }));
  return { ...empty, lines, stage };
}

/** Tables on three sides, the open one towards the screen. */
export function u(place: PlaceId, seats: number): Plan {
  const area = areaOf(place);
  const end = Math.min(8, seats);
  const side = Math.floor((seats - end) / 2);
  const [wide, deep, table] = [side * elbow, end * elbow, 0.75];
  const [x, y] = [(area.width - wide) / 2, area.y + (area.depth - deep) / 2];
  return {
    ...empty,
    tables: [
      { x, y, width: wide, depth: table },
      { x, y: y + deep - table, width: wide, depth: table },
      { x: x + wide - table, y: y + table, width: table, depth: deep - 2 * table },
    ],
    lines: [
      { x: x + elbow / 2, y: y - away, count: side, step: elbow },
      { x: x + elbow / 2, y: y + deep + away, count: seats - end - side, step: elbow },
      { x: x + wide + away, y: y + elbow / 2, count: end, step: elbow, isUpright: true },
    ],
    screen: { x: 1, y: area.y + area.depth / 2 - 2, width: 0, depth: 4 },
  };
}

/** One table, two at each end; of an odd number one less sits at the far one. */
export function board(place: PlaceId, seats: number): Plan {
  const area = areaOf(place);
  const middle = { x: area.width / 2 + 0.1, y: area.y + area.depth / 2 };
  const atEnds = [2, 2 - (seats % 2)];
  const alongSides = seats - 4 + (seats % 2);
  const step = Math.min(elbow, (area.width - 2) / (alongSides / 2) - 0.001);
  const sides = longTable(middle, alongSides, 1.6, step);
  const table = sides.tables[0]!;
  const ends = [table.x - away, table.x + table.width + away].map((x, index): Line => ({
    x,
    y: middle.y - 0.4,
    count: atEnds[index]!,
    step: 0.8,
    isUpright: true,
  }));
  return {
    ...sides,
    lines: [...sides.lines, ...ends],
    screen: { x: 0.25, y: middle.y - 1, width: 0, depth: 2 },
  };
}
