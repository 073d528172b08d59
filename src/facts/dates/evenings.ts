/** The build computes these values (src/vite/dates). */

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
