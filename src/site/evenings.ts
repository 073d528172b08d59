/** Computed at build (src/vite/dates). */

/** During the event. */
export type MoonAtParty = 'rises' | 'up' | 'none';

export type Evening = {
  /** "2027-06-19" */
  date: string;
  isSaturday: boolean;
  isFullMoon: boolean;
  /** A Saturday whose nearly full moon rises around sunset. */
  isMoonlit: boolean;
  /** The Church usually holds no weddings then. */
  isWithoutWeddings: boolean;
  /** "20:49" */
  sunset: string;
  moon: MoonAtParty;
  /** Only if it rises during the event. */
  moonrise?: string;
  /** Per cent. */
  lit: number;
  isGrowing: boolean;
};

/** "2027-06" */
export type Month = { month: string; evenings: readonly Evening[] };

/** Two years from the day of the build. */
export type Almanac = { builtOn: string; months: readonly Month[] };
