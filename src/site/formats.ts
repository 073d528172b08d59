import { languages, type Language } from './languages.ts';

const withTenths = (value: number, language: Language): string =>
  new Intl.NumberFormat(languages[language].locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** An average rating such as "5,0" or "5.0". */
export const formatRating = withTenths;

/** A distance such as "3,8 χλμ." or "3.8 km", the unit held by a no-break space. */
export const formatKilometres = (kilometres: number, language: Language): string =>
  `${withTenths(kilometres, language)}\u00a0${{ el: 'χλμ.', en: 'km' }[language]}`;

/** A driving time such as "8 λεπτά" or "8 minutes". */
export const formatMinutes = (minutes: number, language: Language): string =>
  `${minutes}\u00a0${{ el: 'λεπτά', en: 'minutes' }[language]}`;

const twelveHour = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
};

/** A day such as "22 Νοεμβρίου 2026" or "22 November 2026", from "2026-11-22". */
export const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Opening hours, "9:00–21:00" in Greek and "9:00 AM–9:00 PM" in English (docs/specification.md, "Figures"). */
export const formatHours = ({ opens, closes }: { opens: string; closes: string }, language: Language): string =>
  language === 'el' ? `${opens}–${closes}` : `${twelveHour(opens)}–${twelveHour(closes)}`;

/** A range such as "9:00–21:00" for use within a sentence, where no line may end at its dash. */
export const unbroken = (range: string): string => range.replaceAll('–', '–\u2060');
