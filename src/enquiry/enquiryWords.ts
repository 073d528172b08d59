/** The words that src/content/<language>/enquiry.ts must hold; each comment says where a visitor reads them. */
import { fill } from '../site/formats/fill.ts';
import type {
  FieldKind,
  FormId,
  LabelledChoiceName,
  OptionOf,
  RequiredFieldName,
  ShownFieldName,
  WordChoiceName,
} from './fields.ts';

export type ResultWords = {
  /** Bold first line of the result box. */
  readonly title: string;
  /** The sentence below it. */
  readonly text: string;
  /** Added where a confirmation is on its way; {email} becomes the visitor's address. */
  readonly confirmed?: string;
};

export type FormWords<Form extends FormId> = {
  /** Above each control, and before each value in the mails. */
  readonly labels: Readonly<Record<ShownFieldName<Form>, string>>;
  /** Small line under a control; where there is none, leave it out. */
  readonly hints: Readonly<Partial<Record<ShownFieldName<Form>, string>>>;
  /** Grey text inside an empty control; for a select, its empty choice. */
  readonly placeholders: Readonly<Partial<Record<ShownFieldName<Form>, string>>>;
  /** What a visitor reads for each submitted value of a select or a group of checkboxes. */
  readonly options: {
    readonly [Name in LabelledChoiceName<Form>]: Readonly<Record<OptionOf<Form, Name>, string>>;
  } & { readonly [Name in WordChoiceName<Form>]?: Readonly<Record<string, string>> };
  /** On the button. */
  readonly submit: string;
  /** Green box after the message was accepted. */
  readonly success: ResultWords;
  /** Red box after any failure. */
  readonly error: ResultWords;
};

/** What stands under a field that was sent empty or wrong, until it is mended. */
export type MistakeWords = {
  /** At a field that was left empty. */
  readonly missing: Readonly<Record<RequiredFieldName, string>>;
  /** At a field with something else in it than its kind asks for, with an example; {min} and {max} become the limits of a number. */
  readonly wrong: Readonly<Record<Extract<FieldKind, 'email' | 'tel' | 'count' | 'date'>, string>>;
  /** At a day that is over. */
  readonly past: string;
  /** At a text of more than {max} letters. */
  readonly tooLong: string;
  /** After an error without script, when the form is empty again: Back restores what was typed. */
  readonly goBack: string;
};

export type EnquiryWords = {
  /** After the label of a field that may stay empty. */
  readonly optional: string;
  readonly mistakes: MistakeWords;
  /** Small print beside the button: what sending agrees to; [text](terms) opens the dialog with the terms. */
  readonly consent: string;
  /** On the button while a message is on its way, and said aloud. */
  readonly sending: string;
  /** Added to the red box when too many messages came from one connection; {minutes} becomes a number. */
  readonly rateLimited: { readonly one: string; readonly other: string };
  /** In place of {email} in the words about a confirmation when the address is not known. */
  readonly yourAddress: string;
  /** At the beginning of a form that was begun earlier and is filled in again, and on the button that empties it. */
  readonly draft: { readonly restored: string; readonly undo: string };
  /** Label of the trap field; read only by someone whose browser shows no styles. */
  readonly trap: string;
  readonly forms: { readonly [Form in FormId]: FormWords<Form> };
};

/** The waiting sentence after a 429. `seconds` is its Retry-After header; minutes are rounded up. */
export const rateLimitSentence = (words: EnquiryWords, seconds: number): string => {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return fill(words.rateLimited[minutes === 1 ? 'one' : 'other'], { minutes });
};

/** The text of a green box; `confirmedTo` is the address to which a confirmation is on its way, "" where the page does not know it. */
export const successText = (words: EnquiryWords, form: FormId, confirmedTo?: string): string => {
  const { text, confirmed } = words.forms[form].success;
  return confirmed === undefined || confirmedTo === undefined
    ? text
    : `${text} ${fill(confirmed, { email: confirmedTo.trim() || words.yourAddress })}`;
};

/** The label of a submitted value: its translation, or the value where the value is already a word. */
export const optionLabel = (
  words: EnquiryWords,
  form: FormId,
  field: string,
  value: string,
): string => {
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> =
    words.forms[form].options;
  return labels[field]?.[value] ?? value;
};

/** The label of a field; empty for one that is never shown. */
export const fieldLabel = (words: EnquiryWords, form: FormId, field: string): string => {
  const labels: Readonly<Record<string, string>> = words.forms[form].labels;
  return labels[field] ?? '';
};
