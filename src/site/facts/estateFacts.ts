import own from '../../content/facts/estate.json' with { type: 'json' };
import { capacities } from './layoutFacts.ts';
import type { EstateFacts } from './schema.ts';

/** In walking order. */
export const stops = ['hall', 'terrace', 'pergola', 'lawn', 'grove'] as const;

export type Stop = (typeof stops)[number];

/** In plan order. */
export const parts = [...stops, 'arch', 'bar', 'chapel', 'gate', 'parking'] as const;

export type Part = (typeof parts)[number];

const estate = own as EstateFacts;

/** Minutes on foot from the hall door, if not visible from it. */
export const walkMinutes: Readonly<Partial<Record<Part, number>>> = estate.walkMinutes;

export const { toilets } = estate;

/** Seats that venue.ts does not list. */
export const seats: Readonly<Partial<Record<Stop, number>>> = {
  terrace: capacities.long.terrace,
  pergola: capacities.long.pergola,
  grove: estate.groveSeats,
};
