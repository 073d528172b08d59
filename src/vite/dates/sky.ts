/** Uses astronomy-engine, which runs only in the build. */
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
import type { EveningMoon } from '../../site/evenings.ts';
import { addDays } from '../../site/formats/days.ts';
import { parseMinutes } from '../../site/formats/formatDay.ts';
import { getLocalTime, parseLocalTime } from './clock.ts';

export type Place = { latitude: number; longitude: number; timeZone: string };

/** Hours of a party; 28:30 is 4:30 on the next day. */
const partyHours = { from: '17:00', to: '28:30' };
/** Higher than this, the moon is above hills and trees. */
const visibleMoon = { at: '21:30', degrees: 8 };

/** Computes from noon to noon. Throws if the sun does not set. */
export const computeSky = (day: string, { latitude, longitude, timeZone }: Place) => {
  const observer = new Observer(latitude, longitude, 0);
  const noon = parseLocalTime(day, '12:00', timeZone);
  const sunset = SearchRiseSet(Body.Sun, observer, -1, noon, 1);
  if (!sunset)
    throw new Error(
      `No sunset on ${day} at ${latitude}, ${longitude}: is the position of the estate right (src/site/facts/venue.ts)?`,
    );
  const rise = SearchRiseSet(Body.Moon, observer, +1, noon, 1);
  const risesAtParty =
    rise &&
    rise.date >= parseLocalTime(day, partyHours.from, timeZone) &&
    rise.date <= parseLocalTime(day, partyHours.to, timeZone);
  const evening = parseLocalTime(day, visibleMoon.at, timeZone);
  const isUp = computeMoonAltitude(evening, observer) > visibleMoon.degrees;
  const moon: EveningMoon = risesAtParty ? 'rises' : isUp ? 'up' : 'none';
  return {
    /** At a flat horizon. */
    sunset: getLocalTime(sunset.date, timeZone).time,
    sunsetAt: sunset.date,
    /** The moon does not rise on about one day a month. */
    moonrise: rise ? getLocalTime(rise.date, timeZone).time : undefined,
    moonriseAt: rise?.date,
    moon,
    /** Lit part of the disc, from 0 to 1. */
    lit: Illumination(Body.Moon, evening).phase_fraction,
    isWaxing: MoonPhase(evening) < 180,
  };
};

export const computeFullMoonEvenings = (
  from: string,
  to: string,
  { timeZone }: Place,
): string[] => {
  const found: string[] = [];
  for (let moment = parseLocalTime(from, '12:00', timeZone); ;) {
    const full = SearchMoonPhase(180, moment, 40)!;
    const { day, time } = getLocalTime(full.date, timeZone);
    // A full moon in the morning belongs to the evening before.
    const evening = parseMinutes(time) < 12 * 60 ? addDays(day, -1) : day;
    if (evening > to) return found;
    found.push(evening);
    moment = new Date(full.date.getTime() + 20 * 86_400_000);
  }
};

/** Returns degrees above the horizon, including refraction. */
const computeMoonAltitude = (moment: Date, observer: Observer): number => {
  const { ra, dec } = Equator(Body.Moon, moment, observer, true, true);
  return Horizon(moment, observer, ra, dec, 'normal').altitude;
};
