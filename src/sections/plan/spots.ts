import type { Area, Estate, Part, Point } from '../../site/facts/estateFacts.ts';
import { areaOf, frames, insetOf, type Sheet } from '../../site/planSheets.ts';

/** Where a part's number stands on a sheet, in tenths of a metre, and to which side its name goes. */
type Pin = readonly [x: number, y: number, side?: 'left'];

const pins: Readonly<Record<Part, Readonly<Record<Sheet, Pin>>>> = {
  hall: { wide: [-400, -250], upright: [-288, 190] },
  terrace: { wide: [-134, -70], upright: [-72, -190, 'left'] },
  pergola: { wide: [-398, 150], upright: [246, 262] },
  lawn: { wide: [-112, 236], upright: [158, 0] },
  grove: { wide: [372, 120], upright: [84, -476] },
  arch: { wide: [104, 318], upright: [334, -158] },
  bar: { wide: [96, 74, 'left'], upright: [10, -66] },
  chapel: { wide: [428, 436], upright: [464, -440, 'left'] },
  gate: { wide: [-622, 140], upright: [158, 560] },
  parking: { wide: [-816, -240], upright: [-264, 640] },
};

/** Half a finger: the number is in the middle of it. */
const half = '22px';

const share = (length: number, of: number): string => `${((length / of) * 100).toFixed(1)}%`;

/** The sides of the label inside the box of its part. */
function labelInset(sheet: Sheet, [x, y, side]: Pin, box: readonly number[]): string {
  const { x: left, y: top, width, height } = frames[sheet];
  const [above = 0, right = 0, below = 0, before = 0] = box;
  const [wide, tall] = [width * (1 - (before + right) / 100), height * (1 - (above + below) / 100)];
  const fromTop = `calc(${share(y - top - (height * above) / 100, tall)} - ${half})`;
  const across = x - left - (width * before) / 100;
  return side === 'left'
    ? `${fromTop} calc(${share(wide - across, wide)} - ${half}) auto auto`
    : `${fromTop} auto auto calc(${share(across, wide)} - ${half})`;
}

export type Spot = { box: string; label: string; isLeft: boolean };

/** The box of a part on a sheet and its label in it, both as the property `inset` has them. */
function spotOn(sheet: Sheet, part: Part, area: Area): Spot {
  const box = insetOf(sheet, area);
  const pin = pins[part][sheet];
  return {
    box,
    label: labelInset(sheet, pin, box.split(' ').map(Number.parseFloat)),
    isLeft: pin[2] === 'left',
  };
}

/** Where a part is on both sheets; undefined where the plan has none. */
export function spotsOf(part: Part, estate: Estate): Readonly<Record<Sheet, Spot>> | undefined {
  const area = areaOf(part, estate);
  return area && { wide: spotOn('wide', part, area), upright: spotOn('upright', part, area) };
}

/** The place of a remark that leads nowhere. */
export const placeOn = (sheet: Sheet, [x, y]: Point): string => {
  const { x: left, y: top, width, height } = frames[sheet];
  return `${share(y - top, height)} auto auto ${share(x - left, width)}`;
};
