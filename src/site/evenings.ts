/** Computed at build, encoded as short rows for the browser. */
import { timeOf } from './formats/formatDay.ts';

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

/** `marks` is a bit field; `sunset` and `moon` are minutes since midnight. */
export type EveningRow = readonly [
  day: number,
  marks: number,
  sunset: number,
  moon: number,
  lit: number,
];

export type MonthRow = readonly [month: string, evenings: readonly EveningRow[]];

export const marks = {
  saturday: 1,
  fullMoon: 2,
  moonlit: 4,
  withoutWeddings: 8,
  growing: 16,
} as const;

/** `moon` without a moonrise. */
export const withoutRise = { up: -1, none: -2 } as const;

export const eveningOf = (
  month: string,
  [day, marked, sunset, moon, lit]: EveningRow,
): Evening => ({
  date: `${month}-${String(day).padStart(2, '0')}`,
  isSaturday: (marked & marks.saturday) > 0,
  isFullMoon: (marked & marks.fullMoon) > 0,
  isMoonlit: (marked & marks.moonlit) > 0,
  isWithoutWeddings: (marked & marks.withoutWeddings) > 0,
  sunset: timeOf(sunset),
  ...(moon >= 0
    ? { moon: 'rises', moonrise: timeOf(moon) }
    : { moon: moon === withoutRise.up ? 'up' : 'none' }),
  lit,
  isGrowing: (marked & marks.growing) > 0,
});

export const monthOf = ([month, rows]: MonthRow): Month => ({
  month,
  evenings: rows.map((row) => eveningOf(month, row)),
});
