import { minutesOf, timeOf } from '../../site/formats/clock.ts';
import type { SunAt, SunOfEvening } from '../../site/facts/lightFacts.ts';
import { momentOf } from './days.ts';
import { heightsAt, skyOn, type Place } from './sky.ts';

/** Until 23:15. */
const steps = Array.from({ length: 37 }, (_, step) => timeOf(minutesOf('17:15') + step * 10));

const hourOf = (time: string): number => Math.round((minutesOf(time) / 60) * 100) / 100;

export function sunOfEvening(
  { day, times }: { day: string; times: readonly string[] },
  place: Place,
): SunOfEvening {
  const sunAt = (time: string): SunAt => [
    hourOf(time),
    Math.round(heightsAt(momentOf(day, time, place.timeZone), place).sun * 10) / 10,
  ];
  const { sunset } = skyOn(day, place);
  return {
    sunset,
    setting: [hourOf(sunset), 0],
    spots: times.map((time) => ({ time, at: sunAt(time) })),
    course: steps.map(sunAt),
  };
}
