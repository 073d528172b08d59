import { isWithoutWeddings } from '../../facts/dates/churchCalendar.ts';
import type { Evening, Month } from '../../facts/dates/evenings.ts';
import { outdoorMonths } from '../../facts/prices/prices.ts';
import { venue } from '../../facts/venue/venue.ts';
import { addDays, getWeekday } from '../../site/formats/days.ts';
import { getDayAtVenue, parseMinutesFromNoon } from '../../site/formats/formatDay.ts';
import { computeFullMoonEvenings, computeSky, type Place } from './sky.ts';

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
    return {
      month,
      isOutdoors: outdoorMonths.includes(Number(month.slice(5))),
      evenings: evenings.filter(({ date }) => date.startsWith(month)),
    };
  });
};

const monthCount = 24;

/** Pages agree even if a build runs past midnight. */
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
