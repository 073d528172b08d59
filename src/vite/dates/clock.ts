import { parseDay } from '../../site/formats/days.ts';
import { parseMinutes } from '../../site/formats/formatDay.ts';

/** Returns local day and time, rounded to the minute: "2027-06-19" and "20:49". */
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

export const momentOf = (text: string, time: string, timeZone: string): Date => {
  const wanted = parseDay(text).getTime() + parseMinutes(time) * 60_000;
  const shown = (guess: number): number => {
    const { day: shownDay, time: shownTime } = clockAt(new Date(guess), timeZone);
    return parseDay(shownDay).getTime() + parseMinutes(shownTime) * 60_000;
  };
  // The first guess may be on the other side of a clock change.
  const guess = wanted - (shown(wanted) - wanted);
  return new Date(guess - (shown(guess) - wanted));
};
