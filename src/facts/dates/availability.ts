/** The owner enters taken days by hand. Sixty days after a check, no other day counts as free. */
import availabilityJson from '../../content/facts/availability.json' with { type: 'json' };
import { addDays, getWeekday } from '../../site/formats/days.ts';
import { isClosedDay } from '../venue/venue.ts';
import { isWithoutWeddings } from './churchCalendar.ts';
import { getFirstSuggestedDay, type Evening } from './evenings.ts';
import type { AvailabilityFile } from './schema.ts';

export type AvailabilityNote = 'open' | 'few' | 'full';

export type Taken = 'booked' | 'closed';

export const availability = availabilityJson as AvailabilityFile;

const validDays = 60;

export const getExpiryDay = ({ checked }: AvailabilityFile): string => addDays(checked, validDays);

/** Returns the day from which `npm run check` reminds the owner. */
export const getReminderDay = (file: AvailabilityFile): string => addDays(getExpiryDay(file), -14);

/** A month with at most so many free Saturdays is nearly full. */
const fewSaturdays = 2;

/** Weeks before and after a taken day in which a free one is offered. */
const searchedWeeks = 26;

export type Availability = ReturnType<typeof readAvailability>;

/** Returns the known availability of days, the only source for the table, the months and the form. */
export function readAvailability(today: string, file: AvailabilityFile = availability) {
  const isKnown = today <= getExpiryDay(file);

  const findTaken = (day: string): Taken | undefined => {
    if (isClosedDay(day)) return 'closed';
    return file.booked.some(({ date }) => date === day) ? 'booked' : undefined;
  };

  /** Rates the Saturdays of a month. Returns undefined without any, or if nothing is known. */
  const computeNote = (
    evenings: readonly Pick<Evening, 'date'>[],
  ): AvailabilityNote | undefined => {
    const saturdays = evenings.filter(({ date }) => getWeekday(date) === 6 && !isClosedDay(date));
    const free = saturdays.filter(({ date }) => !findTaken(date)).length;
    if (!isKnown || saturdays.length === 0) return undefined;
    if (free === 0) return 'full';
    return free <= fewSaturdays && free < saturdays.length ? 'few' : 'open';
  };

  /** Returns up to three free days of the same weekday; none if nothing is known. */
  const findFreeDays = (day: string, isWedding: boolean): string[] =>
    Array.from({ length: isKnown ? searchedWeeks : 0 }, (_, index) => 7 * (index + 1))
      .flatMap((days) => [addDays(day, -days), addDays(day, days)])
      .filter(
        (other) =>
          other >= getFirstSuggestedDay(today) &&
          !findTaken(other) &&
          !(isWedding && isWithoutWeddings(other)),
      )
      .slice(0, 3)
      .sort();

  return {
    checked: isKnown ? file.checked : undefined,
    findTaken,
    computeNote,
    findFreeDays,
  };
}
