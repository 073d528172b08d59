import { z } from 'zod';
import { isNumberPattern } from '../../site/formats/numberPattern.ts';
import { defaultLanguage } from '../../site/languages.ts';
import { uploadExtensions } from '../../site/photos/limits.ts';
import { createLabel, getLanguageLabel, getMeta } from '../content/formPath.ts';
import { createCharacterClass } from '../styles/fontFaces.ts';
import { invisible } from './cleanText.ts';

type Shape = {
  widget: string;
  fields?: Widget[];
  field?: Widget;
  pattern?: readonly [string, string];
  min?: number | string;
  [option: string]: unknown;
};

/** https://sveltiacms.app/en/docs/fields */
export type Widget = Shape & {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  /** Sveltia needs this on nested fields, too. */
  i18n?: true;
};

/** Throws if the CMS has no widget for the schema. */
export function createWidgets(schema: z.core.$ZodType, translated: boolean): Widget[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).map(([key, field]) => createWidget(key, field, translated));
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum)
    return schema.keyType.options.map((code) =>
      createWidget(String(code), schema.valueType, translated, getLanguageLabel(String(code))),
    );
  throw new Error('The CMS has no form for a schema of this type.');
}

const richHint =
  'Με *πλάγια*, [σύνδεσμο](wedding) και [άλλο site](https://…). · With *italics*, a [link](wedding) and [another site](https://…).';

function createWidget(
  name: string,
  given: z.core.$ZodType,
  translated: boolean,
  fallback = createLabel(name, name),
): Widget {
  const schema = given instanceof z.ZodOptional ? given.unwrap() : given;
  const { label, hint, rich } = getMeta(schema);
  const hints = [hint, rich && richHint].filter(Boolean).join(' ');
  const shape = createShape(schema, translated);
  const mayBeEmpty = shape.widget === 'boolean' || shape.min === 0;
  return {
    name,
    label: label ? createLabel(label, name) : fallback,
    // Hints are Markdown.
    ...(hints && { hint: hints.replaceAll(/[*_`[\]]/g, (mark) => `\\${mark}`) }),
    required: schema === given && !mayBeEmpty,
    ...(translated && { i18n: true as const }),
    ...shape,
    // Otherwise Sveltia omits an empty list from the file.
    ...(schema !== given && shape.min === 0 && { min: undefined }),
  };
}

/** Saves "2026-11-15". */
const dateWidget = { widget: 'datetime', type: 'date', min: '2000-01-01', max: '2099-12-31' };

/** Takes what our fonts draw and what cleanText.ts replaces. */
const drawable = [
  String.raw`^[\s\u2060${invisible}${createCharacterClass()}]*$`,
  'Έχει σύμβολο που λείπει από τα γράμματα του site, όπως emoji. Σβήστε το. · It has a character that the fonts of the site lack, such as an emoji. Delete it.',
] as const;

function createShape(schema: z.core.$ZodType, translated: boolean): Shape {
  const {
    widget = 'string',
    values,
    quoted,
    reference,
    newFirst,
    summary,
    folder,
    ...meta
  } = getMeta(schema);
  const isText = widget === 'string' || widget === 'text';
  const pattern = meta.pattern ?? (isText && !quoted && drawable);
  if (reference)
    return {
      widget: 'relation',
      collection: 'shared',
      file: 'reviewList',
      value_field: reference[0],
      display_fields: reference,
    };
  if (schema instanceof z.ZodString || schema instanceof z.ZodNumber)
    return {
      ...(widget === 'date' ? dateWidget : { widget }),
      ...(widget === 'image' && { choose_url: false, accept: uploadExtensions.join(',') }),
      ...(folder && { media_folder: `/${folder}`, public_folder: folder.replace('public', '') }),
      // A new image has a temporary URL until it is saved.
      ...(pattern && widget !== 'image' && { pattern }),
    };
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean' };
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) {
    const all = schema instanceof z.ZodEnum ? schema.options : [...schema.values];
    const options = all.map((value) => ({
      label: createLabel(values?.[String(value)] ?? String(value), String(value)),
      value,
    }));
    return { widget: 'select', options };
  }
  if (schema instanceof z.ZodArray)
    return {
      ...createListShape(schema.element, translated),
      min: getMinimum(schema),
      ...(newFirst && { add_to_top: true }),
      ...(summary && { summary: summary.map((name) => `{{fields.${name}}}`).join(' ') }),
    };
  if (schema instanceof z.ZodTuple) {
    const { items, rest } = schema.def;
    const { length } = items;
    return {
      ...createListShape(items[0]!, translated),
      collapsed: false,
      min: length,
      ...(!rest && { max: length }),
    };
  }
  return { widget: 'object', collapsed: false, fields: createWidgets(schema, translated) };
}

function createListShape(item: z.core.$ZodType, translated: boolean): Shape {
  const itemWidget = createWidget('item', item, translated, 'Στοιχείο · Item');
  if (!itemWidget.fields) return { widget: 'list', collapsed: false, field: itemWidget };
  const picture = itemWidget.fields.find(({ widget }) => widget === 'image');
  const words = findSummaryPath(itemWidget.fields);
  return {
    widget: 'list',
    collapsed: true,
    ...(words && { summary: `{{fields.${words}}}` }),
    ...(picture && { thumbnail: picture.name }),
    fields: itemWidget.fields,
  };
}

/** A translated text is more readable than a name or a number. */
function findSummaryPath(fields: readonly Widget[]): string | undefined {
  const localized = fields.find((field) => field.fields?.[0]?.name === defaultLanguage);
  return localized
    ? `${localized.name}.${defaultLanguage}`
    : fields.find(
        ({ widget, pattern }) =>
          ['string', 'text', 'datetime'].includes(widget) && !isNumberPattern(pattern?.[0] ?? ''),
      )?.name;
}

const getMinimum = (schema: z.core.$ZodType): number => {
  const [issue] = z.safeParse(schema, []).error?.issues ?? [];
  return issue?.code === 'too_small' ? Number(issue.minimum) : 0;
};
