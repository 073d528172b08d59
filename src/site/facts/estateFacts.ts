/**
 * The ground of the estate in metres; the plan and the walking minutes on the venue page come of it. The origin is the
 * middle of the hall's front, y runs into the hall, x to the north; the sea lies east, beyond −y. Taken from the
 * pictures, but for the annex and the car park, which no picture shows. What the owner leaves out leaves the plan.
 */
import { capacities, sizes, type Size } from './layoutFacts.ts';

/** x and y. */
export type Point = readonly [x: number, y: number];

/** From the south to the north, from the east to the west. */
export type Area = { x: readonly [number, number]; y: readonly [number, number] };

/** Where people sit, in the order of the walk; each has a chapter of its own on the page. */
export const stops = ['hall', 'terrace', 'pergola', 'lawn', 'grove'] as const;

export type Stop = (typeof stops)[number];

/** The numbered parts of the plan, in the order of their numbers. */
export const parts = [...stops, 'arch', 'bar', 'chapel', 'gate', 'parking'] as const;

export type Part = (typeof parts)[number];

export type Estate = {
  stops: Readonly<Record<Stop, Area>>;
  /** The small lawn beside the pergola. */
  sideLawn?: Area;
  arch?: Point;
  bar?: Point;
  chapel?: Point;
  gate: Point;
  /** Only its nearest corner is drawn: 140 cars need more room than a plan of the estate has. */
  parking?: Area;
  /** Behind the hall: the small hall, the couple's studio, the kitchen, the toilets. */
  annex?: Area;
  /** On foot from the door of the hall. Where one sees the place from the door, there is no way to tell of. */
  walks: Partial<Record<Part, readonly Point[]>>;
};

/** Of a place whose size the layouts say. */
const from = ([x, y]: Point, { width, depth }: Size): Area => ({
  x: [x, x + width],
  y: [y, y + depth],
});

const door: Point = [0, 10];

/** The way that gate and car park share. */
const alongRoad: readonly Point[] = [
  door,
  [-3, 8],
  [-15.5, 7.8],
  [-28, 7.4],
  [-38, 4.6],
  [-48, -0.8],
];

/** Without it the venue page has no plan and tells of no minutes. */
export const estate: Estate | undefined = {
  stops: {
    hall: from([-13, 10], sizes.hall),
    terrace: from([-15.5, 4], sizes.terrace),
    pergola: from([-34, -9.5], sizes.pergola),
    lawn: from([-14, -36], sizes.lawn),
    grove: { x: [25, 62], y: [-30, 26] },
  },
  sideLawn: { x: [-42, -14], y: [-20, -10] },
  arch: [8, -26],
  bar: [16, -8],
  chapel: [34, -42],
  gate: [-57, -5],
  parking: { x: [-75, -50], y: [6, 30] },
  annex: { x: [-13, 13], y: [22, 27] },
  walks: {
    pergola: [door, [-3, 8], [-10, 7], [-15.3, 4.6], [-18.8, 2.2], [-20.5, -0.5]],
    grove: [door, [6, 6.8], [14, 5.2], [20, 1.4], [27, 0.2], [36, -0.8]],
    arch: [door, [0, 4], [-0.3, -3], [0.1, -10.2], [3.2, -12.4], [7.2, -13], [8, -18], [8, -22.5]],
    chapel: [
      door,
      [0, 4],
      [-0.3, -3],
      [0.1, -10.2],
      [2.5, -12.6],
      [9.5, -13.1],
      [15, -15.8],
      [18.3, -21],
      [20.3, -29.4],
      [23.2, -35.6],
      [27.4, -38.4],
      [31, -39.6],
    ],
    gate: [...alongRoad, [-57, -5]],
    parking: [...alongRoad, [-53.6, 3.8], [-57, 9], [-60, 15]],
  },
};

/** A stroll. */
export const metresPerMinute = 75;

/** Seats at tables where the capacity of venue.ts does not say. */
export const seats: Readonly<Record<Exclude<Stop, 'hall' | 'lawn'>, number | undefined>> = {
  terrace: capacities.long.terrace,
  pergola: capacities.long.pergola,
  grove: 40,
};

/** Beside the hall, with one for wheelchairs and a changing table. */
export const toilets: number | undefined = 12;
