/**
 * The one description of every enquiry field (docs/specification.md, "Forms"). The forms in the browser, both
 * functions and the mails read it; nothing about a field is written a second time.
 *
 * A new field is one entry here. The compiler then asks for its label in every language.
 */
import { defaultLanguage, type Language, type Localized } from '../site/languages.ts';

type TextKind = 'text' | 'email' | 'tel' | 'textarea';
/** A count is a text input with digits: the mouse wheel changes an `<input type=number>`, which does not accept "1.000" either. */
export type FieldKind = TextKind | 'count' | 'date' | 'select' | 'checkboxes';

/** A text says how long it may be, in UTF-16 code units, as the `maxlength` attribute counts them. */
type KindAndLength =
  | { readonly kind: TextKind; readonly maxLength: number }
  | { readonly kind: Exclude<FieldKind, TextKind>; readonly maxLength?: undefined };

export type Field = KindAndLength & {
  /** Key of the payload and `name` of the control. */
  readonly name: string;
  readonly required?: true;
  /** Token of the HTML standard, section "Autofill". None is "off": browsers keep such a field out of what Back brings back. */
  readonly autocomplete?: string;
  readonly inputmode?: 'numeric' | 'tel' | 'email';
  readonly min?: number;
  readonly max?: number;
  /** Visible lines of a textarea. */
  readonly rows?: number;
  /** Spans both columns of the two-column form. */
  readonly wide?: true;
  /** Submitted values that are the same in both languages; the words files hold their labels. */
  readonly options?: readonly string[];
  /** Submitted values that are themselves words, in the languages that the specification names; forms in others submit the original's, and their words files hold the labels. */
  readonly wordOptions?: Partial<Localized<readonly string[]>>;
  /** Part of the payload but never shown: always the empty list (docs/specification.md, "Forms"). */
  readonly hidden?: true;
};

const length = { name: 100, subject: 200, message: 5000, other: 200 } as const;

const firstName = {
  name: 'firstName',
  kind: 'text',
  required: true,
  autocomplete: 'given-name',
  maxLength: length.name,
} as const;
const lastName = {
  name: 'lastName',
  kind: 'text',
  required: true,
  autocomplete: 'family-name',
  maxLength: length.name,
} as const;
const email = {
  name: 'email',
  kind: 'email',
  required: true,
  autocomplete: 'email',
  inputmode: 'email',
  maxLength: length.other,
} as const;
const phone = {
  name: 'phone',
  kind: 'tel',
  required: true,
  autocomplete: 'tel',
  inputmode: 'tel',
  maxLength: length.other,
} as const;
const guestCount = {
  name: 'guestCount',
  kind: 'count',
  inputmode: 'numeric',
  min: 1,
  max: 5000,
} as const;
const subject = {
  name: 'subject',
  kind: 'text',
  required: true,
  maxLength: length.subject,
  wide: true,
} as const;

const forms = {
  home: [
    { name: 'name', kind: 'text', required: true, autocomplete: 'name', maxLength: length.name },
    { name: 'phone', kind: 'tel', autocomplete: 'tel', inputmode: 'tel', maxLength: length.other },
    { ...email, wide: true },
    subject,
    {
      name: 'message',
      kind: 'textarea',
      required: true,
      maxLength: length.message,
      rows: 5,
      wide: true,
    },
  ],
  contact: [
    firstName,
    lastName,
    email,
    phone,
    {
      name: 'eventType',
      kind: 'select',
      required: true,
      wordOptions: {
        el: ['ΓΑΜΟΣ', 'ΒΑΠΤΙΣΗ', 'ΕΤΑΙΡΙΚΕΣ ΕΚΔΗΛΩΣΕΙΣ', 'ΠΑΡΤΙ'],
        en: ['WEDDING', 'BAPTISM', 'CORPORATE EVENTS', 'PARTY'],
      },
    },
    guestCount,
    subject,
    {
      name: 'message',
      kind: 'textarea',
      required: true,
      maxLength: length.message,
      rows: 6,
      wide: true,
    },
    { name: 'services', kind: 'checkboxes', options: [], hidden: true },
  ],
  request: [
    firstName,
    lastName,
    email,
    phone,
    {
      name: 'eventType',
      kind: 'select',
      required: true,
      options: ['wedding', 'christening', 'party', 'corporate', 'other'],
    },
    { name: 'eventDate', kind: 'date' },
    guestCount,
    { name: 'budget', kind: 'text', maxLength: length.other },
    { name: 'specialRequests', kind: 'textarea', maxLength: length.message, rows: 4, wide: true },
    {
      name: 'howDidYouHear',
      kind: 'select',
      options: ['Google', 'Facebook', 'Instagram', 'Σύσταση', 'Άλλο'],
    },
    {
      name: 'services',
      kind: 'checkboxes',
      wide: true,
      options: [
        'Διακόσμηση',
        'Φωτογραφία & Video',
        'Μουσική & DJ',
        'Wedding Planner',
        'Συντονισμός Εκκλησίας',
        'Πλήρης Διοργάνωση',
      ],
    },
  ],
} as const satisfies Record<string, readonly Field[]>;

export type FormId = keyof typeof forms;

type FieldOf<Form extends FormId> = (typeof forms)[Form][number];

/** The fields a visitor sees. */
export type ShownFieldName<Form extends FormId> = Exclude<
  FieldOf<Form>,
  { readonly hidden: true }
>['name'];

/** The fields that must be filled in, of all forms. */
export type RequiredFieldName = Extract<FieldOf<FormId>, { readonly required: true }>['name'];

/** The fields whose submitted values are words, which need a label in the languages that submit those of the original. */
export type WordChoiceName<Form extends FormId> = Extract<
  FieldOf<Form>,
  { readonly wordOptions: object }
>['name'];

/** The fields whose submitted values need a label per language. */
export type LabelledChoiceName<Form extends FormId> = Exclude<
  Extract<FieldOf<Form>, { readonly options: readonly string[] }>,
  { readonly hidden: true }
>['name'];

export type OptionOf<Form extends FormId, Name extends LabelledChoiceName<Form>> = Extract<
  FieldOf<Form>,
  { readonly name: Name; readonly options: readonly string[] }
>['options'][number];

export const formIds = Object.keys(forms) as FormId[];

/** The fields of a form in the order in which they are shown and mailed. */
export const fieldsOf = (form: FormId): readonly Field[] => forms[form];

/** The choices that a form offers in one language. */
export const optionsOf = (field: Field, language: Language): readonly string[] =>
  field.wordOptions?.[language] ?? field.wordOptions?.[defaultLanguage] ?? field.options ?? [];

/** The choices that a function accepts: those of every language. */
export const acceptedOptionsOf = (field: Field): readonly string[] =>
  Object.values(field.wordOptions ?? {})
    .flat()
    .concat(field.options ?? []);

/** Address of each form with script (docs/specification.md, "Posts"). Home and contact are below the Supabase host. */
export const endpoints: Readonly<Record<FormId, string>> = {
  home: '/functions/v1/send-contact-email',
  contact: '/functions/v1/send-contact-email',
  request: '/.netlify/functions/send-email',
};

/** Address of every form without script: a plain post cannot carry the apikey header that Supabase wants. */
export const plainEndpoint = endpoints.request;

/** Names of the controls that only a plain post carries, and of the trap, which a person leaves empty. */
export const hiddenFields = {
  form: 'form',
  language: 'language',
  idempotencyKey: 'idempotencyKey',
  trap: 'website',
} as const;

/** Fragment of the address that a plain post is redirected to; the second where a confirmation is on its way as well. */
export const plainResult = {
  sent: '#sent',
  confirmed: '#confirmed',
  notSent: '#not-sent',
} as const;

/** Returns the id of a field's control. If a post without script is refused for a field, it is redirected to that id. */
export const controlId = (form: FormId, name: string): string => `${form}-${name}`;

/** Characters in phone numbers beside digits. Contact lists add invisible direction marks and unusual hyphens. */
const phoneSigns = '\\s\\p{Cf}\\p{Pd}\\u2212+\\uFF0B()\\/.\\-'.replaceAll(/[()]/g, '\\$&');

/**
 * Bodies of `pattern` attributes, for browsers without script. They accept everything that validate.ts accepts, because it
 * cleans the input first. The part before the first digit matches no digit: otherwise matching takes quadratic time.
 */
export const patterns: Partial<Readonly<Record<FieldKind, string>>> = {
  email: '[^@]+@[^@]+\\.[^@.]+',
  tel: `[${phoneSigns}]*\\p{Nd}[${phoneSigns}\\p{Nd}]*`,
  count: "[\\s\\p{Cf}]*\\p{Nd}[\\s\\p{Cf}\\p{Nd}.,'’]*",
};
