import { fieldsOf, hiddenFields, type Field, type FormId } from '../../enquiry/fields.ts';

/** The body of a post: exactly the keys of docs/specification.md, "Posts". */
export type Payload = Record<string, string | string[]>;

const valueOf = (field: Field, filled: FormData): string | string[] =>
  field.kind === 'checkboxes'
    ? filled.getAll(field.name).map(String)
    : String(filled.get(field.name) ?? '');

/** What a filled form sends. The trap travels only where something filled it in, so that the function can refuse. */
export function payloadOf(form: FormId, filled: FormData): Payload {
  const trap = String(filled.get(hiddenFields.trap) ?? '');
  return {
    ...Object.fromEntries(fieldsOf(form).map((field) => [field.name, valueOf(field, filled)])),
    ...(trap && { [hiddenFields.trap]: trap }),
  };
}
