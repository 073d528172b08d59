import { z } from 'zod';

/** https://sveltiacms.app/en/docs/fields */
export type Widget = Shape & {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  /** Sveltia needs it at every depth. */
  i18n?: true;
};

type Shape =
  | { widget: 'string' | 'text' | 'boolean' }
  | { widget: 'number'; value_type: 'float' }
  | { widget: 'image'; choose_url: false }
  | { widget: 'select'; options: readonly { label: string; value: unknown }[] }
  | { widget: 'object'; collapsed: boolean; fields: readonly Widget[] }
  | ({ widget: 'list'; collapsed: boolean; min?: number; max?: number; summary?: string } & (
      { field: Widget } | { fields: readonly Widget[] }
    ));

/** "phonesNote" becomes "Phones note". */
const english = (key: string): string =>
  key
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

const labelOf = (greek: string, key: string): string =>
  [...new Set([greek, english(key)])].join(' · ');

const languageName = (code: unknown): string =>
  new Intl.DisplayNames('el', { type: 'language' }).of(String(code))!;

const required = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional ? schema.unwrap() : schema;

const metaOf = (schema: z.core.$ZodType): z.GlobalMeta => z.globalRegistry.get(schema) ?? {};

function listOf(item: z.core.$ZodType, translated: boolean): Shape & { widget: 'list' } {
  const of = widgetOf('item', item, translated, 'Στοιχείο');
  if (of.widget !== 'object') return { widget: 'list', collapsed: false, field: of };
  const named = of.fields.find(({ widget }) => ['string', 'text', 'image'].includes(widget));
  return {
    widget: 'list',
    collapsed: true,
    ...(named && { summary: `{{fields.${named.name}}}` }),
    fields: of.fields,
  };
}

function shapeOf(schema: z.core.$ZodType, translated: boolean): Shape {
  const { widget, values } = metaOf(schema);
  if (schema instanceof z.ZodString)
    return widget === 'image' ? { widget, choose_url: false } : { widget: widget ?? 'string' };
  // A rating can be 4.9.
  if (schema instanceof z.ZodNumber) return { widget: 'number', value_type: 'float' };
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean' };
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) {
    const all = schema instanceof z.ZodEnum ? schema.options : [...schema.values];
    const options = all.map((value) => ({
      label: labelOf(values?.[String(value)] ?? String(value), String(value)),
      value,
    }));
    return { widget: 'select', options };
  }
  if (schema instanceof z.ZodArray) return listOf(schema.element, translated);
  if (schema instanceof z.ZodTuple) {
    const { items, rest } = schema.def;
    return {
      ...listOf(items[0]!, translated),
      collapsed: false,
      min: items.length,
      ...(!rest && { max: items.length }),
    };
  }
  return { widget: 'object', collapsed: false, fields: widgetsOf(schema, translated) };
}

function widgetOf(
  name: string,
  schema: z.core.$ZodType,
  translated: boolean,
  otherwise = name,
): Widget {
  const of = required(schema);
  const { label = otherwise, hint } = metaOf(of);
  return {
    name,
    label: labelOf(label, name),
    // Hints are Markdown.
    ...(hint && { hint: hint.replaceAll(/[*_`[\]]/g, (mark) => `\\${mark}`) }),
    required: of === schema && !(of instanceof z.ZodBoolean),
    ...(translated && { i18n: true as const }),
    ...shapeOf(of, translated),
  };
}

/** Throws for unsupported schemas. */
export function widgetsOf(schema: z.core.$ZodType, translated: boolean): Widget[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).map(([key, field]) => widgetOf(key, field, translated));
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum)
    return schema.keyType.options.map((code) => ({
      ...widgetOf(String(code), schema.valueType, translated),
      label: labelOf(languageName(code), String(code)),
    }));
  throw new Error('The CMS has no form for a schema of this type.');
}
