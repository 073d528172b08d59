import {
  pickList,
  priceDays,
  seasonIds,
  type PriceDay,
  type PriceFacts,
  type SeasonId,
} from '../../site/facts/prices.ts';
import { venue } from '../../site/facts/venue.ts';
import { daysFrom, isDay } from '../../site/formats/days.ts';
import { normalizeCount } from '../../site/formats/typedCount.ts';
import type { Parameter } from '../../site/parameters.ts';

/** Totals are rounded to multiples of this sum, in euros. */
export const roundedTo = 50;

export type Occasion = {
  guests: number;
  season: SeasonId;
  day: PriceDay;
  /** First day of its price list if that is not today's. */
  eventsFrom?: string;
};

export const guestLimits = ({ weekdaySmallest }: PriceFacts) => ({
  smallest: weekdaySmallest,
  largest: venue.capacity.outdoors,
});

export const largestOf = ({ seasons }: PriceFacts, season: SeasonId): number =>
  seasons[season].outdoors ? venue.capacity.outdoors : venue.capacity.indoors;

export const extrasOf = ({ seasons, perGuest, once }: PriceFacts, season: SeasonId) => ({
  bar: perGuest.bar ?? 0,
  secondMain: perGuest.secondMain ?? 0,
  flowers: once.flowers ?? 0,
  ceremony: seasons[season].outdoors ? (once.ceremony ?? 0) : 0,
});

const rounded = (euros: number): number => Math.round(euros / roundedTo) * roundedTo;

/**
 * `counted` guests are charged, and `because` is why they differ. `price` is in euros per guest. `to` adds bar,
 * second main course, flowers and outdoor ceremony.
 */
export const estimate = (prices: PriceFacts, { guests, season, day, eventsFrom }: Occasion) => {
  const { smallest: usual, perGuest } = pickList(prices, eventsFrom).seasons[season];
  const smallest = day === 'weekday' ? prices.weekdaySmallest : usual;
  const largest = largestOf(prices, season);
  const counted = Math.min(largest, Math.max(guests, smallest));
  const { bar, secondMain, flowers, ceremony } = extrasOf(prices, season);
  const from = counted * perGuest[day];
  return {
    counted,
    because: guests < smallest ? 'smallest' : guests > largest ? 'largest' : undefined,
    price: perGuest[day],
    from: rounded(from),
    to: rounded(from + counted * (bar + secondMain) + flowers + ceremony),
  } as const;
};

/** Returns euros per guest, or undefined if the offer is not for this season or saves nothing. */
export const offeredPrice = (
  prices: PriceFacts,
  { season, day, eventsFrom }: Omit<Occasion, 'guests'>,
): number | undefined => {
  const { offer } = prices;
  const list = pickList(prices, eventsFrom);
  const { months, perGuest } = list.seasons[season];
  if (!offer || (offer.days?.length && !offer.days.includes(day))) return undefined;
  const isMeant = daysFrom(offer.from, offer.until).some(
    (date) =>
      months.includes(Number(date.slice(5, 7))) &&
      pickList(prices, date).eventsFrom === list.eventsFrom,
  );
  const price = offer.perGuest ?? Math.round(perGuest[day] * (100 - (offer.percent ?? 0))) / 100;
  return isMeant && price < perGuest[day] ? price : undefined;
};

export const tableGuests = (prices: PriceFacts, season: SeasonId): number[] => {
  const { smallest } = prices.seasons[season];
  const round = [100, 150, 200, 250, 300, 400].filter(
    (guests) => guests > smallest && guests <= largestOf(prices, season),
  );
  return [...new Set([prices.weekdaySmallest, smallest, ...round])];
};

/** Returns undefined if invalid or out of range. */
export const guestsFrom = (prices: PriceFacts, text: string): number | undefined => {
  const written = normalizeCount(text);
  const { smallest, largest } = guestLimits(prices);
  const guests = /^\d{1,5}$/.test(written) ? Number(written) : 0;
  return guests >= smallest && guests <= largest ? guests : undefined;
};

/**
 * Parses "?guests=180&season=june&day=saturday", and "&eventsFrom=2028-04-01" of the next price list. Returns undefined if
 * incomplete or unknown.
 */
export const occasionFrom = (prices: PriceFacts, search: string): Occasion | undefined => {
  const asked = new URLSearchParams(search);
  const only = (name: Parameter): string => {
    const [value = '', ...more] = asked.getAll(name);
    return more.length === 0 ? value : '';
  };
  const guests = guestsFrom(prices, only('guests'));
  const season = seasonIds.find((id) => id === only('season'));
  const day = priceDays.find((id) => id === only('day'));
  const eventsFrom = isDay(only('eventsFrom')) ? only('eventsFrom') : undefined;
  return guests !== undefined && season && day ? { guests, season, day, eventsFrom } : undefined;
};

export const searchOf = ({ guests, season, day, eventsFrom }: Occasion): string =>
  `?${new URLSearchParams({ guests: String(guests), season, day, ...(eventsFrom && { eventsFrom }) })}`;

export const usualOccasion = ({ seasons }: PriceFacts): Occasion => ({
  guests: seasons.june.smallest,
  season: 'june',
  day: 'saturday',
});
