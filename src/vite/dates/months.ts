import type { Evening, Month } from '../../site/evenings.ts';
import { venue } from '../../site/facts/venue.ts';
import { addDays, countDaysBetween, getWeekday } from '../../site/formats/days.ts';
import { getDayAtVenue, parseMinutesFromNoon } from '../../site/formats/formatDay.ts';
import { computeFullMoonEvenings, computeSky, type Place } from './sky.ts';

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

const saturday = 6;

/** Returns the Saturdays and full moons from today on, by month. */
export const computeMonths = (today: string, count: number, place: Place): Month[] => {
  const addMonths = (months: number): string => {
    const date = new Date(`${today.slice(0, 7)}-01`);
    date.setUTCMonth(date.getUTCMonth() + months);
    return date.toISOString().slice(0, 7);
  };
  const last = addDays(`${addMonths(count)}-01`, -1);
  const full = new Set(computeFullMoonEvenings(today, last));
  const evenings: Evening[] = [];
  for (let date = today; date <= last; date = addDays(date, 1))
    if (getWeekday(date) === saturday || full.has(date))
      evenings.push(computeEvening(date, place, full.has(date)));
  return Array.from({ length: count }, (_, index) => {
    const month = addMonths(index);
    return { month, evenings: evenings.filter(({ date }) => date.startsWith(month)) };
  });
};

const monthCount = 24;

/** Read only once, so that pages agree if a build runs past midnight. */
export const builtOn = getDayAtVenue();

let computed: readonly Month[] | undefined;

export const getAlmanac = (): readonly Month[] =>
  (computed ??= computeMonths(builtOn, monthCount, venue.position));

const nearlyFull = 0.97;
const aroundSunset = 45; // minutes

const computeEvening = (date: string, place: Place, isFullMoon: boolean): Evening => {
  const { sunset, moon, moonrise = '', lit, isWaxing } = computeSky(date, place);
  const isSaturday = getWeekday(date) === saturday;
  const moonAfterSunset = parseMinutesFromNoon(moonrise) - parseMinutesFromNoon(sunset);
  return {
    date,
    isSaturday,
    isFullMoon,
    isMoonlit:
      isSaturday &&
      lit >= nearlyFull &&
      moon === 'rises' &&
      Math.abs(moonAfterSunset) <= aroundSunset,
    isWithoutWeddings: isWithoutWeddings(date),
    sunset,
    moon,
    ...(moon === 'rises' && { moonrise }),
    lit: Math.round(lit * 100),
    isWaxing,
  };
};
