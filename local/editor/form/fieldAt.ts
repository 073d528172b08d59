import type { Field } from '../../../src/build/content/contentFields.ts';

/** The field at a key of another one; of a list, that of every entry. */
export const fieldAt = (field: Field, key: string): Field | undefined => {
  if (field.kind === 'list' || field.kind === 'record') return field.of;
  if (field.kind === 'object') return field.fields.find((entry) => entry.key === key)?.field;
  return field.kind === 'either'
    ? field.of.map((one) => fieldAt(one, key)).find(Boolean)
    : undefined;
};

export const isList = (field: Field | undefined): boolean =>
  field?.kind === 'list' || (field?.kind === 'either' && field.of.some(isList));
