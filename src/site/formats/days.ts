/** Days are text, "2027-06-19", without a time zone. */
const day = 86_400_000;

export const atMidnight = (text: string): Date => new Date(`${text}T00:00:00Z`);

export const plusDays = (text: string, count: number): string =>
  new Date(atMidnight(text).getTime() + count * day).toISOString().slice(0, 10);

/** Returns whether the day exists. Some engines parse 30 February as 2 March. */
export const isDay = (text: string): boolean => {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? atMidnight(text) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** Returns 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (text: string): number => atMidnight(text).getUTCDay();

export const daysBetween = (from: string, to: string): number =>
  Math.round((atMidnight(to).getTime() - atMidnight(from).getTime()) / day);

/** Returns all days from the first to the last. */
export const daysFrom = (first: string, last: string): string[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => plusDays(first, index));
