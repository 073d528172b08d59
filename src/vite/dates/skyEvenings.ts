import { availability, getExpiryDay, readAvailability } from '../../facts/dates/availability.ts';
import { sampleDay, skyColors } from '../../facts/dates/dayFacts.ts';
import {
  getFirstSuggestedDay,
  type Evening,
  type Month,
  type SkyEvening,
  type SkyEvenings,
} from '../../facts/dates/evenings.ts';
import { prices } from '../../facts/prices/prices.ts';
import { venue } from '../../facts/venue/venue.ts';
import { addDays } from '../../site/formats/days.ts';
import { parseMinutesFromNoon } from '../../site/formats/formatDay.ts';
import { languages, type Language } from '../../site/languages.ts';
import { computeSky, visibleMoon } from './sky.ts';

/** The page shows seven. The others replace those that are past before the next build. */
const count = 9;

/** Throws if the sun does not set. */
export const createSkyEvenings = (
  months: readonly Month[],
  today: string,
  language: Language,
): SkyEvenings => ({
  list: chooseEvenings(months, today, language),
  dusk: createDusk(sampleDay.sunset),
  night: skyColors['sky-200'],
  knownUntil: getExpiryDay(availability),
  musicUntil: prices?.music?.indoors,
});

/**
 * Returns the free Saturdays outdoors with the fullest moon, by date. Leaves out those on which the Church holds no
 * weddings. Within a year, day and month are enough to name them.
 */
const chooseEvenings = (
  months: readonly Month[],
  today: string,
  language: Language,
): SkyEvening[] => {
  const { findTaken } = readAvailability(today);
  const first = getFirstSuggestedDay(today);
  const isOffered = ({ date, isSaturday, isWithoutWeddings }: Evening): boolean =>
    isSaturday &&
    !isWithoutWeddings &&
    date >= first &&
    date < addDays(first, 365) &&
    !findTaken(date);
  const rate = ({ isMoonlit, lit }: Evening): number => (isMoonlit ? 101 : lit);
  const formatName = new Intl.DateTimeFormat(languages[language].locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return months
    .filter(({ isOutdoors }) => isOutdoors)
    .flatMap(({ evenings }) => evenings.filter(isOffered))
    .sort((one, other) => rate(other) - rate(one))
    .slice(0, count)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .map(({ date, isMoonlit, sunset, moon, moonrise, lit, isWaxing }) => {
      const { sunsetTo, moonriseFrom, altitude } = computeSky(date, venue.position);
      return {
        date,
        name: formatName.format(new Date(date)),
        isMoonlit,
        sunset,
        sunsetTo,
        moon,
        moonTime: moonrise ?? visibleMoon.at,
        moonriseFrom,
        altitude: moon === 'up' ? altitude : 0,
        lit,
        isWaxing,
      };
    });
};

/** Stops of a gradient of 23 hours with the sunset in its middle. Dusk is equally long on every evening outdoors. */
const createDusk = (sunset: string): string =>
  Object.entries(skyColors)
    // The sample day ends with dawn, which other nights do not reach.
    .slice(0, -2)
    .map(([name, color]) => {
      const time = name.replace(/^sky-(\d+)(\d\d)$/, '$1:$2');
      const minutes = parseMinutesFromNoon(time) - parseMinutesFromNoon(sunset);
      return `${color} ${Number((50 + minutes / 13.8).toFixed(1))}%`;
    })
    .join();
