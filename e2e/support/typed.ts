import { randomUUID } from 'node:crypto';
import type { Mail } from '../../local/inbox/mailStore.ts';
import { formIds, type FormId } from '../../src/enquiry/fields.ts';
import { getFieldLabel, getOptionLabel } from '../../src/enquiry/messages.ts';
import { languageCodes, type Language } from '../../src/site/languages.ts';
import { getShownFields, createTyped as typedBy, type Typed } from '../../tests/support/typed.ts';
import { enquiry } from './messages.ts';

export { getShownFields, type Typed } from '../../tests/support/typed.ts';

/** Alternates between the languages, for behaviour that does not depend on text. */
export const eachForm = formIds.map((form, at) => ({
  form,
  language: languageCodes[at % languageCodes.length]!,
}));

export const createTyped = (
  form: FormId,
  language: Language,
  email = `${randomUUID()}@guest.example`,
): Typed => typedBy(form, language, email);

export const findLacking = (
  mail: Mail,
  form: FormId,
  language: Language,
  typed: Typed,
): string[] => {
  const copy = enquiry[language];
  const lines = mail.text.replaceAll('\r\n', '\n').split('\n');
  return getShownFields(form).flatMap((field) => {
    const label = getFieldLabel(copy, form, field.name);
    const at = lines.findIndex((line) => line.startsWith(label));
    const values = [typed[field.name] ?? ''].flat();
    // A value with several lines is below its label.
    const isLong = field.kind === 'textarea';
    const found = isLong
      ? lines.slice(at + 1, at + 1 + values.join().split('\n').length).join('\n')
      : (lines[at] ?? '');
    const isComplete = isLong
      ? found === values.join()
      : values.every((value) => found.includes(getOptionLabel(copy, form, field.name, value)));
    return isComplete ? [] : [`${label}: "${values.join()}" became "${found}"`];
  });
};
