/** How far the estate is by car, and how many park. Apart from guestFacts.ts because other pages say it, too, the home page among them. */
import type { Localized } from './languages.ts';

export type DriveId = 'airport' | 'centre' | 'piraeus' | 'lavrio';

export type Drive = { id: DriveId; from: Localized; minutes: number };

/** To the gate; sample values. What is left out is not said anywhere. */
export const drives: readonly Drive[] = [
  { id: 'airport', from: { el: 'Αεροδρόμιο', en: 'Airport' }, minutes: 25 },
  { id: 'centre', from: { el: 'Κέντρο της Αθήνας', en: 'Central Athens' }, minutes: 50 },
  { id: 'piraeus', from: { el: 'Πειραιάς', en: 'Piraeus' }, minutes: 60 },
  { id: 'lavrio', from: { el: 'Λαύριο, λιμάνι', en: 'Lavrio, harbour' }, minutes: 12 },
];

/** Minutes from there, where the list has them. */
export const minutesFrom = (id: DriveId): number | undefined => drives.find((drive) => drive.id === id)?.minutes;

/** Cars and coaches that park inside the gate; sample. */
export const parking = { cars: 140, coaches: 3 };
