import { addDays, countDaysBetween } from '../../site/formats/days.ts';

/** Returns the day of Orthodox Easter, until 2099 (Meeus, Astronomical Algorithms, 2nd ed., chapter 8). */
export const computeOrthodoxEaster = (year: number): string => {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const sum = d + e + 114;
  const julian = `${year}-${String(Math.floor(sum / 31)).padStart(2, '0')}-${String((sum % 31) + 1).padStart(2, '0')}`;
  return addDays(julian, 13);
};

/** First and last day of periods without weddings. Parishes may differ. */
const fixedDays: readonly (readonly [from: string, to: string])[] = [
  ['01-05', '01-06'], // Epiphany and its eve
  ['08-01', '08-15'], // Dormition: fast and feast
  ['08-29', '08-29'], // Beheading of St John
  ['09-14', '09-14'], // Exaltation of the Cross
  ['12-13', '12-25'], // strict fast before Christmas, and the feast
];

/** Days from Clean Monday to Easter Sunday. */
const lentDays = 48;

/** Returns whether weddings are unusual: from Lent to Easter Sunday, and on fixed days. */
export const isWithoutWeddings = (day: string): boolean => {
  const beforeEaster = countDaysBetween(day, computeOrthodoxEaster(Number(day.slice(0, 4))));
  if (beforeEaster >= 0 && beforeEaster <= lentDays) return true;
  const monthAndDay = day.slice(5);
  return fixedDays.some(([from, to]) => monthAndDay >= from && monthAndDay <= to);
};
