/** Separate from guestFacts.ts because other pages use it too. */
import own from '../../content/facts/drive.json' with { type: 'json' };
import type { DriveFacts } from './schema.ts';

export const { drives, parking } = own as DriveFacts;
