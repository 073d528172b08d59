import own from '../../content/facts/estate.json' with { type: 'json' };
import { capacities } from './layoutFacts.ts';
import type { EstateFacts } from './schema.ts';

/** Places in the order of the walk through the estate. */
export const stops = ['hall', 'terrace', 'pergola', 'lawn', 'grove'] as const;

export type Stop = (typeof stops)[number];

/** Parts in the order of their numbers on the plan. */
export const parts = [...stops, 'arch', 'bar', 'chapel', 'gate', 'parking'] as const;

export type Part = (typeof parts)[number];

const estate = own as EstateFacts;

/** Minutes on foot from the door of the hall, for parts that it does not overlook. */
export const walkMinutes: Readonly<Partial<Record<Part, number>>> = estate.walkMinutes;

export const { toilets } = estate;

export const seats: Readonly<Partial<Record<Stop, number>>> = {
  terrace: capacities.long.terrace,
  pergola: capacities.long.pergola,
  grove: estate.groveSeats,
};
