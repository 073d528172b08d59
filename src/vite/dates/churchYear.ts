import { daysBetween, plusDays } from './days.ts';

/**
 * Easter of the Orthodox Church, "2027-05-02": the Julian reckoning (Meeus, Astronomical Algorithms, 2nd ed., chapter 8)
 * in the calendar of today, which is thirteen days ahead until 2099.
 */
export const orthodoxEaster = (year: number): string => {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const sum = d + e + 114;
  const julian = `${year}-${String(Math.floor(sum / 31)).padStart(2, '0')}-${String((sum % 31) + 1).padStart(2, '0')}`;
  return plusDays(julian, 13);
};

/** Fasts and feasts on fixed days, first and last, as month and day; every parish may see it otherwise. */
const fixed: readonly (readonly [from: string, to: string])[] = [
  ['01-05', '01-06'], // Epiphany and its eve
  ['08-01', '08-15'], // the fast before the Dormition, and the feast
  ['08-29', '08-29'], // the Beheading of St John
  ['09-14', '09-14'], // the Exaltation of the Cross
  ['12-13', '12-25'], // the strict part of the fast before Christmas, and the feast
];

/** Clean Monday is so many days before Easter. */
const lent = 48;

/** Whether the Church, as a rule, holds no weddings on a day: Lent with Holy Week up to Easter Sunday, and the fixed days. */
export const isWithoutWeddings = (day: string): boolean => {
  const beforeEaster = daysBetween(day, orthodoxEaster(Number(day.slice(0, 4))));
  if (beforeEaster >= 0 && beforeEaster <= lent) return true;
  const monthAndDay = day.slice(5);
  return fixed.some(([from, to]) => monthAndDay >= from && monthAndDay <= to);
};
