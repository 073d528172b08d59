/**
 * How large the places are, how many each takes in each layout, and where everyone goes in rain; only the pages of the
 * reception and of companies speak of it. The three figures of venue.ts are firm, the others sample. What is left out (a
 * place of a layout, a number of the rain plan, all of it) leaves the pages. Whoever changes a size or a number changes
 * its drawing in src/features/layouts/drawings, too; a test counts the chairs.
 */
import { venue } from './venue.ts';

/** Metres; a place is drawn with the side towards the hall above, the hall with its arches below. */
export type Size = { width: number; depth: number };

export const sizes = {
  hall: { width: 26, depth: 12 },
  terrace: { width: 31, depth: 6.4 },
  pergola: { width: 20, depth: 11 },
  lawn: { width: 38, depth: 40 },
  smallHall: { width: 13, depth: 5 },
} as const satisfies Record<string, Size>;

/** Of a place with the walls around it, as it is drawn. */
export const drawnSize = (place: PlaceId): Size => ({
  width: sizes[place].width + 0.28,
  depth: sizes[place].depth + 0.28,
});

export type PlaceId = keyof typeof sizes;

/** In the order of the page. */
export const layoutIds = ['long', 'rounds', 'standing', 'rows', 'u', 'board'] as const;
export type LayoutId = (typeof layoutIds)[number];

/** The columns of the table of capacities. */
export const placeIds = [
  'hall',
  'terrace',
  'pergola',
  'lawn',
] as const satisfies readonly PlaceId[];

const { indoors, outdoors, meeting } = venue.capacity;

type Capacities = Readonly<Record<LayoutId, Readonly<Partial<Record<PlaceId, number>>>>>;

/** People, by layout and place. */
export const capacities: Capacities = {
  long: { hall: indoors, terrace: 150, pergola: 120, lawn: outdoors },
  rounds: { hall: 180, terrace: 80, pergola: 80, lawn: 400 },
  standing: { hall: 300, terrace: 180, pergola: 140, lawn: 400 },
  rows: { hall: 240, terrace: 136, pergola: 110, lawn: 300 },
  u: { hall: 40, pergola: 32 },
  board: { smallHall: meeting, pergola: 28 },
};

/** Whether a figure is one of the three that hold; the others are measured on the plan. */
export const isFirm = (layout: LayoutId, place: PlaceId): boolean =>
  (layout === 'long' && (place === 'hall' || place === 'lawn')) ||
  (layout === 'board' && place === 'smallHall');

/** What is under the awning of the terrace in rain: nothing, the first drink, the dance floor, or those for whom the hall has no seat. */
export type OnTerrace = 'nothing' | 'drinks' | 'dancing' | 'tables';

export type RainPlan = {
  guests: 80 | 150 | 250 | 400;
  terrace: OnTerrace;
};

/** By number of guests. */
export const rainPlans: readonly RainPlan[] = [
  { guests: 80, terrace: 'nothing' },
  { guests: 150, terrace: 'drinks' },
  { guests: 250, terrace: 'dancing' },
  { guests: 400, terrace: 'tables' },
];

/** How many of so many sit in the hall and how many on the terrace. */
export const inRain = (guests: number): { hall: number; terrace: number } => ({
  hall: Math.min(guests, indoors),
  terrace: Math.max(0, guests - indoors),
});

export type Technics = {
  /** Metres. */
  screen: { width: number; height: number };
  wifi: { megabits: number; devices: number };
};

/** What companies ask; the words count the microphones. */
export const technics: Technics | undefined = {
  screen: { width: 4, height: 2.25 },
  wifi: { megabits: 200, devices: 300 },
};
