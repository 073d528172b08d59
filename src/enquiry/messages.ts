import type { Taken } from '../facts/dates/availability.ts';
import { getNextOpenDay, isClosedDay } from '../facts/venue/venue.ts';
import { formatDay } from '../site/formats/formatDay.ts';
import { fill } from '../site/formats/formats.ts';
import type { Language } from '../site/languages.ts';
import type {
  FieldKind,
  FieldOption,
  FormId,
  LabelledChoiceName,
  RequiredFieldName,
  ShownFieldName,
  WordChoiceName,
} from './fields.ts';

export type ResultMessages = {
  readonly title: string;
  readonly text: string;
  /** {email} is the visitor's address. */
  readonly confirmed?: string;
};

export type FormMessages<Form extends FormId> = {
  readonly labels: Readonly<Record<ShownFieldName<Form>, string>>;
  readonly hints: Readonly<Partial<Record<ShownFieldName<Form>, string>>>;
  readonly placeholders: Readonly<Partial<Record<ShownFieldName<Form>, string>>>;
  readonly options: {
    readonly [Name in LabelledChoiceName<Form>]: Readonly<Record<FieldOption<Form, Name>, string>>;
  } & { readonly [Name in WordChoiceName<Form>]?: Readonly<Record<string, string>> };
  readonly submit: string;
  readonly success: ResultMessages;
  readonly error: ResultMessages;
};

export type FieldErrorMessages = {
  readonly missing: Readonly<Record<RequiredFieldName, string>>;
  /** {min} and {max} are the limits of a number. */
  readonly wrong: Readonly<Record<Extract<FieldKind, 'email' | 'tel' | 'count' | 'date'>, string>>;
  readonly past: string;
  readonly alphabet: string;
  /** {max} and {over} are in characters. */
  readonly tooLong: string;
  readonly shorten: string;
};

export type EnquiryMessages = {
  readonly optional: string;
  readonly fieldErrors: FieldErrorMessages;
  readonly left: string;
  /** A button that corrects the address. */
  readonly didYouMean: string;
  /** {days} are free days of the same weekday. */
  readonly taken: Readonly<Record<Taken | 'freeSaturdays' | 'freeDays', string>>;
  /** Replaces the promise of an answer. {day} is the first open day. */
  readonly closed: string;
  /** [text](terms) opens the terms dialog. */
  readonly consent: string;
  readonly sending: string;
  readonly rateLimited: { readonly one: string; readonly other: string };
  /** After a failure without JavaScript, Back restores the input. */
  readonly goBack: string;
  readonly draft: { readonly restored: string; readonly clear: string };
  readonly trap: string;
  readonly forms: { readonly [Form in FormId]: FormMessages<Form> };
};

/** Browsers do not download them. */
export type MailMessages = {
  readonly venue: {
    readonly formNames: Readonly<Record<FormId, string>>;
    readonly form: string;
    readonly language: string;
    readonly received: string;
    /** {when} is the time of the post. */
    readonly late: string;
    readonly suspect: string;
    readonly reply: string;
  };
  /** {count} is the number of enquiries erased before delivery. */
  readonly givenUp: { readonly subject: string; readonly text: string };
  readonly confirmation: {
    readonly subject: string;
    readonly greeting: string;
    readonly greetingWithoutName: string;
    /** {promise} is one of the next two texts, or `closed` of the forms. */
    readonly paragraphs: readonly string[];
    readonly promise: string;
    readonly promiseWithoutDate: string;
    /** {hours} are those of the day. */
    readonly call: string;
    readonly callWhenClosed: string;
    readonly signature: readonly string[];
    readonly notYou: string;
  };
};

export type ServerMessages = { readonly enquiry: EnquiryMessages; readonly mail: MailMessages };

/** `seconds` is the header Retry-After. */
export const formatRateLimitText = (messages: EnquiryMessages, seconds: number): string => {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return fill(messages.rateLimited[minutes === 1 ? 'one' : 'other'], { minutes });
};

/** Returns undefined if the venue is open on the day. */
export const formatClosedText = (
  { closed }: EnquiryMessages,
  language: Language,
  today: string,
): string | undefined =>
  isClosedDay(today)
    ? fill(closed, { day: formatDay(getNextOpenDay(today), language) })
    : undefined;

/** `confirmedTo` is an address. `answer` replaces the usual promise of an answer. */
export const formatSuccessText = (
  messages: EnquiryMessages,
  form: FormId,
  confirmedTo?: string,
  answer?: string,
): string => {
  const { text: usual, confirmed } = messages.forms[form].success;
  const text = answer ?? usual;
  return confirmed === undefined || confirmedTo === undefined
    ? text
    : `${text} ${fill(confirmed, { email: confirmedTo })}`;
};

export const getOptionLabel = (
  messages: EnquiryMessages,
  form: FormId,
  field: string,
  value: string,
): string => {
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> =
    messages.forms[form].options;
  return labels[field]?.[value] ?? value;
};

/** Returns "" for hidden fields. */
export const getFieldLabel = (messages: EnquiryMessages, form: FormId, field: string): string => {
  const labels: Readonly<Record<string, string>> = messages.forms[form].labels;
  return labels[field] ?? '';
};
