export type CalculatorWords = {
  title: string;
  /** What the two sums hold; the second text where the list has no extras for an upper one. */
  text: string;
  plainText: string;
  /** Instead of a sum, where no script runs: where the ready ones stand. */
  scriptless: string;
  guests: string;
  /** Name of the slider beside the field. */
  slider: string;
  season: string;
  day: string;
  /** What is wrong with a number of guests. */
  mistake: string;
  /** Over the sum. */
  about: string;
  /** Under it: how it came about; the parts of the second sum join into one list. */
  how: string;
  withExtras: string;
  perGuest: string;
  rounding: string;
  /** Why another number was counted: too few, also where weekdays take fewer, or more than there is room for. */
  smallest: string;
  weekdayEnough: string;
  largest: string;
  send: string;
};
