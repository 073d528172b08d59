/** Days as text, "2027-06-19", without a time or a zone: so they compare, travel as JSON and never slip by an hour. */
import { minutesOf } from '../../site/formats/clock.ts';

const day = 86_400_000;

const atMidnight = (text: string): Date => new Date(`${text}T00:00:00Z`);

/** The day so many days later, or earlier where the number is negative. */
export const plusDays = (text: string, count: number): string =>
  new Date(atMidnight(text).getTime() + count * day).toISOString().slice(0, 10);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (text: string): number => atMidnight(text).getUTCDay();

/** Whole days from one to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((atMidnight(to).getTime() - atMidnight(from).getTime()) / day);

/** The day and the time of the clock, "2027-06-19" and "20:49", at a moment in a zone such as "Europe/Athens"; times are rounded to the minute. */
export const clockAt = (moment: Date, timeZone: string): { day: string; time: string } => {
  const rounded = new Date(Math.round(moment.getTime() / 60_000) * 60_000);
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(rounded);
  const [text = '', time = ''] = parts.split(' ');
  return { day: text, time: time.replace(/^0(?=\d:)/, '') };
};

/** The moment at which the clocks of a zone show a time of a day. */
export const momentOf = (text: string, time: string, timeZone: string): Date => {
  const wanted = atMidnight(text).getTime() + minutesOf(time) * 60_000;
  const shown = (guess: number): number => {
    const { day: shownDay, time: shownTime } = clockAt(new Date(guess), timeZone);
    return atMidnight(shownDay).getTime() + minutesOf(shownTime) * 60_000;
  };
  // Twice, since the first guess may lie on the other side of a change of the clocks.
  const guess = wanted - (shown(wanted) - wanted);
  return new Date(guess - (shown(guess) - wanted));
};
