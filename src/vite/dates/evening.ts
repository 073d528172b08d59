import { availability, getExpiryDay, readAvailability } from '../../facts/dates/availability.ts';
import {
  getFirstSuggestedDay,
  type Evening,
  type EveningContent,
  type Month,
  type Sign,
  type SkyEvening,
} from '../../facts/dates/evenings.ts';
import { prices } from '../../facts/prices/prices.ts';
import { venue } from '../../facts/venue/venue.ts';
import type { EveningCopy } from '../../features/evening/schema.ts';
import { addDays } from '../../site/formats/days.ts';
import { parseMinutesFromNoon } from '../../site/formats/formatDay.ts';
import { fill, formatTime } from '../../site/formats/formats.ts';
import { languages, type Language } from '../../site/languages.ts';
import { computeSky, partyHours, visibleMoon } from './sky.ts';

/** The page shows seven; the first may be past before the next build. */
const count = 8;

/** Chooses free Saturdays outdoors with the fullest moon. Within a year, day and month are enough to name them. */
export function createEvening(
  { fullMoon, freeDay, unchecked, requestDate, days, allDates, ...copy }: EveningCopy,
  months: readonly Month[],
  today: string,
  language: Language,
): EveningContent {
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

  const describe = ({ date, isMoonlit, sunset, moon, moonrise, lit, isWaxing }: Evening) => {
    const { sunsetTo, moonriseFrom, altitude } = computeSky(date, venue.position);
    const moonTime = moonrise ?? visibleMoon.at;
    const createSign = (
      time: string,
      words: string,
      where?: keyof EveningCopy['directions'],
    ): Sign => [
      fill(words, where ? { where: copy.directions[where] } : {}),
      formatTime(time, language),
    ];
    const moonSign: Sign =
      moon === 'none'
        ? [copy.noMoon]
        : createSign(moonTime, moon === 'up' ? copy.moonUp : copy.moonrise, moonriseFrom);
    return {
      date,
      name: formatName.format(new Date(date)),
      ...(isMoonlit && { isMoonlit }),
      sunsetAt: getPart(sunset),
      moonAt: getPart(moonTime),
      moon,
      ...(moon === 'up' && { altitude }),
      lit,
      ...(isWaxing && { isWaxing }),
      signs: [createSign(sunset, copy.sunset, sunsetTo), moonSign],
    } satisfies SkyEvening;
  };

  const musicUntil = prices?.music?.indoors;
  return {
    list: months
      .filter(({ isOutdoors }) => isOutdoors)
      .flatMap(({ evenings }) => evenings.filter(isOffered))
      .sort((one, other) => rate(other) - rate(one))
      .slice(0, count)
      .sort((one, other) => (one.date < other.date ? -1 : 1))
      .map(describe),
    knownUntil: getExpiryDay(availability),
    ...(musicUntil && {
      music: { at: getPart(musicUntil), sign: [copy.music, formatTime(musicUntil, language)] },
    }),
    fullMoon,
    freeDay,
    unchecked,
    requestDate,
    days,
    allDates,
  };
}

const [from, until] = [partyHours.from, partyHours.to].map(parseMinutesFromNoon);

/** Returns the part of the party before this time. */
const getPart = (time: string): number =>
  Number(((parseMinutesFromNoon(time) - from!) / (until! - from!)).toFixed(3));
