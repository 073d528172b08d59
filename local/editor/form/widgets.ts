import type { Entry, Field } from '../../../src/build/content/contentFields.ts';
import { inPlace } from '../inPlace.ts';
import { labelOf } from './labels.ts';
import { hintOf } from './fieldHints.ts';

/** A field of the form, as Decap and Sveltia take it (https://decapcms.org/docs/widgets). */
export type Widget = Shape & {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  /** Each language has its own; asked for at every depth. */
  i18n?: true;
};

type Option = { label: string; value: string | number };

type Shape =
  | { widget: 'string' | 'text' | 'boolean' }
  | { widget: 'number'; value_type: 'float' }
  | { widget: 'image'; choose_url: false }
  | { widget: 'select'; options: readonly Option[] }
  | { widget: 'object'; collapsed: boolean; fields: readonly Widget[] }
  | ({ widget: 'list'; collapsed: boolean; min?: number; max?: number; summary?: string } & (
      { field: Widget } | { fields: readonly Widget[] }
    ));

/** What stands at a place now, in whichever language and entry of a list. */
type Present = readonly unknown[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** In their order where they stand first. */
const keysIn = (present: Present): string[] => [
  ...new Set(present.filter(isObject).flatMap((value) => Object.keys(value))),
];

const at = (present: Present, key: string): Present =>
  present.filter(isObject).flatMap((value) => (key in value ? [value[key]] : []));

const isPhoto = (value: unknown): boolean =>
  typeof value === 'string' && /^photos\/[^/]+$/.test(value);
const isLong = (value: unknown): boolean =>
  typeof value === 'string' && (value.length > 60 || value.includes('\n'));

type Kinds = { [K in Field['kind']]: Extract<Field, { kind: K }> };

/** Several fields for one place as one: choices have the values of all, objects the keys; of different kinds the one that is there. */
const united = (fields: readonly Field[], present: Present): Field => {
  const choices = fields.filter((field) => field.kind === 'choice');
  if (choices.length === fields.length)
    return { kind: 'choice', of: choices.flatMap(({ of }) => of) };
  const objects = fields.filter((field) => field.kind === 'object');
  if (objects.length < fields.length)
    return fields.find((field) => present.some((value) => fits(value, field))) ?? fields[0]!;
  const keys = [...new Set(objects.flatMap((object) => object.fields.map(({ key }) => key)))];
  const entries = keys.map((key): Entry => {
    const same = objects.flatMap((object) => object.fields.filter((entry) => entry.key === key));
    const distinct = same.filter(
      (entry, index) =>
        same.findIndex((other) => JSON.stringify(other.field) === JSON.stringify(entry.field)) ===
        index,
    );
    return {
      ...same[0]!,
      optional: same.length < objects.length || same.some(({ optional }) => optional),
      field:
        distinct.length === 1
          ? distinct[0]!.field
          : { kind: 'either', of: distinct.map(({ field }) => field) },
    };
  });
  return { kind: 'object', fields: entries };
};

const typeOf: Readonly<Record<Field['kind'], (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  choice: (value) => typeof value === 'string' || typeof value === 'number',
  list: Array.isArray,
  object: isObject,
  record: isObject,
  either: () => true,
};
const fits = (value: unknown, field: Field): boolean =>
  typeOf[field.kind](value) && (field.kind !== 'choice' || field.of.includes(value as string));

/** The entries that are read at a glance; more of them stand closed, each under its first text. */
const mostOpen = 3;

/** What names an entry of a closed list. */
const summaryOf = (fields: readonly Widget[]): string | undefined => {
  const first = fields.find(({ widget }) => ['string', 'text', 'number', 'image'].includes(widget));
  return first && `{{fields.${first.name}}}`;
};

const shapes: {
  [K in Field['kind']]: (field: Kinds[K], present: Present, translated: boolean) => Shape;
} = {
  text: (_, present) =>
    present.length > 0 && present.every(isPhoto)
      ? { widget: 'image', choose_url: false }
      : { widget: present.some(isLong) ? 'text' : 'string' },
  // Of any fineness: a rating is 5 today and 4.9 tomorrow.
  number: () => ({ widget: 'number', value_type: 'float' }),
  boolean: () => ({ widget: 'boolean' }),
  choice: ({ of }) => ({
    widget: 'select',
    options: of.map((value) => ({ label: labelOf(String(value)), value })),
  }),
  object: ({ fields }, present, translated) => ({
    widget: 'object',
    collapsed: false,
    fields: widgetsOf(fields, present, translated),
  }),
  // Keys that the owner chooses cannot be added here; those that are there can be filled.
  record: ({ of }, present, translated) => {
    return {
      widget: 'object',
      collapsed: false,
      fields: widgetsOf(
        keysIn(present).map((key) => ({ key, optional: false, field: of })),
        present,
        translated,
      ),
    };
  },
  list: ({ of, least, most }, present, translated) => {
    const items = present.filter(Array.isArray).flat();
    const limits = { ...(least > 0 && { min: least }), ...(most !== undefined && { max: most }) };
    const item = widgetOf({ key: 'item', optional: false, field: of }, items, translated);
    if (item.widget !== 'object')
      return { widget: 'list', collapsed: false, ...limits, field: item };
    const summary = summaryOf(item.fields);
    return {
      widget: 'list',
      collapsed: present.filter(Array.isArray).some(({ length }) => length > mostOpen),
      ...limits,
      ...(summary && { summary }),
      fields: item.fields,
    };
  },
  either: ({ of }, present, translated) => shapeOf(united(of, present), present, translated),
};

const shapeOf = (field: Field, present: Present, translated: boolean): Shape =>
  (shapes[field.kind] as (field: Field, present: Present, translated: boolean) => Shape)(
    field,
    present,
    translated,
  );

const widgetOf = (
  { key, optional, hint, field }: Entry,
  present: Present,
  translated: boolean,
): Widget => ({
  name: key,
  label: labelOf(key),
  ...(hint && { hint: hintOf(hint) }),
  // A switch is never empty, and what is empty today may stay so.
  required: !optional && field.kind !== 'boolean' && !present.includes(''),
  ...(translated && { i18n: true as const }),
  ...shapeOf(field, present, translated),
});

/** In the order of the file, which for some is that of the page; an editor that writes by its form leaves it so. */
const widgetsOf = (entries: readonly Entry[], present: Present, translated: boolean): Widget[] => {
  const known = new Map(entries.map((entry) => [entry.key, entry]));
  return inPlace([...known.keys()], keysIn(present), entries).map((key) =>
    widgetOf(known.get(key)!, at(present, key), translated),
  );
};

/** The fields of a form for files of a type, from what stands in them now; none where they are no objects. */
export const formOf = (
  field: Field,
  present: Present,
  translated: boolean,
): readonly Widget[] | undefined => {
  const shape = shapeOf(field, present, translated);
  return shape.widget === 'object' ? shape.fields : undefined;
};
