import { curveThrough } from '../../site/walks.ts';
import type { Area, Point } from '../../site/facts/estateFacts.ts';

/** Metres to the tenths that the drawing counts in; y grows downwards. */
const at = ([x, y]: Point): Point => [Math.round(x * 10), Math.round(-y * 10)];

const pair = (point: Point): string => at(point).join(' ');

/** Path data of a line through points. */
export const line = (...points: readonly Point[]): string => `M${points.map(pair).join('L')}`;

/** Path data of a soft curve through points. */
export const curve = (points: readonly Point[]): string =>
  points[0]
    ? `M${pair(points[0])}${curveThrough(points)
        .map((piece) => `C${piece.map(pair).join(' ')}`)
        .join('')}`
    : '';

/** Path data of a rectangle. */
export const box = ({ x, y }: Area): string => {
  const [left, bottom] = at([x[0], y[0]]);
  const [right, top] = at([x[1], y[1]]);
  return `M${left} ${top}H${right}V${bottom}H${left}z`;
};

/** Its outline as by hand: lines that run a little past the corners. */
export const outline = ({ x, y }: Area): string => {
  const [left, bottom] = at([x[0], y[0]]);
  const [right, top] = at([x[1], y[1]]);
  return `M${left - 3} ${top}H${right + 4}M${right} ${top - 4}V${bottom + 3}M${right + 3} ${bottom}H${left - 4}M${left} ${bottom + 4}V${top - 3}`;
};

/** Points along a curve, as far apart as wanted: where the lavender stands. */
export function along(points: readonly Point[], apart: number, aside: number): Point[] {
  const found: Point[] = [];
  let rest = 0;
  points.slice(1).forEach((end, index) => {
    const start = points[index]!;
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    const [dx, dy] = [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
    for (; rest < length; rest += apart)
      found.push([start[0] + dx * rest - dy * aside, start[1] + dy * rest + dx * aside]);
    rest -= length;
  });
  return found;
}

/** Path data of bare points, on each of which a marker stands. */
export const dots = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(pair).join(' ')}`;

export const path = (look: string, data: string, more = ''): string =>
  data ? `<path class="${look}" d="${data}"${more}/>` : '';

/** One more of a symbol. */
export const again = (id: string, look: string, more = ''): string =>
  `<use href="#${id}"${look && ` class="${look}"`}${more}/>`;

/** Puts a symbol upon a point of the estate. */
export const stand = (id: string, point: Point, turn = 0): string => {
  const [x, y] = at(point);
  return `<use href="#${id}" transform="translate(${x} ${y})${turn ? `rotate(${turn})` : ''}"/>`;
};
