import { metresPerMinute, type Estate, type Part, type Point } from './facts/estateFacts.ts';

/** A piece of a curve: its two handles and its end. */
type Piece = readonly [Point, Point, Point];

/** A soft curve through points, as Bézier pieces (Catmull-Rom). */
export const curveThrough = (points: readonly Point[]): Piece[] =>
  points.slice(1).map((end, at) => {
    const start = points[at]!;
    const before = points[at - 1] ?? start;
    const after = points[at + 2] ?? end;
    return [
      [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6],
      [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6],
      end,
    ];
  });

const steps = 16;

/** How long the curve through these points is. */
export function lengthOf(points: readonly Point[]): number {
  let [x, y] = points[0] ?? [0, 0];
  let length = 0;
  let start: Point = [x, y];
  for (const [first, second, end] of curveThrough(points)) {
    for (let step = 1; step <= steps; step += 1) {
      const t = step / steps;
      const on = (axis: 0 | 1) =>
        (1 - t) ** 3 * start[axis] +
        3 * (1 - t) ** 2 * t * first[axis] +
        3 * (1 - t) * t ** 2 * second[axis] +
        t ** 3 * end[axis];
      const next: Point = [on(0), on(1)];
      length += Math.hypot(next[0] - x, next[1] - y);
      [x, y] = next;
    }
    start = end;
  }
  return length;
}

/** Minutes of a stroll, to the nearest half. */
export const minutesOf = (metres: number): number =>
  Math.max(1, Math.round((metres / metresPerMinute) * 2)) / 2;

/** Minutes from the door of the hall; undefined where no way is told of. */
export const minutesTo = (part: Part, { walks }: Estate): number | undefined =>
  walks[part] && minutesOf(lengthOf(walks[part]));

/** Metres from the gate past the door of the hall to the chapel, to the nearest five. */
export const metresAcross = ({ walks: { gate, chapel } }: Estate): number | undefined =>
  gate && chapel && Math.round(lengthOf([...gate.slice(1).reverse(), ...chapel.slice(1)]) / 5) * 5;

/** Whether the plan shows a part. */
export const hasPart = (part: Part, estate: Estate): boolean =>
  part in estate.stops || estate[part as Exclude<Part, keyof Estate['stops']>] !== undefined;
