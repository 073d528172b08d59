/** Computed facts, and facts that are not in src/content/facts. */
import { sampleDay } from '../../facts/dates/dayFacts.ts';
import {
  capacities,
  meetingEquipment,
  sizes,
  splitForRain,
} from '../../facts/estate/layoutFacts.ts';
import type { HouseFacts } from '../../facts/estate/schema.ts';
import { beaches, drives, lodgings, ways } from '../../facts/guests/guestFacts.ts';
import { stepFree } from '../../facts/legalFacts.ts';
import {
  getPriceLists,
  getPriceRange,
  outdoorMonths,
  prices,
  type PriceFacts,
} from '../../facts/prices/prices.ts';
import { hasReviews } from '../../facts/shown/shown.ts';
import { churches, hours, venue } from '../../facts/venue/venue.ts';
import { formatDay } from '../../site/formats/formatDay.ts';
import {
  formatHours,
  formatList,
  formatRating,
  preventLineBreak,
} from '../../site/formats/formats.ts';
import {
  formatEuroRange,
  formatEuros,
  formatMonthRanges,
} from '../../site/formats/priceFormats.ts';
import type { Language, Localized } from '../../site/languages.ts';
import { builtOn } from '../dates/months.ts';
import type { SentenceFacts } from './compose.ts';
import { computeExampleSums } from './exampleSums.ts';
import { readContent } from './readContent.ts';

export function computeFacts(language: Language): SentenceFacts {
  const formatPrice = (sum = NaN) =>
    Number.isFinite(sum) ? formatEuros(sum, language) : undefined;
  const sums = prices && computeExampleSums(prices);
  const range = prices && getPriceRange(prices);
  const weekdayRange = prices && getPriceRange(prices, ['weekday']);
  /** Returns the lowest price of these seasons, or of all. */
  const formatWeekday = (isOutdoors: boolean) => {
    if (!prices || !weekdayRange) return undefined;
    const { from } = getPriceRange(prices, ['weekday'], ({ outdoors }) => outdoors === isOutdoors);
    return formatEuros(Number.isFinite(from) ? from : weekdayRange.from, language);
  };
  return {
    'venue.phone': venue.phones[0].display,
    'venue.rating.value': hasReviews ? formatRating(venue.rating.value, language) : undefined,
    'venue.rating.reviews': hasReviews ? venue.rating.reviews : undefined,
    'hours.daily': hours.periods?.length
      ? undefined
      : preventLineBreak(formatHours(hours.pages[language], language)),
    'churches.count': churches.filter(({ closedUntil = '' }) => closedUntil < builtOn).length,
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
    'house.outdoorMonths': formatMonths(outdoorMonths, language),
    'prices.lowest': range && formatEuros(range.from, language),
    'prices.lowestSeason': prices && range && findSeasonNames(prices, range.from, language),
    'prices.highest': range && formatEuros(range.to, language),
    'prices.highestSeason': prices && range && findSeasonNames(prices, range.to, language),
    'prices.range': range && preventLineBreak(formatEuroRange(range, language)),
    'prices.weekdayRange':
      weekdayRange && preventLineBreak(formatEuroRange(weekdayRange, language)),
    'prices.weekdayOutdoors': formatWeekday(true),
    'prices.weekdayIndoors': formatWeekday(false),
    'prices.weekendSmallest': formatRange((prices?.seasons ?? []).map(({ smallest }) => smallest)),
    'prices.ownWine': prices?.neverCharged?.includes('wine') ? freeOfCharge[language] : undefined,
    'prices.wedding.guests': sums?.wedding.guests,
    'prices.wedding.total': formatPrice(sums?.wedding.total),
    'prices.wedding.withExtras': formatPrice(sums?.wedding.withExtras),
    'prices.baptism.children': sums?.baptism.children,
    'prices.baptism.total': formatPrice(sums?.baptism.total),
    'prices.meeting.total': formatPrice(sums?.meeting.total),
    'prices.meeting.net': formatPrice(sums?.meeting.net),
    'visits.when':
      (readContent('facts/house.json') as HouseFacts).tours?.[language] ?? byAppointment[language],
    'wifi.megabits': meetingEquipment.wifi.megabits,
    'wifi.devices': meetingEquipment.wifi.devices,
  };
}

const byAppointment: Localized = { el: 'με ραντεβού', en: 'by appointment' };

const freeOfCharge: Localized = { el: 'δωρεάν', en: 'free of charge' };

/** Returns undefined if all have the price. */
const findSeasonNames = (facts: PriceFacts, price: number, language: Language) => {
  const owners = getPriceLists(facts)
    .flatMap(({ seasons }) => seasons)
    .filter(({ perGuest }) => Object.values(perGuest).includes(price));
  const names = [...new Set(owners.map(({ name }) => name[language]))];
  return names.length < facts.seasons.length ? formatList(names, language) : undefined;
};

/** Returns "Απρίλιος–Οκτώβριος"; undefined for no month and for all. */
const formatMonths = (months: readonly number[], language: Language) =>
  months.length > 0 && months.length < 12
    ? preventLineBreak(formatList(formatMonthRanges(months, language), language))
    : undefined;

const findDriveMinutes = (from: string): number | undefined =>
  drives.find(({ id }) => id === from)?.minutes;

/** Returns "5–15", or "15" if all are equal. */
const formatRange = (numbers: readonly number[]): string | undefined =>
  numbers.length > 0
    ? preventLineBreak([...new Set([Math.min(...numbers), Math.max(...numbers)])].join('–'))
    : undefined;
