import driveJson from '../../content/facts/drive.json' with { type: 'json' };
import guestsJson from '../../content/facts/guests.json' with { type: 'json' };
import type { DriveFacts, GuestFacts } from './schema.ts';

export const { drives } = driveJson as DriveFacts;

export const { ways, taxi, lodgings, beaches }: GuestFacts = guestsJson;

/**
 * Sunset in Keratea on the 15th, to five minutes (tests/facts/guestFacts.test.ts). The curve in
 * src/pages/guests/EveningSection.tsx has these points.
 */
export const sunsets = [
  { month: 'april', time: '20:00' },
  { month: 'may', time: '20:25' },
  { month: 'june', time: '20:45' },
  { month: 'july', time: '20:45' },
  { month: 'august', time: '20:20' },
  { month: 'september', time: '19:35' },
  { month: 'october', time: '18:50' },
] as const;
