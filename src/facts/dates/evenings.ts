/** The build computes these values (src/vite/dates). */
import { addDays } from '../../site/formats/days.ts';

/** Returns the first day that the site suggests. A party takes two weeks to prepare. */
export const getFirstSuggestedDay = (today: string): string => addDays(today, 14);

export type EveningMoon = 'rises' | 'up' | 'none';

export type Evening = {
  /** "2027-06-19" */
  date: string;
  isSaturday: boolean;
  isFullMoon: boolean;
  /** A Saturday whose nearly full moon rises around sunset. */
  isMoonlit: boolean;
  /** The Greek Orthodox Church usually holds no weddings on this day. */
  isWithoutWeddings: boolean;
  /** "20:49" */
  sunset: string;
  moon: EveningMoon;
  /** Set only if the moon rises during the event. */
  moonrise?: string;
  /** Lit part of the moon's disc, in per cent. */
  lit: number;
  isWaxing: boolean;
};

export type Month = {
  /** "2027-06" */
  month: string;
  /** Whether the tables are in the garden. */
  isOutdoors: boolean;
  evenings: readonly Evening[];
};

export type Direction = 'ne' | 'e' | 'se' | 'sw' | 'w' | 'nw';

/** What happens, and when. A night without a moon has no time. */
export type Sign = readonly [words: string, time?: string];

/** An evening of the home page. Browsers download it, so flags that are false are left out. */
export type SkyEvening = {
  date: string;
  /** "19 Ιουν" or "19 Jun". */
  name: string;
  isMoonlit?: true;
  /** Parts of the hours from 17:00 to 4:30. */
  sunsetAt: number;
  moonAt: number;
  moon: EveningMoon;
  /** Degrees of a moon that is up. */
  altitude?: number;
  /** Lit part of the moon's disc, in per cent. */
  lit: number;
  isWaxing?: true;
  /** Of the sun and the moon. */
  signs: readonly [Sign, Sign];
};

export type EveningContent = {
  list: readonly SkyEvening[];
  /** Last day on which the days are known to be free. */
  knownUntil: string;
  /** Undefined if the owner hides the prices and their rules. */
  music?: { at: number; sign: Sign };
  fullMoon: string;
  freeDay: string;
  unchecked: string;
  requestDate: string;
  days: string;
  allDates: string;
};
