/** The validation core of both functions; small enough for the browser. */
import { cleanLine, cleanText } from './clean.ts';
import { acceptedOptionsOf, fieldsOf, phonePattern, type Field, type FieldKind, type FormId } from '../fields.ts';

export type ErrorCode = 'required' | 'tooLong' | 'format' | 'range' | 'choice';
export type FieldErrors = Readonly<Record<string, ErrorCode>>;

/** A clean value. Text is cleaned and trimmed, a count is an integer, a date is YYYY-MM-DD. */
export type Value = string | number | readonly string[];

/** Clean values by field name; a field left empty is absent. */
export type Values = Readonly<Record<string, Value>>;

export type Validation = { readonly ok: true; readonly values: Values } | { readonly ok: false; readonly errors: FieldErrors };

type Checked = { readonly value?: Value } | { readonly error: ErrorCode };

/** The rule of `<input type=email>`, HTML standard, section 4.10.5.1.5: one address, ASCII only. */
const emailRule =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const phoneRule = new RegExp(`^${phonePattern}$`);

/** Phone books paste numbers with typographic hyphens. */
const plainHyphens = (text: string): string => text.replace(/[\u2010-\u2015\u2212]/g, '-');

const isRealDate = (text: string): boolean => {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  // 30 February parses as 2 March in some engines and not at all in others; both differ from what was typed.
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

const checkText = (text: string, field: Field): Checked =>
  text === '' ? {} : text.length > (field.maxLength ?? 200) ? { error: 'tooLong' } : { value: text };

/** The length comes first: no pattern sees a text that is longer than a person would type. */
const checkPattern = (text: string, field: Field, matches: (text: string) => boolean): Checked => {
  const checked = checkText(text, field);
  return 'value' in checked && !matches(text) ? { error: 'format' } : checked;
};

const checkCount = (input: unknown, field: Field): Checked => {
  const text = typeof input === 'number' ? String(input) : typeof input === 'string' ? cleanLine(input) : undefined;
  if (text === undefined || !/^-?\d{0,9}$/.test(text) || text === '-') return { error: 'format' };
  if (text === '') return {};
  const count = Number(text);
  return count < (field.min ?? 0) || count > (field.max ?? Number.MAX_SAFE_INTEGER) ? { error: 'range' } : { value: count };
};

const checkChoices = (input: unknown, field: Field): Checked => {
  if (!Array.isArray(input) || input.some((item) => typeof item !== 'string')) return { error: 'format' };
  const accepted = acceptedOptionsOf(field);
  return input.every((item) => accepted.includes(item)) ? { value: [...new Set<string>(input)] } : { error: 'choice' };
};

/** Each rule gets a cleaned text. */
const textRules: Readonly<Record<Exclude<FieldKind, 'number' | 'checkboxes'>, (text: string, field: Field) => Checked>> = {
  text: checkText,
  textarea: checkText,
  email: (text, field) => checkPattern(text, field, (address) => emailRule.test(address)),
  tel: (text, field) => checkPattern(plainHyphens(text), field, (number) => phoneRule.test(number)),
  date: (text, field) => checkPattern(text, field, isRealDate),
  select: (text, field) => (text === '' ? {} : acceptedOptionsOf(field).includes(text) ? { value: text } : { error: 'choice' }),
};

const check = (input: unknown, field: Field): Checked => {
  if (input === undefined || input === null) return {};
  if (field.kind === 'checkboxes') return checkChoices(input, field);
  if (field.kind === 'number') return checkCount(input, field);
  if (typeof input !== 'string') return { error: 'format' };
  return textRules[field.kind](field.kind === 'textarea' ? cleanText(input) : cleanLine(input), field);
};

/**
 * Checks a parsed body against the fields of a form. Unknown keys are dropped, invisible characters cleaned;
 * a list or an object where one value is expected is refused. Errors name each bad field with one code.
 */
export const validate = (form: FormId, input: Readonly<Record<string, unknown>>): Validation => {
  const values: [string, Value][] = [];
  const errors: [string, ErrorCode][] = [];
  for (const field of fieldsOf(form)) {
    const checked = check(input[field.name], field);
    if ('error' in checked) errors.push([field.name, checked.error]);
    else if (checked.value !== undefined) values.push([field.name, checked.value]);
    else if (field.required) errors.push([field.name, 'required']);
  }
  return errors.length > 0 ? { ok: false, errors: Object.fromEntries(errors) } : { ok: true, values: Object.fromEntries(values) };
};

/** A value as text; empty where the visitor left the field empty. */
export const textOf = (values: Values, name: string): string => {
  const value = values[name];
  return value === undefined ? '' : typeof value === 'object' ? value.join(', ') : String(value);
};
