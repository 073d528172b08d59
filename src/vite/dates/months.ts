import type { Evening } from '../../site/evenings.ts';
import { isWithoutWeddings } from './churchYear.ts';
import { plusDays, weekdayOf } from './days.ts';
import { fullMoonEvenings, skyOn, type Place } from './sky.ts';

export type ComputedEvening = Evening & {
  /** Minutes; negative if the moon rises first. */
  moonAfterSunset?: number;
};

/** "2027-06" */
export type ComputedMonth = { month: string; evenings: ComputedEvening[] };

const nearlyFull = 0.97;
const aroundSunset = 45; // minutes

const saturday = 6;

const eveningOn = (date: string, place: Place, isFullMoon: boolean): ComputedEvening => {
  const { sunset, sunsetAt, moon, moonrise, moonriseAt, lit, isGrowing } = skyOn(date, place);
  const isSaturday = weekdayOf(date) === saturday;
  const moonAfterSunset =
    moonriseAt && Math.round((moonriseAt.getTime() - sunsetAt.getTime()) / 60_000);
  return {
    date,
    isSaturday,
    isFullMoon,
    isMoonlit:
      isSaturday &&
      lit >= nearlyFull &&
      moon === 'rises' &&
      moonAfterSunset !== undefined &&
      Math.abs(moonAfterSunset) <= aroundSunset,
    isWithoutWeddings: isWithoutWeddings(date),
    sunset,
    moon,
    ...(moon === 'rises' && { moonrise, moonAfterSunset }),
    lit: Math.round(lit * 100),
    isGrowing,
  };
};

/** Returns Saturdays and full moons by month, from today. */
export const monthsFrom = (today: string, count: number, place: Place): ComputedMonth[] => {
  const first = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const names = Array.from(
    { length: count },
    (_, index) =>
      `${Math.floor((first + index) / 12)}-${String(((first + index) % 12) + 1).padStart(2, '0')}`,
  );
  const after = `${Math.floor((first + count) / 12)}-${String(((first + count) % 12) + 1).padStart(2, '0')}-01`;
  const last = plusDays(after, -1);
  const full = new Set(fullMoonEvenings(today, last, place));
  const evenings: ComputedEvening[] = [];
  for (let date = today; date <= last; date = plusDays(date, 1))
    if (weekdayOf(date) === saturday || full.has(date))
      evenings.push(eveningOn(date, place, full.has(date)));
  return names.map((month) => ({
    month,
    evenings: evenings.filter(({ date }) => date.startsWith(month)),
  }));
};
