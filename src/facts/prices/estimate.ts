import { isDay, listDays } from '../../site/formats/days.ts';
import { normalizeCount } from '../../site/formats/typedCount.ts';
import type { Parameter } from '../../site/parameters.ts';
import { venue } from '../venue/venue.ts';
import {
  findSeason,
  getSeasonId,
  pickList,
  priceDays,
  type PriceDay,
  type PriceFacts,
  type PriceSeason,
} from './prices.ts';

/** Euros. Totals are rounded to multiples of it. */
export const roundingStep = 50;

export type EstimateInput = {
  guests: number;
  /** Those of the guests who get the children's menu. */
  children?: number;
  /** A month of it, "6" for June. */
  season: string;
  day: PriceDay;
  /** First day of the next price list. */
  eventsFrom?: string;
};

export const getGuestLimits = ({ weekdaySmallest }: PriceFacts) => ({
  smallest: weekdaySmallest,
  largest: venue.capacity.outdoors,
});

export const getExtras = ({ perGuest, once }: PriceFacts, { outdoors }: PriceSeason) => ({
  bar: perGuest.bar ?? 0,
  secondMain: perGuest.secondMain ?? 0,
  flowers: once.flowers ?? 0,
  ceremony: outdoors ? (once.ceremony ?? 0) : 0,
});

/**
 * `chargedGuests` guests are charged; `limitedBy` is why they differ. `adults` of them pay `price`, in euros. `from` is
 * `sum`, rounded; `to` adds bar and second main course for adults, flowers and outdoor ceremony.
 */
export const computeEstimate = (
  prices: PriceFacts,
  { guests, children: given = 0, season: month, day, eventsFrom }: EstimateInput,
) => {
  const season = findSeason(pickList(prices, eventsFrom), month)!;
  const { smallest: usual, perGuest } = season;
  const smallest = day === 'weekday' ? prices.weekdaySmallest : usual;
  const largest = getLargestParty(season);
  const chargedGuests = Math.min(largest, Math.max(guests, smallest));
  const { bar, secondMain, flowers, ceremony } = getExtras(prices, season);
  const children = Math.min(given, chargedGuests);
  const adults = chargedGuests - children;
  const sum = adults * perGuest[day] + children * (prices.children?.price ?? perGuest[day]);
  return {
    chargedGuests,
    adults,
    limitedBy: guests < smallest ? 'smallest' : guests > largest ? 'largest' : undefined,
    price: perGuest[day],
    sum,
    from: roundEuros(sum),
    to: roundEuros(sum + adults * (bar + secondMain) + flowers + ceremony),
  } as const;
};

/** Returns euros per guest, or undefined if the offer is not for this season or saves nothing. */
export const computeOfferedPrice = (
  prices: PriceFacts,
  { season, day, eventsFrom }: Omit<EstimateInput, 'guests'>,
): number | undefined => {
  const { offer } = prices;
  const list = pickList(prices, eventsFrom);
  const { months, perGuest } = findSeason(list, season)!;
  if (!offer || (offer.days?.length && !offer.days.includes(day))) return undefined;
  const isInSeason = listDays(offer.from, offer.until).some(
    (date) =>
      months.includes(Number(date.slice(5, 7))) &&
      pickList(prices, date).eventsFrom === list.eventsFrom,
  );
  const price = offer.perGuest ?? Math.round(perGuest[day] * (100 - (offer.percent ?? 0))) / 100;
  return isInSeason && price < perGuest[day] ? price : undefined;
};

/** Returns undefined if invalid or out of range. */
export const parseGuests = (prices: PriceFacts, text: string): number | undefined => {
  const written = normalizeCount(text);
  const { smallest, largest } = getGuestLimits(prices);
  const guests = /^\d{1,5}$/.test(written) ? Number(written) : 0;
  return guests >= smallest && guests <= largest ? guests : undefined;
};

/** Returns 0 for an empty text, undefined for more children than guests. */
export const parseChildren = (guests: number, text: string): number | undefined => {
  const written = normalizeCount(text) || '0';
  return /^\d{1,5}$/.test(written) && Number(written) <= guests ? Number(written) : undefined;
};

/**
 * Parses "?guests=180&season=6&day=saturday", with "&children=20" and the "&eventsFrom=2028-04-01" of the next
 * price list. Returns undefined if incomplete or unknown.
 */
export const parseEstimateInput = (
  prices: PriceFacts,
  search: string,
): EstimateInput | undefined => {
  const params = new URLSearchParams(search);
  const getSingle = (name: Parameter): string => {
    const [value = '', ...more] = params.getAll(name);
    return more.length === 0 ? value : '';
  };
  const guests = parseGuests(prices, getSingle('guests'));
  const season = findSeason(prices, getSingle('season'));
  const day = priceDays.find((id) => id === getSingle('day'));
  const eventsFrom = isDay(getSingle('eventsFrom')) ? getSingle('eventsFrom') : undefined;
  const children = parseChildren(guests ?? 0, prices.children ? getSingle('children') : '');
  return guests !== undefined && children !== undefined && season && day
    ? { guests, children: children || undefined, season: getSeasonId(season), day, eventsFrom }
    : undefined;
};

export const serializeEstimateInput = ({
  guests,
  children,
  season,
  day,
  eventsFrom,
}: EstimateInput): string =>
  `?${new URLSearchParams({
    guests: String(guests),
    ...(children && { children: String(children) }),
    season,
    day,
    ...(eventsFrom && { eventsFrom }),
  })}`;

/** Returns a Saturday of June, the month of most weddings. */
export const getDefaultEstimateInput = (prices: PriceFacts): EstimateInput => {
  const june = findSeason(prices, '6')!;
  return { guests: june.smallest, season: getSeasonId(june), day: 'saturday' };
};

const getLargestParty = ({ outdoors }: PriceSeason): number =>
  outdoors ? venue.capacity.outdoors : venue.capacity.indoors;

const roundEuros = (euros: number): number => Math.round(euros / roundingStep) * roundingStep;
