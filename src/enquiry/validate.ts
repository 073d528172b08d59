import { isDay } from '../site/formats/days.ts';
import { getDayAtVenue } from '../site/formats/formatDay.ts';
import { normalizeCount } from '../site/formats/typedCount.ts';
import {
  getAcceptedOptions,
  getFields,
  type Field,
  type FieldKind,
  type FormId,
} from './fields.ts';

export type ErrorCode =
  'required' | 'tooLong' | 'alphabet' | 'format' | 'past' | 'range' | 'choice';

export type FieldErrors = Readonly<Record<string, ErrorCode>>;

/** Dates are YYYY-MM-DD. */
export type Value = string | number | readonly string[];

/** Empty fields are absent. */
export type Values = Readonly<Record<string, Value>>;

export type Validation =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly errors: FieldErrors };

/**
 * Control characters (a line break starts a new mail header, RFC 5322, section 2.2), format characters that disguise
 * text (Unicode TR 36) and lone surrogates. Emoji and several scripts need both joiners.
 */
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Hangul fillers and the Braille blank are invisible. */
const visible = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

const dropIfInvisible = (text: string): string => (visible.test(text) ? text : '');

/** Returns one line with single spaces; "" if nothing is visible. */
export const cleanLine = (text: string): string =>
  dropIfInvisible(
    text
      .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(invisible, '')
      .replace(/ {2,}/g, ' ')
      .trim(),
  );

/** Returns text with \n line breaks; "" if nothing is visible. */
export const cleanText = (text: string): string =>
  dropIfInvisible(
    text
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      .split('\n')
      .map((line) => line.replace(/\t/g, ' ').replace(invisible, '').trimEnd())
      .join('\n')
      .trim(),
  );

/** Returns a name that is safe in a mail to an unverified address. */
export const cleanFirstName = (name: string): string =>
  [
    ...cleanLine(name.normalize('NFC'))
      .replace(/[^\p{L}\p{M} '’&-]/gu, '')
      .replace(/ {2,}/g, ' ')
      .trim(),
  ]
    .slice(0, 40)
    .join('')
    .trim();

/** HTML standard, 4.10.5.1.5, plus a top-level domain: maria@gmail is undeliverable. */
const emailRule =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*\.[a-zA-Z](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;

/** Visitors add a comma before a second number. */
const phoneRule = /^(?=.*\d)[\d\s+,()/.-]+$/;

/** Contact lists use unusual hyphens. */
const cleanPhone = (text: string): string => text.replaceAll(/[\p{Pd}\u2212]/gu, '-');

/** Converts domains such as επισκέπτης.gr to ASCII (RFC 5890), as Chromium does in its e-mail inputs. */
const encodeDomain = (text: string): string => {
  const [, name, domain = ''] = /^([^@]+)@([^@\s/?#:\\]+)$/.exec(text) ?? [];
  if (!/[^\p{ASCII}]/u.test(domain)) return text;
  try {
    return `${name}@${new URL(`https://${domain}`).hostname}`;
  } catch {
    return text;
  }
};

/**
 * A letter seems to be a slip of the keyboard if it is not ASCII before the @, or if a top-level domain mixes alphabets
 * ("cοm" is xn--cm-jbc). So does one that is not ASCII after an ASCII name.
 */
const hasWrongLetter = (email: string): boolean =>
  /(?!\p{ASCII})\p{L}/u.test(email.split('@', 1).join()) ||
  /(?:\.xn--[\d-]*[a-z][^.]*-[^.-]+|[@.](?!xn--)[^@.]+\.xn--[^.]+)$/i.test(encodeDomain(email));

const cleanEmail = (text: string): string => (hasWrongLetter(text) ? text : encodeDomain(text));

const cleaners: Partial<Readonly<Record<FieldKind, (text: string) => string>>> = {
  textarea: cleanText,
  email: (text) => cleanEmail(cleanLine(text)),
  tel: (text) => cleanPhone(cleanLine(text)),
  count: (text) => normalizeCount(cleanLine(text)),
};

export const cleanValue = ({ kind }: Field, text: string): string =>
  (cleaners[kind] ?? cleanLine)(text);

/** Returns a number below 0 if there are too many. */
export const countCharactersLeft = (field: Field, text: string): number =>
  (field.maxLength ?? Infinity) - cleanValue(field, text).length;

export const isTyped = (field: Field): boolean => field.kind !== 'checkboxes';

export const findError = (input: unknown, field: Field): ErrorCode | undefined =>
  checkField(input, field).error;

/** Drops unknown keys; refuses lists in fields with one value. */
export const validate = (
  form: FormId,
  input: Readonly<Record<string, unknown>>,
  now?: Date,
): Validation => {
  const values: [string, Value][] = [];
  const errors: [string, ErrorCode][] = [];
  for (const field of getFields(form)) {
    const { value, error } = checkField(input[field.name], field, now);
    if (error) errors.push([field.name, error]);
    else if (value !== undefined) values.push([field.name, value]);
  }
  return errors.length > 0
    ? { ok: false, errors: Object.fromEntries(errors) }
    : { ok: true, values: Object.fromEntries(values) };
};

export const getTextValue = (values: Values, name: string): string =>
  [values[name] ?? ''].flat().join(', ');

type CheckResult = { readonly value?: Value; readonly error?: ErrorCode };

/** For cleaned input. */
const formatRules: Partial<Readonly<Record<FieldKind, (text: string) => boolean>>> = {
  email: (text) => emailRule.test(text),
  tel: (text) => phoneRule.test(text),
  count: (text) => /^-?\d{1,9}$/.test(text),
  // A year typed with two digits arrives as 0027.
  date: (text) => isDay(text) && !text.startsWith('0'),
};

const checkField = (input: unknown, field: Field, now?: Date): CheckResult => {
  const { kind, required, min = 0, max = Infinity, maxLength = 200 } = field;
  if (!isTyped(field)) return checkChoices(input, field);
  const typed = kind === 'count' && typeof input === 'number' ? String(input) : (input ?? '');
  if (typeof typed !== 'string') return { error: 'format' };
  const text = cleanValue(field, typed);
  if (text === '') return required ? { error: 'required' } : {};
  // The length comes first, so that patterns never run on long text.
  if (text.length > maxLength) return { error: 'tooLong' };
  if (kind === 'email' && hasWrongLetter(text)) return { error: 'alphabet' };
  if (formatRules[kind]?.(text) === false) return { error: 'format' };
  if (kind === 'date' && text < getDayAtVenue(now)) return { error: 'past' };
  if (kind === 'select' && !getAcceptedOptions(field).includes(text)) return { error: 'choice' };
  if (kind !== 'count') return { value: text };
  const count = Number(text);
  return count < min || count > max ? { error: 'range' } : { value: count };
};

const checkChoices = (input: unknown, field: Field): CheckResult => {
  if (input === undefined || input === null) return {};
  if (!Array.isArray(input) || input.some((item) => typeof item !== 'string'))
    return { error: 'format' };
  const accepted = getAcceptedOptions(field);
  return input.every((item) => accepted.includes(item))
    ? { value: [...new Set<string>(input)] }
    : { error: 'choice' };
};
