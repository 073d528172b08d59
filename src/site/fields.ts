/** A schema is the type, the check (`npm run check`), the CMS form and the format of facts (`meta`). Browsers never load zod. */
import { z } from 'zod';
import { formatDay } from './formats/formatDay.ts';
import { formatTime } from './formats/formats.ts';
import { formatEuros } from './formats/priceFormats.ts';
import { languageCodes, type Language } from './languages.ts';

declare module 'zod' {
  interface GlobalMeta {
    label?: string;
    hint?: string;
    widget?: 'text' | 'image';
    values?: Readonly<Record<string, string>>;
    /** The editor adds to the top of the list. */
    newFirst?: boolean;
    /** Writes the fact in a sentence; without it, it is written as it is. */
    format?: (fact: string, language: Language) => string;
  }
}

const filled = z.string().regex(/\S/, 'is empty. Write the text.');

export const line = (label: string, hint?: string) => filled.meta({ label, hint });

/** Long or multi-line. */
export const text = (label: string, hint?: string) => filled.meta({ label, hint, widget: 'text' });

export const number = (label: string, hint?: string) => z.number().meta({ label, hint });

export const euros = (label: string) =>
  number(label).meta({ format: (sum, language) => formatEuros(Number(sum), language) });

/** "20:45" */
export const time = (label: string) => line(label).meta({ format: formatTime });

/** "2026-11-15" */
export const date = (label: string, hint?: string) => line(label, hint).meta({ format: formatDay });

export const flag = (label: string, hint?: string) => z.boolean().meta({ label, hint });

export const choice = <Value extends string>(label: string, values: Record<Value, string>) =>
  z.enum(Object.keys(values) as Value[]).meta({ label, values });

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
    .regex(
      /^\/photos\/[a-z0-9_-]+\.\w+$/,
      'is not the path of a photo, such as "/photos/253.jpg". Its name has lower-case English letters, digits, hyphens and underscores.',
    )
    .meta({ label: 'Φωτογραφία', widget: 'image' });

export const titled = { title: line('Τίτλος'), text: text('Κείμενο') };
export const named = { name: line('Όνομα'), text: text('Κείμενο') };
