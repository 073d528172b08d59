/** The compiler requires labels for a new field (docs/specification.md, "Forms"). */
import { defaultLanguage, type Language, type Localized } from '../site/languages.ts';

/** A count is a text input: the mouse wheel changes `<input type=number>`, which also rejects "1.000". */
export type FieldKind =
  'text' | 'email' | 'tel' | 'textarea' | 'count' | 'date' | 'select' | 'checkboxes';

export type Field = {
  readonly name: string;
  readonly kind: FieldKind;
  /** UTF-16 code units, like the HTML attribute. */
  readonly maxLength?: number;
  readonly required?: true;
  /** Browsers do not restore fields with "off". */
  readonly autocomplete?: string;
  readonly min?: number;
  readonly max?: number;
  readonly rows?: number;
  readonly wide?: true;
  readonly options?: readonly string[];
  /** Texts by language; other languages submit those of the default one. */
  readonly wordOptions?: Partial<Localized<readonly string[]>>;
  /** Always submits an empty list. */
  readonly hidden?: true;
};

const maxLengths = { name: 100, subject: 200, message: 5000, other: 200 } as const;

const email = {
  name: 'email',
  kind: 'email',
  required: true,
  autocomplete: 'email',
  maxLength: maxLengths.other,
} as const;
const phone = {
  name: 'phone',
  kind: 'tel',
  autocomplete: 'tel',
  maxLength: maxLengths.other,
} as const;
const personFields = [
  {
    name: 'firstName',
    kind: 'text',
    required: true,
    autocomplete: 'given-name',
    maxLength: maxLengths.name,
  },
  {
    name: 'lastName',
    kind: 'text',
    required: true,
    autocomplete: 'family-name',
    maxLength: maxLengths.name,
  },
  email,
  { ...phone, required: true },
] as const;
const guestCount = { name: 'guestCount', kind: 'count', min: 1, max: 5000 } as const;
const subject = {
  name: 'subject',
  kind: 'text',
  required: true,
  maxLength: maxLengths.subject,
  wide: true,
} as const;
const message = {
  name: 'message',
  kind: 'textarea',
  required: true,
  maxLength: maxLengths.message,
  wide: true,
} as const;

const forms = {
  home: [
    {
      name: 'name',
      kind: 'text',
      required: true,
      autocomplete: 'name',
      maxLength: maxLengths.name,
    },
    phone,
    { ...email, wide: true },
    subject,
    { ...message, rows: 5 },
  ],
  contact: [
    ...personFields,
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
    { ...message, rows: 6 },
    { name: 'services', kind: 'checkboxes', options: [], hidden: true },
  ],
  request: [
    ...personFields,
    {
      name: 'eventType',
      kind: 'select',
      required: true,
      options: ['wedding', 'christening', 'party', 'corporate', 'other'],
    },
    { name: 'eventDate', kind: 'date' },
    guestCount,
    { name: 'budget', kind: 'text', maxLength: maxLengths.other },
    {
      name: 'specialRequests',
      kind: 'textarea',
      maxLength: maxLengths.message,
      rows: 4,
      wide: true,
    },
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

type FormField<Form extends FormId> = (typeof forms)[Form][number];

export type ShownFieldName<Form extends FormId> = Exclude<
  FormField<Form>,
  { readonly hidden: true }
>['name'];

export type RequiredFieldName = Extract<FormField<FormId>, { readonly required: true }>['name'];

export type WordChoiceName<Form extends FormId> = Extract<
  FormField<Form>,
  { readonly wordOptions: object }
>['name'];

export type LabelledChoiceName<Form extends FormId> = Exclude<
  Extract<FormField<Form>, { readonly options: readonly string[] }>,
  { readonly hidden: true }
>['name'];

export type FieldOption<Form extends FormId, Name extends LabelledChoiceName<Form>> = Extract<
  FormField<Form>,
  { readonly name: Name; readonly options: readonly string[] }
>['options'][number];

export const formIds = Object.keys(forms) as FormId[];

export const getFields = (form: FormId): readonly Field[] => forms[form];

export const getOptions = (field: Field, language: Language): readonly string[] =>
  field.wordOptions?.[language] ?? field.wordOptions?.[defaultLanguage] ?? field.options ?? [];

export const getAcceptedOptions = (field: Field): readonly string[] =>
  Object.values(field.wordOptions ?? {})
    .flat()
    .concat(field.options ?? []);

/** /functions paths are relative to the Supabase URL. */
export const endpoints: Readonly<Record<FormId, string>> = {
  home: '/functions/v1/send-contact-email',
  contact: '/functions/v1/send-contact-email',
  request: '/.netlify/functions/send-email',
};

/** Without JavaScript, a form cannot send the apikey header. */
export const noScriptEndpoint = endpoints.request;

/** `trap` is a honeypot. */
export const hiddenFields = {
  form: 'form',
  language: 'language',
  idempotencyKey: 'idempotencyKey',
  trap: 'website',
} as const;

/** Fragments of the redirect. */
export const noScriptResult = {
  sent: '#sent',
  notSent: '#not-sent',
} as const;

export const getControlId = (form: FormId, name: string): string => `${form}-${name}`;
