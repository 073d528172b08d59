import { minutesOf, timeOf } from '../../site/formats/formatDay.ts';
import { dayHours, eveningHours, type EveningSkyData } from '../../site/facts/dayFacts.ts';
import { momentOf } from './days.ts';
import { heightsAt, party, skyOn, type Place } from './sky.ts';
import type { SunAt, SunOfEvening } from '../../site/facts/lightFacts.ts';

const beginning = minutesOf(party.from);
/** Before noon: the next day. */
const afterNoon = (time: string): number =>
  minutesOf(time) < 12 * 60 ? minutesOf(time) + 24 * 60 : minutesOf(time);
const end = afterNoon(dayHours[eveningHours.at(-1)!]);

/** Units of src/pages/weddingPlanner/sky.svg. */
const picture = { height: 340, horizon: 250, degree: 5 } as const;

const hundredths = (part: number, whole: number): number =>
  Math.round((part / whole) * 10_000) / 100;
const across = (minutes: number): number => hundredths(minutes - beginning, end - beginning);
const down = (degrees: number): number => picture.horizon - degrees * picture.degree;

/** RGB by the sun's height in degrees. */
const shades: readonly (readonly [height: number, color: readonly [number, number, number]])[] = [
  [-30, [20, 29, 53]],
  [-18, [26, 35, 62]],
  [-12, [46, 56, 90]],
  [-9, [74, 78, 112]],
  [-6, [108, 95, 122]],
  [-3, [168, 115, 114]],
  [0, [226, 161, 106]],
  [4, [238, 202, 140]],
  [10, [228, 217, 184]],
  [20, [207, 217, 209]],
  [42, [190, 211, 213]],
];

const colorAt = (height: number): string => {
  const above = shades.findIndex(([limit]) => limit >= height);
  const [upper, lower] = [shades.at(above)!, shades[Math.max(above - 1, 0)]!];
  const part = upper === lower || above < 0 ? 1 : (height - lower[0]) / (upper[0] - lower[0]);
  const channels = upper[1].map((channel, index) =>
    Math.round(lower[1][index]! + (channel - lower[1][index]!) * part),
  );
  return `#${Buffer.from(channels).toString('hex')}`;
};

/** Between these heights no text is readable (WCAG 2.2, 1.4.3): the nearer end is used. */
const dim = { from: -1.8, to: -5 } as const;
const isDarkAt = (height: number): boolean => height < (dim.from + dim.to) / 2;
const readable = (height: number): number =>
  isDarkAt(height) ? Math.min(height, dim.to) : Math.max(height, dim.from);

const ceiling = picture.height / 8;
const discAt = (minutes: number, degrees: number): [number, number] => [
  across(minutes),
  hundredths(Math.max(down(degrees), ceiling), picture.height),
];

const every = (step: number, from: number, to: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

export function eveningSky(day: string, place: Place): EveningSkyData {
  // Hours from 24 on are of the next day.
  const at = (minutes: number) => heightsAt(momentOf(day, timeOf(minutes), place.timeZone), place);
  const { sunset, moon, moonrise } = skyOn(day, place);
  const rises = moon === 'rises' ? moonrise : undefined;
  const sets = minutesOf(sunset);
  const sunAt = Math.round((beginning + sets) / 2);
  // The last hour is at the picture's edge.
  const moonAt = every(30, sets, end - 60).reduce((highest, minute) =>
    at(minute).moon > at(highest).moon ? minute : highest,
  );
  const times = [
    ...eveningHours.map((id) => ({ id, time: dayHours[id] })),
    ...(rises ? [{ id: 'moonrise' as const, time: rises }] : []),
  ];
  return {
    horizon: hundredths(picture.horizon, picture.height),
    edges: [colorAt(at(beginning).sun), colorAt(at(end).sun)],
    rows: times
      .toSorted((one, other) => afterNoon(one.time) - afterNoon(other.time))
      .map(({ id, time }) => {
        const { sun } = at(afterNoon(time));
        return {
          id,
          time,
          x: across(afterNoon(time)),
          color: colorAt(readable(sun)),
          isDark: isDarkAt(sun),
        };
      }),
    sunset: { time: sunset, x: across(sets) },
    sun: discAt(sunAt, at(sunAt).sun),
    ...(moon === 'none' ? {} : { moon: discAt(moonAt, at(moonAt).moon) }),
  };
}

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
