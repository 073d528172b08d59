/** A schema is type, check (`npm run check`), form in the CMS and format (`meta`) of facts. Browsers never load zod. */
import { z } from 'zod';
import { isDay } from '../site/formats/days.ts';
import { formatDay } from '../site/formats/formatDay.ts';
import { formatDuration, formatNumber, formatTime } from '../site/formats/formats.ts';
import { createNumberPattern } from '../site/formats/numberPattern.ts';
import { formatEuros } from '../site/formats/priceFormats.ts';
import { host, webAddress } from '../site/formats/webAddress.ts';
import { languageCodes, type Language } from '../site/languages.ts';

declare module 'zod' {
  interface GlobalMeta {
    label?: string;
    hint?: string;
    widget?: 'text' | 'image' | 'date';
    /** Of an image that is not a photo of the library. */
    folder?: string;
    /** RichText renders it: *italics*, [links](page or https://…), line breaks. */
    rich?: true;
    /** The first path has the values in the list of reviews; the editor shows them by all paths. */
    reference?: readonly string[];
    /** The page leaves it out after the entry was removed. */
    mayBeGone?: true;
    /** Words of others, which are shown as they were written. */
    quoted?: true;
    /** A regular expression, and the error for values that do not match. */
    pattern?: readonly [pattern: string, message: string];
    values?: Readonly<Record<string, string>>;
    /** The editor adds entries at the top. */
    newFirst?: boolean;
    /** Fields that name an entry in the editor. */
    summary?: readonly string[];
    /** Formats the fact for a sentence; without it, the fact is printed unchanged. */
    format?: (fact: string, language: Language) => string;
  }
}

const nonEmptyString = z
  .string()
  .regex(/\S/, 'Είναι κενό. Γράψτε το κείμενο. · It is empty. Write the text.');

export const line = (label: string, hint?: string) => nonEmptyString.meta({ label, hint });

export const text = (label: string, hint?: string) =>
  nonEmptyString.meta({ label, hint, widget: 'text' });

export const rich = <Field extends z.ZodType>(field: Field): Field => field.meta({ rich: true });

export const quoted = <Field extends z.ZodType>(field: Field): Field =>
  field.meta({ quoted: true });

/** Sveltia gets the pattern without flags. */
export const formatted = (label: string, pattern: RegExp, example: string, hint?: string) => {
  const message = `Γράψτε το όπως «${example}». · Write it like "${example}".`;
  const meta = { label, hint, pattern: [pattern.source, message] as const };
  // Otherwise a date in another form would also be a day that does not exist.
  return z.string().regex(pattern, { message, abort: true }).meta(meta);
};

/** For a value that contradicts another. It is checked once each value is right by itself. */
export const createIssue = (key: string, greek: string, english: string) => ({
  path: [key],
  when: ({ issues }: z.core.ParsePayload) => issues.length === 0,
  message: `${greek} Διορθώστε μία από τις τιμές. · ${english} Correct one of the values.`,
});

/** Reports each entry that clashes with one before it. */
export const refuseClashes =
  <Entry>(areClashing: (one: Entry, other: Entry) => boolean, message: string) =>
  (entries: readonly Entry[], { addIssue }: z.RefinementCtx): void =>
    entries.forEach((entry, index) => {
      if (entries.slice(0, index).some((before) => areClashing(before, entry)))
        addIssue({ code: 'custom', path: [index], message });
    });

/** `min` and `max` are integers. */
type Range = { min: number; max: number; decimals?: number };

export const number = (label: string, { min, max, decimals = 0 }: Range, hint?: string) => {
  const step = 10 ** -decimals;
  const example = decimals > 0 ? (min + step).toFixed(decimals) : '';
  const [unmarked, unmarkedEnglish] =
    max < 1000 ? ['', ''] : [', χωρίς τελεία στις χιλιάδες', ', thousands without a point'];
  const message = `Γράψτε ${example ? 'αριθμό' : 'ακέραιο'} από ${min} ως ${max}${example && `, όπως «${example.replace('.', ',')}»`}${unmarked}. · Write a ${example ? 'number' : 'whole number'} from ${min} to ${max}${example && `, such as "${example}"`}${unmarkedEnglish}.`;
  const format = (fact: string, language: Language) =>
    formatNumber(Number(fact), language, { max: decimals });
  return z
    .number({ error: ({ input }) => (input === undefined ? undefined : message) })
    .min(min, message)
    .max(max, message)
    .multipleOf(step, message)
    .meta({
      label,
      hint,
      pattern: [createNumberPattern(min, max, decimals), message],
      ...(example && { format }),
    });
};

export const euros = (label: string, { min = 1, max = 1000 } = {}) =>
  number(label, { min, max, decimals: 2 }).meta({
    format: (sum, language) => formatEuros(Number(sum), language),
  });

export const percent = (label: string) => number(label, { min: 1, max: 100 });

/** Minutes, at most ten hours. */
export const minutes = (label: string) => number(label, { min: 1, max: 600 });

export const days = (label: string) =>
  number(label, { min: 1, max: 365 }).meta({
    format: (count, language) => formatDuration(Number(count), 'day', language),
  });
export const monthsBefore = (label: string, hint?: string) =>
  number(label, { min: 1, max: 60 }, hint).meta({
    format: (count, language) => formatDuration(Number(count), 'month', language),
  });
export const guests = (label: string, hint?: string) => number(label, { min: 1, max: 2000 }, hint);

/** Degrees; positions outside Greece are refused. */
export const position = {
  latitude: number('Γεωγραφικό πλάτος', { min: 34, max: 42, decimals: 6 }),
  longitude: number('Γεωγραφικό μήκος', { min: 19, max: 30, decimals: 6 }),
};

/** A time such as "20:45". */
export const time = (label: string) =>
  formatted(label, /^([01]?\d|2[0-3]):[0-5]\d$/, '21:00').meta({ format: formatTime });

/** A day such as "2026-11-15". */
export const date = (label: string, hint?: string) =>
  formatted(label, /^20\d\d-\d\d-\d\d$/, '2026-11-15', hint)
    .refine(isDay, 'Δεν υπάρχει τέτοια μέρα. Γράψτε άλλη. · There is no such day. Write another.')
    .meta({ widget: 'date', format: formatDay });

export const closedUntil = (label = 'Κλειστό ως και') =>
  date(
    label,
    'Ως εκείνη τη μέρα δεν φαίνεται στις λίστες· την επόμενη ξαναφαίνεται. · The lists leave it out until that day, and have it again on the next.',
  ).optional();

/** A day in any year, such as "1/11" for 1 November. */
export const dayOfYear = (label: string) =>
  formatted(
    label,
    /^([1-9]|[12]\d|30)\/([13-9]|1[0-2])$|^31\/([13578]|1[02])$|^([1-9]|1\d|2[0-8])\/2$/,
    '1/11',
    'Ημέρα και μήνας, π.χ. «1/11». · Day and month, such as "1/11".',
  );

/** Greek numbers have ten digits after +30. */
export const dial = (label: string, hint?: string) =>
  formatted(label, /^\+(?:30\d{10}|(?!30)[1-9]\d{9,13})$/, '+302299000000', hint);

export const phone = (label: string) =>
  group(label, {
    display: formatted('Όπως γράφεται', /^\+?\d[\d -]{7,18}\d$/, '+30 22990 00000'),
    dial: dial(
      'Όπως καλείται',
      'Το +30 και τα ψηφία, χωρίς κενά. · +30 and the digits, without spaces.',
    ),
  }).refine(
    (one) => one.dial.endsWith(extractDigits(one.display)),
    createIssue('dial', 'Δεν είναι ο ίδιος αριθμός.', 'It is not the same number.'),
  );

export const email = (label: string, hint?: string) =>
  formatted(label, /^[\w.+-]+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)+$/, 'info@ktima.gr', hint);

export const website = (label: string, hint?: string) =>
  formatted(label, webAddress, 'https://www.ktima.gr/gamos', hint);

/** Origin of this site. The build appends paths. */
export const origin = (label: string, hint?: string) =>
  formatted(label, new RegExp(`${host}$`), 'https://www.ktima.gr', hint);

export const flag = (label: string, hint?: string) => z.boolean().meta({ label, hint });

export const choice = <Value extends string>(
  label: string,
  values: Record<Value, string>,
  hint?: string,
) => z.enum(Object.keys(values) as Value[]).meta({ label, values, hint });

export const numberChoice = (
  label: string,
  numbers: readonly number[],
  formatLabel: (value: number) => string,
) =>
  z.literal([...numbers]).meta({
    label,
    values: Object.fromEntries(numbers.map((value) => [value, formatLabel(value)])),
  });

export const choices = <Value extends string>(
  label: string,
  values: Record<Value, string>,
  hint?: string,
) => z.array(choice(label, values)).meta({ label, hint });

export const group = <Shape extends z.ZodRawShape>(label: string, shape: Shape, hint?: string) =>
  z.strictObject(shape).meta({ label, hint });

export const list = <Shape extends z.ZodRawShape>(label: string, shape: Shape, hint?: string) =>
  z.array(z.strictObject(shape)).meta({ label, hint });

export const texts = (label: string) => z.array(text('Κείμενο')).meta({ label });

export const richTexts = (label: string) => z.array(rich(text('Κείμενο'))).meta({ label });

export const perLanguage = <Value extends z.ZodType>(label: string, value: Value, hint?: string) =>
  z.record(z.enum(languageCodes), value).meta({ label, hint });

export const localized = (label: string, hint?: string) => perLanguage(label, nonEmptyString, hint);

export const localizedText = (label: string, hint?: string) =>
  perLanguage(label, nonEmptyString.meta({ widget: 'text' }), hint);

/** `npm run check` looks for the file. */
export const photo = () =>
  z
    .string()
    .regex(
      /^\/photos\/[a-z0-9_-]+\.\w+$/,
      'Διαλέξτε μια φωτογραφία· το όνομά της έχει μικρά λατινικά γράμματα, ψηφία και παύλες. · It is not the path of a photo, such as "/photos/253.jpg". Its name has lower-case English letters, digits, hyphens and underscores.',
    )
    .meta({ label: 'Φωτογραφία', widget: 'image' });

export const titleAndText = { title: line('Τίτλος'), text: text('Κείμενο') };
export const nameAndText = { name: line('Όνομα'), text: text('Κείμενο') };

/** A file of public/partners. `npm run check` looks for it. */
export const logo = () =>
  formatted(
    'Λογότυπο',
    /^\/partners\/[\w.-]+\.(?:svg|webp|png)$/,
    '/partners/ktima.webp',
    'Με διαφανές φόντο· το site το χρωματίζει. Χωρίς αυτό, το όνομα γράφεται με γράμματα. · On a transparent background; the site colours it. Without it, the name is set in letters.',
  ).meta({ widget: 'image', folder: 'public/partners' });

const extractDigits = (typed: string): string => typed.replaceAll(/\D/g, '').replace(/^00/, '');
