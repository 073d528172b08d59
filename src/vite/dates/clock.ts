import { parseDay } from '../../site/formats/days.ts';
import { parseMinutes } from '../../site/formats/formatDay.ts';

/** Returns local day and time, rounded to the minute: "2027-06-19" and "20:49". */
export const getLocalTime = (moment: Date, timeZone: string): { day: string; time: string } => {
  const rounded = new Date(Math.round(moment.getTime() / 60_000) * 60_000);
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(rounded);
  const [text = '', time = ''] = parts.split(' ');
  return { day: text, time: time.replace(/^0(?=\d:)/, '') };
};

export const parseLocalTime = (text: string, time: string, timeZone: string): Date => {
  const wanted = parseDay(text).getTime() + parseMinutes(time) * 60_000;
  const computeShown = (guess: number): number => {
    const { day: shownDay, time: shownTime } = getLocalTime(new Date(guess), timeZone);
    return parseDay(shownDay).getTime() + parseMinutes(shownTime) * 60_000;
  };
  // The first guess may be on the other side of a clock change.
  const guess = wanted - (computeShown(wanted) - wanted);
  return new Date(guess - (computeShown(guess) - wanted));
};
