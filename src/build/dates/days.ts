/** Days as text, "2027-06-19", without a time or a zone: so they compare, travel as JSON and never slip by an hour. */

const hour = 3_600_000;
const day = 24 * hour;

const atMidnight = (text: string): Date => new Date(`${text}T00:00:00Z`);

/** The day so many days later, or earlier where the number is negative. */
export const plusDays = (text: string, count: number): string => new Date(atMidnight(text).getTime() + count * day).toISOString().slice(0, 10);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (text: string): number => atMidnight(text).getUTCDay();

/** Whole days from one to another. */
export const daysBetween = (from: string, to: string): number => Math.round((atMidnight(to).getTime() - atMidnight(from).getTime()) / day);

/** The day and the time of the clock, "2027-06-19" and "20:49", at a moment in a zone such as "Europe/Athens"; times are rounded to the minute. */
export const clockAt = (moment: Date, timeZone: string): { day: string; time: string } => {
  const rounded = new Date(Math.round(moment.getTime() / 60_000) * 60_000);
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(rounded);
  const [text = '', time = ''] = parts.split(' ');
  return { day: text, time: time.replace(/^0(?=\d:)/, '') };
};

/** The moment at which the clocks of a zone show a time of a day. */
export const momentOf = (text: string, time: string, timeZone: string): Date => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const wanted = atMidnight(text).getTime() + hours * hour + minutes * 60_000;
  const shown = (guess: number): number => {
    const { day: shownDay, time: shownTime } = clockAt(new Date(guess), timeZone);
    const [h = 0, m = 0] = shownTime.split(':').map(Number);
    return atMidnight(shownDay).getTime() + h * hour + m * 60_000;
  };
  // Twice, since the first guess may lie on the other side of a change of the clocks.
  const guess = wanted - (shown(wanted) - wanted);
  return new Date(guess - (shown(guess) - wanted));
};
