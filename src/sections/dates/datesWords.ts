import type { Hint } from '../../site/facts/hints.ts';

export type DatesWords = {
  title: string;
  /** Beside the title: what the table tells, and that a date leads to the request form. */
  lead: string;
  /** A link for keyboards, past all dates. */
  skip: string;
  /** Names of the months from January on, as they stand alone. */
  months: readonly string[];
  /** Short names of the days from Sunday on. */
  weekdays: readonly string[];
  /** Beside a year, where several Saturdays have a nearly full moon around sunset; {days} are their days. */
  moonlit: string;
  /** After it, or alone: the one whose moon rises with the sunset: {day}, {sunset}, {moonrise}. */
  closest: string;
  /** After that, where the Church holds no weddings on this day. */
  closestWithoutChurch: string;
  /** Names the links to the months of a {year} for screen readers. */
  chips: string;
  /** A winter from one month to another: {from}, {to}. */
  winter: string;
  /** The same on a small link, without years. */
  winterShort: string;
  /** Where parties are in winter. */
  indoors: string;
  /** After it, while every month of a winter is open. */
  allOpen: string;
  hints: Record<Hint, string>;
  /** Under a month whose Saturdays are booked, after these words; with a phone link. */
  waiting: string;
  /** Heads of the columns; the first is heard only. */
  columns: { day: string; sunset: string; moon: string };
  /** End the name of a date's link, for screen readers: what it does, and where the Church holds no weddings. */
  ask: string;
  parish: string;
  booked: string;
  /** What a screen reader says of a drawn moon; {percent} is its lit part. */
  lit: string;
  fullMoon: string;
  /** In place of a moonrise: risen before the party; none, which only screen readers say. */
  up: string;
  none: string;
  /** Explain the marks. */
  key: { fullMoon: string; moonlit: string; up: string; none: string; church: string };
  /** At the end; {month} is the last one, in the form after a day, with its year. */
  reckoned: string;
  /** After it, while there are hints: how good they are; {day} is when they were looked up. */
  availability: string;
};
