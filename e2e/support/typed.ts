/** What a visitor types into a form and what must arrive; knows no browser. */
import { randomUUID } from 'node:crypto';
import type { Mail } from '../../local/inbox/mailStore.ts';
import { formIds, type FormId } from '../../src/enquiry/fields.ts';
import { fieldLabel, optionLabel } from '../../src/enquiry/enquiryWords.ts';
import { languageCodes, type Language } from '../../src/site/languages.ts';
import { shownFields, typedInto as typedBy, type Typed } from '../../tests/support/typed.ts';
import { enquiry } from './words.ts';

export { everyForm, shownFields, type Typed } from '../../tests/support/typed.ts';

/** Every form once, the languages in turn: for what the words take no part in, or have tests of their own for (tests/features/enquiryForm). */
export const eachForm = formIds.map((form, at) => ({
  form,
  language: languageCodes[at % languageCodes.length]!,
}));

/** An address of nobody else's, by which the mail is found again. */
export const someGuest = (): string => `${randomUUID()}@guest.example`;

/** Everything that this guest fills in. */
export const typedInto = (form: FormId, language: Language, email = someGuest()): Typed =>
  typedBy(form, language, email);

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
    const found = isLong
      ? lines.slice(at + 1, at + 1 + values.join().split('\n').length).join('\n')
      : (lines[at] ?? '');
    const isWhole = isLong
      ? found === values.join()
      : values.every((value) => found.includes(optionLabel(words, form, field.name, value)));
    return isWhole ? [] : [`${label}: "${values.join()}" became "${found}"`];
  });
};
