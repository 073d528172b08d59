/** Days are text, "2027-06-19", without a time zone. */
import { minutesOf } from '../../site/formats/formatDay.ts';

const day = 86_400_000;

const atMidnight = (text: string): Date => new Date(`${text}T00:00:00Z`);

export const plusDays = (text: string, count: number): string =>
  new Date(atMidnight(text).getTime() + count * day).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (text: string): number => atMidnight(text).getUTCDay();

export const daysBetween = (from: string, to: string): number =>
  Math.round((atMidnight(to).getTime() - atMidnight(from).getTime()) / day);

/** Returns "2027-06-19" and "20:49", rounded to the minute. */
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

/** Returns the moment of a local time. */
export const momentOf = (text: string, time: string, timeZone: string): Date => {
  const wanted = atMidnight(text).getTime() + minutesOf(time) * 60_000;
  const shown = (guess: number): number => {
    const { day: shownDay, time: shownTime } = clockAt(new Date(guess), timeZone);
    return atMidnight(shownDay).getTime() + minutesOf(shownTime) * 60_000;
  };
  // The guess may be across a clock change.
  const guess = wanted - (shown(wanted) - wanted);
  return new Date(guess - (shown(guess) - wanted));
};
