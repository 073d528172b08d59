import type { VenueContent } from '../../pages/venue/schema.ts';
import { fill } from '../../site/formats/fill.ts';
import { walkMinutes, type Part } from '../../site/facts/estateFacts.ts';
import { venue } from '../../site/facts/venue.ts';

export type PlanWords = VenueContent['plan'];

const formatHalves = (minutes: number): string =>
  minutes % 1 === 0 ? String(minutes) : `${Math.floor(minutes) || ''}½`;

export function walkTo(part: Part, { walk }: PlanWords): string | undefined {
  const minutes = walkMinutes[part];
  if (minutes === undefined) return undefined;
  return minutes === 0.5
    ? walk.half
    : minutes === 1
      ? walk.one
      : fill(walk.more, { minutes: formatHalves(minutes) });
}

export const seatsIn = (part: Part): number | undefined =>
  ({ hall: venue.capacity.indoors, lawn: venue.capacity.outdoors })[part as string];

export function remarkOn(part: Part, words: PlanWords): string | undefined {
  const seats = seatsIn(part);
  return seats === undefined
    ? (walkTo(part, words) ?? words.remarks[part])
    : `${seats}\u00a0${words.seats}`;
}
