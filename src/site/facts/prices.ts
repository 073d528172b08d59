import ownPrices from '../../content/facts/prices.json' with { type: 'json' };
import { hasPrices } from './hasPrices.ts';

/**
 * What an event costs and by which rules, each figure once; they stand in src/content/facts/prices.json, all of them sample. Euros, VAT included. What is left out (a
 * field that may be, an entry of a list, the whole in hasPrices.ts) is not shown anywhere.
 */

/** The days that have a price of their own, in the order of the table. */
export const priceDays = ['friday', 'saturday', 'sunday', 'weekday'] as const;

export type PriceDay = (typeof priceDays)[number];

/** In the order of the table. */
export const seasonIds = ['spring', 'june', 'summer', 'winter'] as const;

export type SeasonId = (typeof seasonIds)[number];

export type Season = {
  /** 1 for January to 12. */
  months: readonly number[];
  /** Fewer guests are charged as so many; on weekdays `weekdaySmallest` holds. */
  smallest: number;
  /** The garden is laid, so a ceremony on the lawn can be had and `capacity.outdoors` is the limit; else the hall's. */
  outdoors: boolean;
  /** A guest, by day. */
  perGuest: Readonly<Record<PriceDay, number>>;
};

/** What costs extra, a guest and once, in the order of the list. */
export const guestExtras = ['bar', 'ownSpirits', 'secondMain', 'sweets'] as const;
export const onceExtras = ['ceremony', 'flowers', 'coach', 'extraHour', 'planner'] as const;

export type GuestExtra = (typeof guestExtras)[number];
export type OnceExtra = (typeof onceExtras)[number];

/** What the price includes; its words stand in src/content, as those of the lists below. */
export type Included =
  | 'estate'
  | 'firstDrink'
  | 'food'
  | 'wine'
  | 'souvlaki'
  | 'tables'
  | 'lights'
  | 'rain'
  | 'studio'
  | 'staff'
  | 'tasting';
export type Course = 'terrace' | 'shared' | 'salads' | 'fire' | 'sweet' | 'glasses';
export type Free = 'wine' | 'cake' | 'suppliers' | 'visit' | 'car';
export type Rule = 'exclusive' | 'suppliers' | 'stepFree' | 'church' | 'civil' | 'fire';

export type Prices = {
  /** Days from and until which the list is valid; the second is that of the event. */
  validFrom?: string;
  eventsUntil?: string;
  seasons: Readonly<Record<SeasonId, Season>>;
  /** From Monday to Thursday so few are enough in any season, and for a lunch after a baptism on any day. */
  weekdaySmallest: number;
  /** A guest. */
  perGuest: Readonly<Partial<Record<GuestExtra, number>>>;
  /** Once. */
  once: Readonly<Partial<Record<OnceExtra, number>>>;
  /** What the coach seats, the hour at which the extra one of music ends, and how many taste the menu. */
  coachSeats: number;
  extraHourUntil: string;
  tastingGuests: number;
  /** Children: up to an age for nothing, up to another from a menu of their own. */
  children?: { free: number; menu: number; price: number };
  /** A lunch after a baptism ends at this hour, and its decorations begin at this price. */
  baptismUntil?: string;
  baptismFlowers?: number;
  /** A day meeting: a person, smallest number, days before which cancelling is free. */
  companies?: { perPerson: number; smallest: number; freeDaysBefore: number };
  /** Parts of the sum in per cent: with the contract, so many months before, and after; and days for which a date is held for nothing. */
  payment?: {
    contract: number;
    before: number;
    monthsBefore: number;
    after: number;
    heldDays: number;
  };
  /** Months before which a date moves for nothing, and what moving costs after that. */
  moving?: { freeMonthsBefore: number; price: number };
  /** The number of guests is told so many days before; by so many per cent it may still fall. */
  fewer?: { daysBefore: number; percent: number };
  /** Until when there is music; drawn from the first hour on. */
  music?: { from: string; outdoors: string; indoors: string };
  included: readonly Included[];
  menu?: readonly Course[];
  neverCharged?: readonly Free[];
  rules?: readonly Rule[];
};

const list = ownPrices as Prices;

export const prices: Prices | undefined = hasPrices ? list : undefined;

/** Returns the lowest price per guest, of all days and seasons or of some; Infinity if no season is meant. */
export const lowestPrice = (
  { seasons }: Prices,
  days: readonly PriceDay[] = priceDays,
  isMeant: (season: Season) => boolean = () => true,
): number =>
  Math.min(
    ...Object.values(seasons)
      .filter(isMeant)
      .flatMap(({ perGuest }) => days.map((day) => perGuest[day])),
  );

/** Returns the highest price per guest of the whole list. */
export const highestPrice = ({ seasons }: Prices): number =>
  Math.max(...Object.values(seasons).flatMap(({ perGuest }) => Object.values(perGuest)));
