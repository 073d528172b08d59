import { fill } from '../../site/formats/fill.ts';
import { minutesTo } from '../../site/walks.ts';
import type { Estate, Part } from '../../site/facts/estateFacts.ts';
import { venue } from '../../site/facts/venue.ts';

export type PlanWords = {
  title: string;
  /** Beside the title: what the minutes count, and that the numbers lead on. */
  text: string;
  /** What the drawing shows, for screen readers. */
  description: string;
  /** The parts, on the plan and in the list below it; where nothing is counted, where a part is. */
  names: Record<Part, string>;
  remarks: Partial<Record<Part, string>>;
  /** After a number of guests. */
  seats: string;
  /** Half a minute, one, and {minutes}. */
  walk: { half: string; one: string; more: string };
  /** On the plan: how much parks there, and what stands behind the hall. */
  parking: string;
  annex: string;
  /** On the ground of the plan. */
  sea: string;
  notToScale: string;
  moonrise: string;
  east: string;
  north: string;
  scale: string;
  /** What the three capacities refer to. */
  capacity: { outdoors: string; indoors: string; meeting: string };
  /** Under the list: how the minutes are counted, with {metres} and {pace}. */
  note: string;
};

const formatHalves = (minutes: number): string =>
  minutes % 1 === 0 ? String(minutes) : `${Math.floor(minutes) || ''}½`;

/** How far a part is from the door of the hall. */
export function walkTo(part: Part, estate: Estate, { walk }: PlanWords): string | undefined {
  const minutes = minutesTo(part, estate);
  if (minutes === undefined) return undefined;
  return minutes === 0.5
    ? walk.half
    : minutes === 1
      ? walk.one
      : fill(walk.more, { minutes: formatHalves(minutes) });
}

/** Guests whom a part seats, where that is certain. */
export const seatsIn = (part: Part): number | undefined =>
  ({ hall: venue.capacity.indoors, lawn: venue.capacity.outdoors })[part as string];

/** What the list says of a part. */
export function remarkOn(part: Part, estate: Estate, words: PlanWords): string | undefined {
  const seats = seatsIn(part);
  return seats === undefined
    ? (walkTo(part, estate, words) ?? words.remarks[part])
    : `${seats}\u00a0${words.seats}`;
}
