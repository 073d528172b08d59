/** Facts that are computed, or that owners cannot change in src/content/facts. */
import { sampleDay } from '../../site/facts/dayFacts.ts';
import { beaches, drives, lodgings, ways } from '../../site/facts/guestFacts.ts';
import { capacities, meetingEquipment, sizes, splitForRain } from '../../site/facts/layoutFacts.ts';
import { stepFree } from '../../site/facts/legalFacts.ts';
import { getPriceRange, prices, seasonIds } from '../../site/facts/prices.ts';
import { hasReviews } from '../../site/facts/shown.ts';
import { churches, hours, venue } from '../../site/facts/venue.ts';
import { formatDay } from '../../site/formats/formatDay.ts';
import { formatHours, formatRating, preventLineBreak } from '../../site/formats/formats.ts';
import { formatEuroRange, formatEuros } from '../../site/formats/priceFormats.ts';
import type { Language } from '../../site/languages.ts';
import type { SentenceFacts } from './compose.ts';

export function computeFacts(language: Language): SentenceFacts {
  const formatPrice = (sum: number) =>
    Number.isFinite(sum) ? formatEuros(sum, language) : undefined;
  const outdoorSeasons = seasonIds.filter((id) => prices?.seasons[id].outdoors);
  return {
    'venue.phone': venue.phones[0].display,
    'venue.rating.value': hasReviews ? formatRating(venue.rating.value, language) : undefined,
    'venue.rating.reviews': hasReviews ? venue.rating.reviews : undefined,
    'hours.daily': hours.periods?.length
      ? undefined
      : preventLineBreak(formatHours(hours.pages[language], language)),
    'churches.count': churches.length,
    'churches.minutes': formatRange(Object.values(venue.churchMinutes)),
    'drive.airport': findDriveMinutes('airport'),
    'drive.centre': findDriveMinutes('centre'),
    'drive.fromMotorway': ways.toKeratea + ways.toGate,
    'beaches.nearest': beaches[0]?.minutes,
    'estate.wheelchairToilets': stepFree.toilets,
    'hall.width': sizes.hall.width,
    'hall.depth': sizes.hall.depth,
    'hall.rows': capacities.rows.hall,
    'hall.withDancing': capacities.rounds.hall,
    'smallHall.width': sizes.smallHall.width,
    'smallHall.depth': sizes.smallHall.depth,
    'pergola.seats': capacities.long.pergola,
    'rain.hall': splitForRain(400).hall,
    'rain.terrace': splitForRain(400).terrace,
    'light.day': formatDay(sampleDay.date, language),
    // Sentences have it in the plural.
    'lodgings.count': lodgings.length > 1 ? lodgings.length : undefined,
    'lodgings.minutes': formatRange(lodgings.map(({ minutes }) => minutes)),
    'prices.lowest': prices && formatPrice(getPriceRange(prices).from),
    'prices.range': prices && preventLineBreak(formatEuroRange(getPriceRange(prices), language)),
    'prices.weekdayOutdoors':
      prices && formatPrice(getPriceRange(prices, ['weekday'], outdoorSeasons).from),
    'prices.winterWeekday':
      prices && formatPrice(getPriceRange(prices, ['weekday'], ['winter']).from),
    'prices.juneSaturday': prices && formatPrice(getPriceRange(prices, ['saturday'], ['june']).to),
    'prices.weekendSmallest': formatRange(
      Object.values(prices?.seasons ?? {}).map(({ smallest }) => smallest),
    ),
    'wifi.megabits': meetingEquipment?.wifi.megabits,
    'wifi.devices': meetingEquipment?.wifi.devices,
  };
}

const findDriveMinutes = (from: string): number | undefined =>
  drives.find(({ id }) => id === from)?.minutes;

/** Returns "5–15", or "15" if all are equal. */
const formatRange = (numbers: readonly number[]): string | undefined =>
  numbers.length > 0
    ? preventLineBreak([...new Set([Math.min(...numbers), Math.max(...numbers)])].join('–'))
    : undefined;
