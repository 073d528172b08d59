/** A schema is the type, the check (`npm run check`), the CMS form and the format of facts (`meta`). Browsers never load zod. */
import { z } from 'zod';
import { formatDay } from './formats/formatDay.ts';
import { formatNumber, formatTime } from './formats/formats.ts';
import { numberPattern } from './formats/numberPattern.ts';
import { formatEuros } from './formats/priceFormats.ts';
import { languageCodes, type Language } from './languages.ts';

declare module 'zod' {
  interface GlobalMeta {
    label?: string;
    hint?: string;
    widget?: 'text' | 'image' | 'date';
    /** A regular expression, and the message if the form or the file has something else. */
    pattern?: readonly [pattern: string, message: string];
    values?: Readonly<Record<string, string>>;
    /** Writes the fact in a sentence; without it, it is written as it is. */
    format?: (fact: string, language: Language) => string;
  }
}

const filled = z
  .string()
  .regex(/\S/, 'Είναι κενό. Γράψτε το κείμενο. · It is empty. Write the text.');

export const line = (label: string, hint?: string) => filled.meta({ label, hint });

/** Long or multi-line. */
export const text = (label: string, hint?: string) => filled.meta({ label, hint, widget: 'text' });

/** `pattern` has no flags: Sveltia gets its source. */
export const formatted = (label: string, pattern: RegExp, message: string, hint?: string) =>
  z
    .string()
    .regex(pattern, message)
    .meta({ label, hint, pattern: [pattern.source, message] });

/** `min` and `max` are whole. */
type Range = { min: number; max: number; decimals?: number };

export const number = (label: string, { min, max, decimals = 0 }: Range, hint?: string) => {
  const example = (min + 10 ** -decimals).toFixed(decimals);
  const message =
    decimals > 0
      ? `Γράψτε αριθμό από ${min} ως ${max}, π.χ. «${example.replace('.', ',')}». · Write a number from ${min} to ${max}, such as "${example}".`
      : `Γράψτε ακέραιο από ${min} ως ${max}, μόνο με ψηφία. · Write a whole number from ${min} to ${max}, digits only.`;
  const schema = z.number(message).min(min, message).max(max, message);
  return schema.multipleOf(10 ** -decimals, message).meta({
    label,
    hint,
    pattern: [numberPattern(min, max, decimals), message],
    ...(decimals > 0 && {
      format: (fact, language) => formatNumber(Number(fact), language, { most: decimals }),
    }),
  });
};

export const euros = (label: string, { min = 1, max = 1000 } = {}) =>
  number(label, { min, max, decimals: 2 }).meta({
    format: (sum, language) => formatEuros(Number(sum), language),
  });

export const percent = (label: string) => number(label, { min: 1, max: 100 });

/** Up to ten hours. */
export const minutes = (label: string, hint?: string) => number(label, { min: 1, max: 600 }, hint);

/** In Greece. */
export const position = {
  latitude: number('Γεωγραφικό πλάτος', { min: 34, max: 42, decimals: 6 }),
  longitude: number('Γεωγραφικό μήκος', { min: 19, max: 30, decimals: 6 }),
};

/** "20:45" */
export const time = (label: string) =>
  formatted(
    label,
    /^([01]?\d|2[0-3]):[0-5]\d$/,
    'Γράψτε την ώρα ως «21:00», ή «2:00» μετά τα μεσάνυχτα. · Write the time as "21:00", or "2:00" after midnight.',
  ).meta({ format: formatTime });

const isDay = (day: string): boolean => {
  const start = new Date(`${day}T00:00Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
};

const dayMessage =
  'Γράψτε μια μέρα που υπάρχει, με το έτος πρώτα: «2026-11-15». · Write a day that exists, year first: "2026-11-15".';

/** "2026-11-15" */
export const date = (label: string, hint?: string) =>
  formatted(label, /^20\d\d-\d\d-\d\d$/, dayMessage, hint)
    .refine(isDay, dayMessage)
    .meta({ widget: 'date', format: formatDay });

/** "2027-06" */
export const months = (label: string, hint?: string) =>
  z
    .array(
      formatted(
        'Μήνας',
        /^20\d\d-(0[1-9]|1[0-2])$/,
        'Γράψτε έτος και μήνα: «2027-06». · Write the year and the month: "2027-06".',
      ),
    )
    .meta({ label, hint });

export const dial = (label: string, hint?: string) =>
  formatted(
    label,
    /^\+[1-9]\d{9,13}$/,
    'Γράψτε + και τα ψηφία, χωρίς κενά: «+302299000000». · Write + and the digits, without spaces: "+302299000000".',
    hint,
  );

const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^00/, '');

export const phone = (label: string) =>
  group(label, {
    display: formatted(
      'Όπως γράφεται',
      /^\+?\d[\d -]{7,18}\d$/,
      'Γράψτε ψηφία με κενά: «+30 22990 00000». · Write digits with spaces: "+30 22990 00000".',
    ),
    dial: dial('Όπως καλείται', 'Το +30 και τα ψηφία, χωρίς κενά.'),
  }).refine((one) => one.dial.endsWith(digitsOf(one.display)), {
    path: ['dial'],
    message:
      'Δεν είναι ο αριθμός του «Όπως γράφεται». Γράψτε τον ίδιο και στα δύο. · It is not the number of "Display". Write the same number in both.',
  });

export const email = (label: string) =>
  formatted(
    label,
    /^[\w.+-]+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)+$/,
    'Γράψτε διεύθυνση e-mail: «info@ktima.gr». · Write an e-mail address: "info@estate.com".',
  );

const host = String.raw`https?:\/\/([a-zA-Z0-9-]+\.)+[a-zA-Z]{2,}`;

/** Of another site. */
export const website = (label: string) =>
  formatted(
    label,
    new RegExp(String.raw`^${host}([\/?#][^\s"<>\\]*)?$`),
    'Γράψτε όλη τη διεύθυνση: «https://www.ktima.gr». · Write the whole address: "https://www.estate.com".',
  );

/** Without a path, such as "https://www.ktima.gr". */
export const origin = (label: string, hint?: string) =>
  formatted(
    label,
    new RegExp(`^${host}$`),
    'Γράψτε τη διεύθυνση χωρίς κάθετο στο τέλος: «https://www.ktima.gr». · Write the address without a slash at the end: "https://www.estate.com".',
    hint,
  );

export const flag = (label: string, hint?: string) => z.boolean().meta({ label, hint });

export const choice = <Value extends string>(label: string, values: Record<Value, string>) =>
  z.enum(Object.keys(values) as Value[]).meta({ label, values });

/** In order. */
export const numberChoice = (label: string, names: Readonly<Record<number, string>>) =>
  z
    .literal(
      Object.keys(names)
        .map(Number)
        .sort((a, b) => a - b),
    )
    .meta({ label, values: names });

export const choices = <Value extends string>(label: string, values: Record<Value, string>) =>
  z.array(choice(label, values)).meta({ label });

export const group = <Shape extends z.ZodRawShape>(label: string, shape: Shape, hint?: string) =>
  z.strictObject(shape).meta({ label, hint });

export const list = <Shape extends z.ZodRawShape>(label: string, shape: Shape, hint?: string) =>
  z.array(z.strictObject(shape)).meta({ label, hint });

export const texts = (label: string, hint?: string) =>
  z.array(text('Κείμενο')).meta({ label, hint });

export const perLanguage = <Value extends z.ZodType>(label: string, value: Value, hint?: string) =>
  z.record(z.enum(languageCodes), value).meta({ label, hint });

export const localized = (label: string, hint?: string) => perLanguage(label, filled, hint);

export const localizedText = (label: string, hint?: string) =>
  perLanguage(label, filled.meta({ widget: 'text' }), hint);

/** Verified by `npm run check`. */
export const photo = () =>
  z
    .string()
    .regex(/^photos\/[a-z0-9_-]+\.\w+$/, 'is not the path of a photo, such as "photos/253.jpg".')
    .meta({ label: 'Φωτογραφία', widget: 'image' });

export const titled = { title: line('Τίτλος'), text: text('Κείμενο') };
export const named = { name: line('Όνομα'), text: text('Κείμενο') };
