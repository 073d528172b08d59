import {
  Body,
  Equator,
  Horizon,
  Illumination,
  MoonPhase,
  Observer,
  SearchMoonPhase,
  SearchRiseSet,
} from 'astronomy-engine';
import type { Direction, EveningMoon } from '../../facts/dates/evenings.ts';
import {
  getDayAtVenue,
  parseMinutes,
  parseMinutesFromNoon,
  timeZone,
} from '../../site/formats/formatDay.ts';

export type Place = { latitude: number; longitude: number };

export const partyHours = { from: '17:00', to: '4:30' };
/** At this height, the moon is above hills and trees. */
export const visibleMoon = { at: '21:30', degrees: 8 };

/** Computes from noon (in summer, one o'clock) to noon. */
export const computeSky = (day: string, { latitude, longitude }: Place) => {
  const observer = new Observer(latitude, longitude, 0);
  const noon = new Date(`${day}T10:00Z`);
  const set = SearchRiseSet(Body.Sun, observer, -1, noon, 1)!;
  const sunset = formatTimeAtVenue(set.date);
  const rise = SearchRiseSet(Body.Moon, observer, +1, noon, 1);
  const moonrise = rise ? formatTimeAtVenue(rise.date) : undefined;
  // The clock never changes between sunset and this time.
  const evening = addMinutes(set.date, parseMinutes(visibleMoon.at) - parseMinutes(sunset));
  const { altitude } = locate(Body.Moon, evening, observer);
  const isUp = altitude > visibleMoon.degrees;
  const moon: EveningMoon = moonrise && isAtParty(moonrise) ? 'rises' : isUp ? 'up' : 'none';
  return {
    /** At a flat horizon. */
    sunset,
    sunsetTo: getDirection(locate(Body.Sun, set.date, observer).azimuth),
    /** The moon does not rise on about one day a month. */
    moonrise,
    ...(moon === 'rises' && {
      moonriseFrom: getDirection(locate(Body.Moon, rise!.date, observer).azimuth),
    }),
    moon,
    /** Degrees at `visibleMoon.at`. */
    altitude: Math.round(altitude),
    /** Lit part of the disc, from 0 to 1. */
    lit: Illumination(Body.Moon, evening).phase_fraction,
    isWaxing: MoonPhase(evening) < 180,
  };
};

/** Begins on the day before `from`. */
export const computeFullMoonEvenings = (from: string, to: string): string[] => {
  const found: string[] = [];
  for (let moment = new Date(from); ;) {
    const { date } = SearchMoonPhase(180, moment, 40)!;
    // A full moon in the morning belongs to the evening before.
    const evening = getDayAtVenue(addMinutes(date, -12 * 60));
    if (evening > to) return found;
    found.push(evening);
    moment = addMinutes(date, 20 * 24 * 60);
  }
};

/** Returns degrees, with refraction. */
const locate = (body: Body, moment: Date, observer: Observer) => {
  const { ra, dec } = Equator(body, moment, observer, true, true);
  return Horizon(moment, observer, ra, dec, 'normal');
};

/** The sun and the moon neither rise nor set in the north or south of Greece. */
const directions: readonly Direction[] = ['ne', 'e', 'se', 'se', 'sw', 'w', 'nw', 'ne'];

const getDirection = (azimuth: number): Direction => directions[Math.round(azimuth / 45 + 7) % 8]!;

const isAtParty = (time: string): boolean => {
  const [from, at, to] = [partyHours.from, time, partyHours.to].map(parseMinutesFromNoon);
  return from! <= at! && at! <= to!;
};

const addMinutes = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * 60_000);

/** Returns "20:49", rounded to the minute. */
const formatTimeAtVenue = (moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' })
    .format(addMinutes(moment, 0.5))
    .replace(/^0(?=\d:)/, '');
