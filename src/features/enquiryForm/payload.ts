import { fieldsOf, hiddenFields, type Field, type FormId } from '../../enquiry/fields.ts';

/** Request body (docs/specification.md, "Posts"). */
export type Payload = Record<string, string | string[]>;

const valueOf = (field: Field, filled: FormData): string | string[] =>
  field.kind === 'checkboxes'
    ? filled.getAll(field.name).map(String)
    : String(filled.get(field.name) ?? '');

/** Sends the honeypot only if filled. */
export function payloadOf(form: FormId, filled: FormData): Payload {
  const trap = String(filled.get(hiddenFields.trap) ?? '');
  return {
    ...Object.fromEntries(fieldsOf(form).map((field) => [field.name, valueOf(field, filled)])),
    ...(trap && { [hiddenFields.trap]: trap }),
  };
}
