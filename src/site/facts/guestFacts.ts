/**
 * What guests who come to an event ask and venue.ts does not say; only their page speaks of it (src/pages/Guests.tsx).
 * Sample values in src/content/facts/guests.json. What the owner leaves out (an empty list, no taxi) leaves the page.
 */
import own from '../../content/facts/guests.json' with { type: 'json' };
import type { Localized } from '../languages.ts';

export type Taxi = { display: string; dial: string };

export type Lodging = {
  name: Localized;
  /** Minutes by car. */
  minutes: number;
  remark: Localized;
  website: string;
};

export type Beach = { name: Localized; minutes: number; remark: Localized };

export type GuestFacts = {
  /** Minutes of the last two legs by car: from Markopoulo to Keratea, and from there to the gate. */
  ways: { toKeratea: number; toGate: number };
  /** Minutes that the traffic of a Friday afternoon adds. */
  fridayMinutes: number;
  /** The rank of Keratea. */
  taxi?: Taxi;
  /** Where guests sleep; no prices, which others change. */
  lodgings: readonly Lodging[];
  /** Where guests swim on the day after, the nearest first. */
  beaches: readonly Beach[];
};

export const { ways, fridayMinutes, taxi, lodgings, beaches }: GuestFacts = own;

/** Months of dinners outdoors, with the time of the sunset on the 15th to five minutes; computed for Keratea (tests/site/facts/guestFacts.test.ts). */
export const sunsets = [
  { month: 'april', time: '20:00' },
  { month: 'may', time: '20:25' },
  { month: 'june', time: '20:45' },
  { month: 'july', time: '20:45' },
  { month: 'august', time: '20:20' },
  { month: 'september', time: '19:35' },
  { month: 'october', time: '18:50' },
] as const;

export type SunsetMonth = (typeof sunsets)[number]['month'];
