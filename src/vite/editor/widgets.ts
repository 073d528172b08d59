import { z } from 'zod';
import { defaultLanguage } from '../../site/languages.ts';
import { uploadEndings } from '../../site/photos/limits.ts';

type Shape = {
  widget: string;
  fields?: Widget[];
  field?: Widget;
  /** Options of one widget. */
  [option: string]: unknown;
};

/** https://sveltiacms.app/en/docs/fields */
export type Widget = Shape & {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  /** Sveltia needs it at every depth. */
  i18n?: true;
};

/** "phonesNote" becomes "Phones note". */
const english = (key: string): string =>
  key
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

const labelOf = (greek: string, key: string): string =>
  [...new Set([greek, english(key)])].join(' · ');

const metaOf = (schema: z.core.$ZodType): z.GlobalMeta => z.globalRegistry.get(schema) ?? {};

/** Returns the path of the words that name an entry. Words per language say more than a name or a number. */
function wordsIn(fields: readonly Widget[]): string | undefined {
  const localized = fields.find((field) => field.fields?.[0]?.name === defaultLanguage);
  return localized
    ? `${localized.name}.${defaultLanguage}`
    : fields.find(({ widget }) => ['string', 'text'].includes(widget))?.name;
}

function listOf(item: z.core.$ZodType, translated: boolean): Shape {
  const of = widgetOf('item', item, translated, 'Στοιχείο');
  if (!of.fields) return { widget: 'list', collapsed: false, field: of };
  const picture = of.fields.find(({ widget }) => widget === 'image');
  const words = wordsIn(of.fields);
  return {
    widget: 'list',
    collapsed: true,
    ...(words && { summary: `{{fields.${words}}}` }),
    ...(picture && { thumbnail: picture.name }),
    fields: of.fields,
  };
}

function shapeOf(schema: z.core.$ZodType, translated: boolean): Shape {
  const { widget = 'string', values, newFirst } = metaOf(schema);
  if (schema instanceof z.ZodString)
    return {
      widget,
      ...(widget === 'image' && { choose_url: false, accept: uploadEndings.join(',') }),
    };
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
  if (schema instanceof z.ZodArray)
    return { ...listOf(schema.element, translated), ...(newFirst && { add_to_top: true }) };
  if (schema instanceof z.ZodTuple) {
    const { items, rest } = schema.def;
    const { length } = items;
    return {
      ...listOf(items[0]!, translated),
      collapsed: false,
      min: length,
      ...(!rest && { max: length }),
    };
  }
  return { widget: 'object', collapsed: false, fields: widgetsOf(schema, translated) };
}

function widgetOf(
  name: string,
  given: z.core.$ZodType,
  translated: boolean,
  otherwise = name,
): Widget {
  const schema = given instanceof z.ZodOptional ? given.unwrap() : given;
  const { label = otherwise, hint } = metaOf(schema);
  return {
    name,
    label: labelOf(label, name),
    // Hints are Markdown.
    ...(hint && { hint: hint.replaceAll(/[*_`[\]]/g, (mark) => `\\${mark}`) }),
    required: schema === given && !(schema instanceof z.ZodBoolean),
    ...(translated && { i18n: true as const }),
    ...shapeOf(schema, translated),
  };
}

/** Throws for unsupported schemas. */
export function widgetsOf(schema: z.core.$ZodType, translated: boolean): Widget[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).map(([key, field]) => widgetOf(key, field, translated));
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum) {
    const languageNames = new Intl.DisplayNames('el', { type: 'language' });
    return schema.keyType.options.map((code) =>
      widgetOf(String(code), schema.valueType, translated, languageNames.of(String(code))),
    );
  }
  throw new Error('The CMS has no form for a schema of this type.');
}
