import { languages, type Language } from '../languages.ts';
import { getWeekday } from './days.ts';

export const timeZone = 'Europe/Athens';

/** Returns "2027-06-19". Visitors may be in another time zone. */
export const getDayAtVenue = (moment = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);

/** Returns minutes since midnight for "20:49". */
export const parseMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Returns minutes since noon, so that midnight comes after the evening. */
export const parseMinutesFromNoon = (time: string): number =>
  (parseMinutes(time) + 12 * 60) % (24 * 60);

/** Returns "Νοεμβρίου" or "November" for "2026-11-22". */
export const formatMonth = (day: string, language: Language): string =>
  languages[language].months.split(' ')[Number(day.slice(5, 7)) - 1] ?? '';

/** Returns "Νοέμβριος" or "November" for 11. */
export const formatMonthName = (month: number, language: Language): string => {
  const { months, monthNames = months } = languages[language];
  return monthNames.split(' ')[month - 1] ?? '';
};

/** Returns "Κυρ" or "Sun" for "2026-11-22". */
export const formatWeekday = (day: string, language: Language): string =>
  languages[language].weekdays.split(' ')[getWeekday(day)] ?? '';

/** Returns "22 Νοεμβρίου 2026" or "22 November 2026". */
export const formatDay = (day: string, language: Language): string =>
  `${Number(day.slice(8))}\u00a0${formatMonth(day, language)} ${day.slice(0, 4)}`;
