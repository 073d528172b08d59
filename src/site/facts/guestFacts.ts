/**
 * What guests who come to an event ask and venue.ts does not say; only their page speaks of it (src/pages/guests/Guests.tsx).
 * Sample values in src/content/facts/guests.json. What the owner leaves out (an empty list, no taxi) leaves the page.
 */
import own from '../../content/facts/guests.json' with { type: 'json' };
import type { GuestFacts } from './schema.ts';

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
