/** What the build reckons of an evening, and the short lines in which it comes to the browser. */
import { timeOf } from './formats/clock.ts';

/** What the moon does while guests are there: it rises then, is up already, or does not show. */
export type MoonAtParty = 'rises' | 'up' | 'none';

/** An evening worth a line: a Saturday, or one with a full moon. */
export type Evening = {
  /** "2027-06-19" */
  date: string;
  isSaturday: boolean;
  isFullMoon: boolean;
  /** A Saturday whose nearly full moon rises around sunset. */
  isMoonlit: boolean;
  /** As a rule the Church holds no weddings on it. */
  isWithoutWeddings: boolean;
  /** "20:49" */
  sunset: string;
  moon: MoonAtParty;
  /** Only where it rises while guests are there. */
  moonrise?: string;
  /** Lit part of the disc in per cent. */
  lit: number;
  isGrowing: boolean;
};

/** "2027-06" with its evenings. */
export type Month = { month: string; evenings: readonly Evening[] };

/** Day of the month; marks, added up; sunset in minutes of the day; moonrise likewise, or what stands for none; lit part. */
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

/** In place of a moonrise. */
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
