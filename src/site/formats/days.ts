/** Days are text, "2027-06-19", without a time zone. */
const millisecondsPerDay = 86_400_000;

export const addDays = (text: string, count: number): string =>
  new Date(parseDay(text).getTime() + count * millisecondsPerDay).toISOString().slice(0, 10);

/** Some engines parse 30 February as 2 March. */
export const isDay = (text: string): boolean => {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? parseDay(text) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** Returns 0 for Sunday to 6 for Saturday. */
export const getWeekday = (text: string): number => parseDay(text).getUTCDay();

export const countDaysBetween = (from: string, to: string): number =>
  Math.round((parseDay(to).getTime() - parseDay(from).getTime()) / millisecondsPerDay);

/** Returns all days from the first to the last. */
export const listDays = (first: string, last: string): string[] =>
  Array.from({ length: countDaysBetween(first, last) + 1 }, (_, index) => addDays(first, index));

const parseDay = (text: string): Date => new Date(`${text}T00:00:00Z`);
