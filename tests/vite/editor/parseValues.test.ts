import { expect, it } from 'vitest';
import { z } from 'zod';
import { euros, group, line, list, localized, number, texts } from '../../../src/model/fields.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import { contentFiles } from '../../../src/vite/content/contentFiles.ts';
import { readContent } from '../../../src/vite/content/readContent.ts';
import { parseValues, type Values } from '../../../src/vite/editor/parseValues.ts';
import { createWidgets, type Widget } from '../../../src/vite/editor/widgets.ts';

const parseFields = (shape: z.ZodRawShape, written: Values) =>
  parseValues(createWidgets(z.strictObject(shape), false), written);

it('reads the numbers that an owner types, with a comma or a point', () => {
  const shape = { rating: number('', { min: 1, max: 5, decimals: 1 }), price: euros('') };
  expect(parseFields(shape, { rating: '4,9', price: '58.50' })).toEqual({
    rating: 4.9,
    price: 58.5,
  });
});

it('leaves digits of other fields as they are', () => {
  expect(parseFields({ vat: line('') }, { vat: '000000000' })).toEqual({ vat: '000000000' });
});

it('drops what an optional field lost, and keeps empty lists and groups that the files need', () => {
  const shape = {
    note: line('').optional(),
    menu: texts('').optional(),
    moving: group('', { price: euros('') }).optional(),
    once: group('', { coach: euros('').optional(), bar: euros('').optional() }),
    months: texts(''),
    beaches: list('', { name: localized('') }),
  };
  const written = { note: '', menu: [], moving: null, once: { coach: '', bar: null }, months: [] };
  expect(parseFields(shape, written)).toEqual({ once: {}, months: [], beaches: [] });
});

it('drops invisible marks but keeps those that hold words together', () => {
  expect(
    parseFields({ title: line('') }, { title: '\u200e15\u00a0λεπτά\u200b, 9–\u206021' }),
  ).toEqual({ title: '15\u00a0λεπτά, 9–\u206021' });
});

it('turns tabs, line separators and rare spaces of pasted text into spaces', () => {
  const pasted = 'Γάμος\tτο\u2028βράδυ,\u202f21:00\nστον\u00a0κήπο';
  expect(parseFields({ title: line('') }, { title: pasted })).toEqual({
    title: 'Γάμος το βράδυ, 21:00\nστον\u00a0κήπο',
  });
});

/** Returns values as Sveltia shows them: texts for numbers, something for every field. */
const asForm = (widgets: readonly Widget[], values: Values): Values =>
  Object.fromEntries(
    widgets.map((widget) => [widget.name, shown(widget, values[widget.name])] as const),
  );

const shown = (widget: Widget, value: unknown): unknown => {
  const { fields, field } = widget;
  if (widget.widget === 'list')
    return ((value ?? []) as unknown[]).map((entry) =>
      fields ? asForm(fields, entry as Values) : shown(field!, entry),
    );
  if (fields) return value === undefined ? null : asForm(fields, value as Values);
  return ['string', 'text', 'datetime', 'image'].includes(widget.widget)
    ? String(value ?? '')
    : value;
};

it.each(
  contentFiles.flatMap(({ path, schema }) =>
    (path.includes('{language}') ? languageCodes : ['']).map((language) => ({
      path: path.replace('src/content/', '').replace('{language}', language),
      schema,
    })),
  ),
)('writes $path as it was if nothing is changed', ({ path, schema }) => {
  const widgets = createWidgets(schema, false);
  const values = readContent(path);
  expect(JSON.stringify(parseValues(widgets, asForm(widgets, values)))).toBe(
    JSON.stringify(values),
  );
});
