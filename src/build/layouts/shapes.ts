import { chair, type Box, type Line, type Plan, type Round } from './plan.ts';

const short = (value: number): string => String(Number(value.toFixed(2)));

/** Where a line begins. */
export const at = (x: number, y: number): string => `M${short(x)} ${short(y)}`;

export const boxPath = ({ x, y, width, depth }: Box): string =>
  `${at(x, y)}h${short(width)}v${short(depth)}h${short(-width)}z`;

/** Chairs are the dots of a dashed line, which ends a little after the last one. */
const linePath = ({ x, y, count, step, isUpright }: Line): string =>
  `${at(x, y)}${isUpright ? 'v' : 'h'}${short((count - 1) * step + 0.05)}`;

/** A circle ends where its first dot is, so one too many lies under it. */
const circlePath = ({ x, y, radius, turn = 0 }: Round & { turn?: number }): string => {
  const [right, down] = [radius * Math.cos(turn), radius * Math.sin(turn)];
  const half = (sign: number) =>
    `a${short(radius)} ${short(radius)} 0 0 1 ${short(sign * right)} ${short(sign * down)}`;
  return at(x + right, y + down) + half(-2) + half(2);
};

export const tablesPath = ({ tables, rounds }: Plan): string =>
  tables.map(boxPath).join('') + rounds.map((table) => circlePath(table)).join('');

/** Chairs and people; what is dashed alike shares a path. */
export function dots({ lines, rings }: Plan, color: string): string {
  const paths = new Map<string, string>();
  const add = (step: number, path: string) =>
    paths.set(short(step), (paths.get(short(step)) ?? '') + path);
  for (const line of lines) add(line.step, linePath(line));
  for (const ring of rings) add((2 * Math.PI * ring.radius) / ring.count, circlePath(ring));
  return [...paths]
    .map(
      ([step, path]) =>
        `<path stroke="${color}" stroke-width="${chair.width}" stroke-linecap="round" stroke-dasharray="0 ${step}" d="${path}"/>`,
    )
    .join('');
}
