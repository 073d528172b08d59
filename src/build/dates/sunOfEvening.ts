import type { SunOfEvening } from '../../site/lightFacts.ts';
import { momentOf } from './days.ts';
import { heightsAt, skyOn, type Place } from './sky.ts';

/** Every ten minutes from a quarter past five to a quarter past eleven. */
const steps = Array.from({ length: 37 }, (_, step) => 17.25 + step / 6);

const clock = (hour: number): string => `${Math.floor(hour)}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`;

const rounded = (degrees: number): number => Math.round(degrees * 10) / 10;

/** How high the sun stands over an evening, and at some times of it. */
export function sunOfEvening({ day, times }: { day: string; times: readonly string[] }, place: Place): SunOfEvening {
  const sunAt = (time: string): number => rounded(heightsAt(momentOf(day, time, place.timeZone), place).sun);
  return {
    sunset: skyOn(day, place).sunset,
    heights: times.map(sunAt),
    course: steps.map((hour) => [Math.round(hour * 100) / 100, sunAt(clock(hour))]),
  };
}
