/** What a visitor types into a form: by the kind of each field, so that a new one is typed into as well. */
import {
  fieldsOf,
  formIds,
  optionsOf,
  type Field,
  type FieldKind,
  type FormId,
} from '../../src/enquiry/fields.ts';
import { languageCodes, type Language } from '../../src/site/languages.ts';

/** Every form in every language. */
export const everyForm = formIds.flatMap((form) =>
  languageCodes.map((language) => ({ form, language })),
);

/** By the name of the field: a list for a group of checkboxes, text for everything else. */
export type Typed = Readonly<Record<string, string | readonly string[]>>;

const names: Readonly<Record<string, string>> = {
  name: 'Ελένη Παπαδοπούλου-Ρήγα',
  'given-name': 'Ελένη',
  'family-name': 'Παπαδοπούλου-Ρήγα',
};

/** With letters, marks and signs that are easily broken on the way; a text has the name of its field in it, so that no two are the same. */
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
  select: (field, language) => optionsOf(field, language)[0] ?? '',
  checkboxes: (field, language) => optionsOf(field, language).slice(0, 2),
};

/** Everything a visitor fills in, and the empty list that goes along unseen (docs/specification.md, "Forms"). */
export const typedInto = (
  form: FormId,
  language: Language,
  email = 'eleni@visitor.example',
): Typed =>
  Object.fromEntries(
    fieldsOf(form).map((field) => [
      field.name,
      field.kind === 'email' ? email : samples[field.kind](field, language),
    ]),
  );

export const shownFields = (form: FormId): readonly Field[] =>
  fieldsOf(form).filter((field) => !field.hidden);

/** Only what must be filled in. */
export const requiredOf = (form: FormId, typed: Typed): Typed =>
  Object.fromEntries(
    fieldsOf(form).flatMap(({ name, required }) => (required ? [[name, typed[name] ?? '']] : [])),
  );
