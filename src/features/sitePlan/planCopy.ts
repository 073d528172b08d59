import type { VenueContent } from '../../pages/venue/schema.ts';
import { fill } from '../../site/formats/formats.ts';
import { walkMinutes, type Part } from '../../site/facts/estateFacts.ts';
import { venue } from '../../site/facts/venue.ts';

export type PlanCopy = VenueContent['plan'];

const formatHalves = (minutes: number): string =>
  minutes % 1 === 0 ? String(minutes) : `${Math.floor(minutes) || ''}½`;

export function walkTo(part: Part, { walk }: PlanCopy): string | undefined {
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

export function remarkOn(part: Part, copy: PlanCopy): string | undefined {
  const seats = seatsIn(part);
  return seats === undefined
    ? (walkTo(part, copy) ?? copy.remarks[part])
    : `${seats}\u00a0${copy.seats}`;
}
