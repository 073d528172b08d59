import own from '../../content/facts/estate.json' with { type: 'json' };
import { capacities } from './layoutFacts.ts';
import type { EstateFacts } from './schema.ts';

/** Where people sit, in the order of the walk; each has a chapter of its own on the page. */
export const stops = ['hall', 'terrace', 'pergola', 'lawn', 'grove'] as const;

export type Stop = (typeof stops)[number];

/** The numbered parts of the plan, in the order of their numbers. */
export const parts = [...stops, 'arch', 'bar', 'chapel', 'gate', 'parking'] as const;

export type Part = (typeof parts)[number];

const estate = own as EstateFacts;

/** Minutes on foot from the door of the hall, for the places that cannot be seen from it. */
export const walkMinutes: Readonly<Partial<Record<Part, number>>> = estate.walkMinutes;

/** The pace is metres a minute; the distance, metres past the door of the hall. */
export const { metresPerMinute, gateToChapel, toilets } = estate;

/** Seats at tables where the capacity of venue.ts does not say. */
export const seats: Readonly<Record<Exclude<Stop, 'hall' | 'lawn'>, number | undefined>> = {
  terrace: capacities.long.terrace,
  pergola: capacities.long.pergola,
  grove: estate.groveSeats,
};
