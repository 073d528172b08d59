/** What a visitor types into a form and what must arrive; knows no browser. */
import { randomUUID } from 'node:crypto';
import type { Mail } from '../../local/inbox/mailStore.ts';
import { fieldsOf, formIds, optionsOf, type Field, type FormId } from '../../src/enquiry/fields.ts';
import { fieldLabel, optionLabel } from '../../src/enquiry/enquiryWords.ts';
import { languageCodes, type Language } from '../../src/site/languages.ts';
import { enquiry } from './words.ts';

/** Every form in every language. */
export const everyForm = formIds.flatMap((form) => languageCodes.map((language) => ({ form, language })));

/** Every form once, the languages in turn: for what the words take no part in, or have tests of their own for (tests/sections/enquiry). */
export const eachForm = formIds.map((form, at) => ({ form, language: languageCodes[at % languageCodes.length]! }));

/** What a visitor puts into a form: a list for a group of checkboxes, text for everything else. */
export type Typed = Record<string, string | string[]>;

const nextSummer = `${new Date().getFullYear() + 1}-06-13`;

/** By the name of the field; letters, marks and signs that are easily broken on the way. */
const texts: Record<string, string> = {
  name: 'Ελένη Παπαδοπούλου-Ρήγα',
  firstName: 'Ελένη',
  lastName: 'Παπαδοπούλου-Ρήγα',
  phone: '+30 690 111 2233',
  guestCount: '120',
  subject: 'Γάμος & βάπτιση, «Ιούνιος»; Ναΐ, ΰψος',
  message: 'Καλησπέρα σας!\nΕίμαστε 120 <περίπου> και μας αρέσει το "γλέντι" ως το πρωί.\n\nΕυχαριστούμε, Ελένη & Νίκος 🌿',
  eventDate: nextSummer,
  budget: '12.000 €',
  specialRequests: 'Παιδικό μενού για 15.\nΧωρίς ξηρούς καρπούς, παρακαλώ: α/β & γ.',
};

const valueOf = (field: Field, language: Language, email: string): string | string[] => {
  const options = optionsOf(field, language);
  if (field.kind === 'checkboxes') return options.slice(1, 3);
  if (field.kind === 'select') return options.at(-1) ?? '';
  const text = field.kind === 'email' ? email : texts[field.name];
  if (text === undefined) throw new Error(`e2e/support/typed.ts has nothing to type into the field "${field.name}": add it to the texts.`);
  return text;
};

/** An address of nobody else's, by which the mail is found again. */
export const someGuest = (): string => `${randomUUID()}@guest.example`;

/** Everything a visitor fills in, and the empty list that goes along unseen (docs/specification.md, "Forms"). */
export const typedInto = (form: FormId, language: Language, email = someGuest()): Typed =>
  Object.fromEntries(fieldsOf(form).map((field) => [field.name, valueOf(field, language, email)]));

export const shownFields = (form: FormId): readonly Field[] => fieldsOf(form).filter((field) => !field.hidden);

/** What a mail lacks of the values that were typed, each behind its label, word for word. */
export const lackingIn = (mail: Mail, form: FormId, language: Language, typed: Typed): string[] => {
  const words = enquiry[language];
  const lines = mail.text.replaceAll('\r\n', '\n').split('\n');
  return shownFields(form).flatMap((field) => {
    const label = fieldLabel(words, form, field.name);
    const at = lines.findIndex((line) => line.startsWith(label));
    const values = [typed[field.name] ?? ''].flat();
    // What takes several lines stands below its label.
    const isLong = field.kind === 'textarea';
    const found = isLong ? lines.slice(at + 1, at + 1 + values.join().split('\n').length).join('\n') : (lines[at] ?? '');
    const isWhole = isLong ? found === values.join() : values.every((value) => found.includes(optionLabel(words, form, field.name, value)));
    return isWhole ? [] : [`${label}: "${values.join()}" became "${found}"`];
  });
};
