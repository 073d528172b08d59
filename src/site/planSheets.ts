import type { Estate, Part, Point, Area } from './facts/estateFacts.ts';

/** The plan across the page, the sea below; upright on phones, the north above and the sea to the right. */
export type Sheet = 'wide' | 'upright';

type Frame = { x: number; y: number; width: number; height: number };

/** What each sheet shows, in tenths of a metre. */
export const frames: Readonly<Record<Sheet, Frame>> = {
  wide: { x: -860, y: -322, width: 1600, height: 934 },
  upright: { x: -322, y: -664, width: 912, height: 1512 },
};

/** Where a point of the estate lies on a sheet. */
export const onSheet = (sheet: Sheet, [x, y]: Point): Point =>
  sheet === 'wide' ? [x * 10, -y * 10] : [-y * 10, -x * 10];

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** The sides of a box on a sheet as the property `inset` has them. */
export function insetOf(sheet: Sheet, { x, y }: Area): string {
  const frame = frames[sheet];
  const [one, other] = [onSheet(sheet, [x[0], y[0]]), onSheet(sheet, [x[1], y[1]])];
  const at = (axis: 0 | 1, start: number, size: number): readonly [number, number] => {
    const [from, to] = [Math.min(one[axis], other[axis]), Math.max(one[axis], other[axis])];
    return [Math.max(0, (from - start) / size), Math.max(0, 1 - (to - start) / size)];
  };
  const [left, right] = at(0, frame.x, frame.width);
  const [top, bottom] = at(1, frame.y, frame.height);
  return [top, right, bottom, left].map(percent).join(' ');
}

/** Half the side of what is a point on the plan, but takes a finger, in metres: 44 px on a phone of 320. */
const reach = 6.3;

/** The box that leads to a part's place. */
export function areaOf(part: Part, estate: Estate): Area | undefined {
  const place =
    part in estate.stops
      ? estate.stops[part as keyof Estate['stops']]
      : estate[part as 'arch' | 'parking'];
  if (!place || !Array.isArray(place)) return place as Area | undefined;
  const [x, y] = place as Point;
  return { x: [x - reach, x + reach], y: [y - reach, y + reach] };
}
