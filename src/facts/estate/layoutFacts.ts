/** After a change, update src/features/layouts/drawings, whose chairs a test counts. */
import { venue } from '../venue/venue.ts';

/** Metres inside the walls. Drawings have the side of the hall at the top. */
export type FloorSize = { width: number; depth: number };

export const sizes = {
  hall: { width: 26, depth: 12 },
  terrace: { width: 31, depth: 6.4 },
  pergola: { width: 20, depth: 11 },
  lawn: { width: 38, depth: 40 },
  smallHall: { width: 13, depth: 5 },
} as const satisfies Record<string, FloorSize>;

/** Returns metres including the walls. */
export const getDrawnSize = (place: PlaceId): FloorSize => ({
  width: sizes[place].width + 0.28,
  depth: sizes[place].depth + 0.28,
});

export type PlaceId = keyof typeof sizes;

export const layoutIds = ['long', 'rounds', 'standing', 'rows', 'u', 'board'] as const;
export type LayoutId = (typeof layoutIds)[number];

export const placeIds = ['hall', 'terrace', 'pergola', 'lawn'] as const;

const { indoors, outdoors, meeting } = venue.capacity;

/** Number of guests. */
export const capacities: Readonly<Record<LayoutId, Readonly<Partial<Record<PlaceId, number>>>>> = {
  long: { hall: indoors, terrace: 150, pergola: 120, lawn: outdoors },
  rounds: { hall: 180, terrace: 80, pergola: 80, lawn: 400 },
  standing: { hall: 300, terrace: 180, pergola: 140, lawn: 400 },
  rows: { hall: 240, terrace: 136, pergola: 110, lawn: 300 },
  u: { hall: 40, pergola: 32 },
  board: { smallHall: meeting, pergola: 28 },
};

/** Returns the layouts of the hall, and of the small hall those that only it has. */
export const getIndoorLayouts = <Id extends LayoutId>(ids: readonly Id[]) =>
  ids.flatMap((layout) => {
    const place = capacities[layout].hall ? 'hall' : 'smallHall';
    const count = capacities[layout][place];
    return count ? [{ layout, place, count } as const] : [];
  });

/** Returns whether the venue guarantees the figure; others are measured on the plan. */
export const isGuaranteed = (layout: LayoutId, place: PlaceId): boolean =>
  (layout === 'long' && (place === 'hall' || place === 'lawn')) ||
  (layout === 'board' && place === 'smallHall');

/** `tables` seat guests who do not fit in the hall. */
export const rainPlans = [
  { guests: 80, terrace: 'nothing' },
  { guests: 150, terrace: 'drinks' },
  { guests: 250, terrace: 'dancing' },
  { guests: 400, terrace: 'tables' },
] as const;

export const splitForRain = (guests: number): { hall: number; terrace: number } => ({
  hall: Math.min(guests, indoors),
  terrace: Math.max(0, guests - indoors),
});

export const meetingEquipment = {
  /** Size in metres. */
  screen: { width: 4, height: 2.25 },
  wifi: { megabits: 200, devices: 300 },
};
