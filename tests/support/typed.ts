import {
  formIds,
  getFields,
  getOptions,
  type Field,
  type FieldKind,
  type FormId,
} from '../../src/enquiry/fields.ts';
import { languageCodes, type Language } from '../../src/site/languages.ts';

export const everyForm = formIds.flatMap((form) =>
  languageCodes.map((language) => ({ form, language })),
);

export type Typed = Readonly<Record<string, string | readonly string[]>>;

const names: Readonly<Record<string, string>> = {
  name: 'Ελένη Παπαδοπούλου-Ρήγα',
  'given-name': 'Ελένη',
  'family-name': 'Παπαδοπούλου-Ρήγα',
};

/** The values contain characters that break easily. Texts contain the name of their field, to be unique. */
const samples: Readonly<
  Record<
    Exclude<FieldKind, 'email'>,
    (field: Field, language: Language) => string | readonly string[]
  >
> = {
  text: ({ name, autocomplete = '', maxLength }) =>
    names[autocomplete] ?? `${name}: «Ιούνιος»; Ναΐ & ΰψος`.slice(0, maxLength).trim(),
  textarea: ({ name, maxLength }) =>
    `${name}: καλησπέρα!\nΕίμαστε 120 <περίπου>, α/β & γ, με "γλέντι" ως το πρωί.\n\nΕυχαριστούμε, Ελένη & Νίκος 🌿`
      .slice(0, maxLength)
      .trim(),
  tel: () => '+30 690 111 2233',
  count: ({ min = 0, max = min }) => String(Math.round((min + max) / 2)),
  date: () => '2099-06-13',
  select: (field, language) => getOptions(field, language)[0] ?? '',
  checkboxes: (field, language) => getOptions(field, language).slice(0, 2),
};

/** Includes the hidden field with an empty list (docs/specification.md, "Forms"). */
export const createTyped = (
  form: FormId,
  language: Language,
  email = 'eleni@visitor.example',
): Typed =>
  Object.fromEntries(
    getFields(form).map((field) => [
      field.name,
      field.kind === 'email' ? email : samples[field.kind](field, language),
    ]),
  );

export const getShownFields = (form: FormId): readonly Field[] =>
  getFields(form).filter((field) => !field.hidden);

export const pickRequired = (form: FormId, typed: Typed): Typed =>
  Object.fromEntries(
    getFields(form).flatMap(({ name, required }) => (required ? [[name, typed[name] ?? '']] : [])),
  );
