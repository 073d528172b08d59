/** How far the estate is by car, and how many park. Apart from guestFacts.ts because other pages say it, too, the home page among them. */
import own from '../../content/facts/drive.json' with { type: 'json' };
import type { DriveFacts } from './schema.ts';

export const { drives, parking } = own as DriveFacts;
