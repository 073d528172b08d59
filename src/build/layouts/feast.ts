import type { PlaceId } from '../../site/facts/layoutFacts.ts';
import { areaOf, longTable, share, times } from './table.ts';
import { chair, empty, type Box, type Plan, type Ring, type Round } from './plan.ts';

const lawnFloor: Box = { x: 14, y: 26, width: 10, depth: 10 };

/** Rows and columns of long tables, and whether a small one stands before them for the couple. */
const longTables: Record<PlaceId, { rows: number; columns: number; forCouple?: boolean }> = {
  hall: { rows: 4, columns: 1, forCouple: true },
  terrace: { rows: 2, columns: 1 },
  pergola: { rows: 3, columns: 1 },
  lawn: { rows: 5, columns: 2 },
  smallHall: { rows: 1, columns: 1 },
};

const together = (plans: readonly Plan[], others: Partial<Plan> = {}): Plan => ({
  tables: plans.flatMap(({ tables }) => tables),
  rounds: plans.flatMap(({ rounds }) => rounds),
  lines: plans.flatMap(({ lines }) => lines),
  rings: plans.flatMap(({ rings }) => rings),
  ...others,
});

/** Long tables, and on the lawn the dance floor below them. */
export function long(place: PlaceId, seats: number): Plan {
  const { rows, columns, forCouple } = longTables[place];
  const area = areaOf(place);
  const edge = 0.5;
  const head = forCouple ? 2.6 : 0;
  const count = rows * columns;
  const plans = times(count, (index) => {
    const x = area.x + ((area.width - head) * (2 * (index % columns) + 1)) / (2 * columns);
    const y =
      area.y +
      edge +
      ((area.depth - 2 * edge) * (2 * Math.floor(index / columns) + 1)) / (2 * rows);
    return longTable(
      { x, y },
      share(seats - (forCouple ? 2 : 0), count, index),
      rows === 1 ? 1.6 : 0.9,
    );
  });
  if (forCouple) plans.push(coupleTable(area));
  return together(plans, place === 'lawn' ? { floor: lawnFloor } : {});
}

function coupleTable({ width, depth }: Box): Plan {
  const table = { x: width - 2, y: depth / 2 - 0.9, width: 0.8, depth: 1.8 };
  return {
    ...empty,
    tables: [table],
    lines: [
      {
        x: table.x + table.width + chair.away,
        y: depth / 2 - 0.45,
        count: 2,
        step: 0.9,
        isUpright: true,
      },
    ],
  };
}

/** Tables of ten, in as many full rows as the place has room for; what stays free beside them indoors is the dance floor. */
export function roundTables(place: PlaceId, seats: number): Plan {
  const area = areaOf(place);
  const pitch = 3.3;
  const count = Math.ceil(seats / 10);
  const most = Math.max(1, Math.floor(area.depth / 3.6));
  const rows =
    [...times(most, (index) => most - index)].find(
      (some) => count % some === 0 && (count / some) * pitch <= area.width,
    ) ?? most;
  const columns = Math.ceil(count / rows);
  const isBeside = place === 'hall';
  const left = isBeside ? 0.4 : (area.width - columns * pitch) / 2;
  const rounds = times(count, (index) => ({
    x: area.x + left + pitch * ((index % columns) + 0.5),
    y: area.y + (area.depth * (2 * Math.floor(index / columns) + 1)) / (2 * rows),
    radius: 0.9,
  }));
  const rings = rounds.map((table, index): Ring => ({
    ...table,
    radius: table.radius + chair.away,
    count: share(seats, count, index),
    turn: 0.3,
  }));
  const free = area.width - left - columns * pitch - 1.4;
  const beside = {
    x: area.width - 0.8 - Math.min(free, 6.6),
    y: 2.4,
    width: Math.min(free, 6.6),
    depth: area.depth - 4.8,
  };
  return {
    ...empty,
    rounds,
    rings,
    floor: place === 'lawn' ? lawnFloor : isBeside && free > 3 ? beside : undefined,
  };
}

/** High tables, every second row shifted, and around each as many as one can talk to. */
export function standing(place: PlaceId, people: number): Plan {
  const area = areaOf(place);
  const edge = 1.35;
  const rows = Math.max(1, Math.floor(area.depth / 2.6));
  const columns = Math.ceil(people / 8.5 / rows);
  const pitch = (area.width - 2 * edge) / (columns - 0.5);
  const rounds = times(rows * columns, (index): Round => {
    const row = Math.floor(index / columns);
    return {
      x: area.x + edge + pitch * ((index % columns) + (row % 2) / 2),
      y: area.y + (area.depth * (2 * row + 1)) / (2 * rows),
      radius: 0.36,
    };
  });
  const rings = rounds.flatMap((table, index): Ring[] => {
    const count = share(people, rounds.length, index);
    const near = Math.min(count, 5);
    return [
      { ...table, radius: 0.68, count: near, turn: index * 2.4 },
      { ...table, radius: 1.1, count: count - near, turn: index * 2.4 + Math.PI / 5 },
    ].filter((ring) => ring.count > 0);
  });
  return { ...empty, rounds, rings };
}
