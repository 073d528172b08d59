/** How far the estate is by car, and how many park. Apart from guestFacts.ts because other pages say it, too, the home page among them. */
import own from '../../content/facts/drive.json' with { type: 'json' };
import type { Localized } from '../languages.ts';

export type DriveId = 'airport' | 'centre' | 'piraeus' | 'lavrio';

export type Drive = { id: DriveId; from: Localized; minutes: number };

export type DriveFacts = {
  /** To the gate; sample values. What is left out is not said anywhere. */
  drives: readonly Drive[];
  /** Cars and coaches that park inside the gate; sample. */
  parking: { cars: number; coaches: number };
};

export const { drives, parking } = own as DriveFacts;
