import estateJson from '../../content/facts/estate.json' with { type: 'json' };
import { venue } from '../venue/venue.ts';
import { capacities } from './layoutFacts.ts';
import type { EstateFacts } from './schema.ts';

/** In the order of the walk. */
export const tourStops = ['hall', 'terrace', 'pergola', 'lawn', 'grove'] as const;

export type TourStop = (typeof tourStops)[number];

/** In the order of their numbers on the plan. */
export const estateParts = [...tourStops, 'arch', 'bar', 'chapel', 'gate', 'parking'] as const;

export type EstatePart = (typeof estateParts)[number];

const estate = estateJson as EstateFacts;

/** Minutes on foot from the door of the hall, for parts that it does not overlook. */
export const walkMinutes: Readonly<Partial<Record<EstatePart, number>>> = estate.walkMinutes;

export const partsClosedUntil: Readonly<Partial<Record<EstatePart, string>>> =
  estate.closedUntil ?? {};

export const { toilets } = estate;

export const seats: Readonly<Partial<Record<TourStop, number>>> = {
  terrace: capacities.long.terrace,
  pergola: capacities.long.pergola,
  grove: estate.groveSeats,
};

export const guaranteedSeats: Readonly<Partial<Record<EstatePart, number>>> = {
  hall: venue.capacity.indoors,
  lawn: venue.capacity.outdoors,
};
