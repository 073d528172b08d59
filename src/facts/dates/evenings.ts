/** The build computes these values (src/vite/dates). */
import { addDays } from '../../site/formats/days.ts';

/** Returns the first day that the site suggests. A party takes two weeks to prepare. */
export const getFirstSuggestedDay = (today: string): string => addDays(today, 14);

/** Whether the moon rises during the event, is already up, or neither. */
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

/** An evening of the home page's sky. */
export type SkyEvening = Pick<
  Evening,
  'date' | 'isMoonlit' | 'sunset' | 'moon' | 'lit' | 'isWaxing'
> & {
  /** "19 Ιουν" or "19 Jun". */
  name: string;
  sunsetTo: Direction;
  /** Moonrise, or the time for which the moon is described. */
  moonTime: string;
  /** Set only if the moon rises during the event. */
  moonriseFrom?: Direction;
  /** Degrees of the moon above the horizon at `moonTime`. */
  altitude: number;
};

export type SkyEvenings = {
  list: readonly SkyEvening[];
  /** Stops of a gradient of 23 hours with the sunset in its middle. */
  dusk: string;
  night: string;
  /** Last day on which the days are known to be free. */
  knownUntil: string;
  /** "4:00", in the hall. Undefined if the owner hides the prices and their rules. */
  musicUntil: string | undefined;
};
