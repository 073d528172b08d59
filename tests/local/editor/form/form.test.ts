// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { configOf, entryName } from '../../../../local/editor/form/config.ts';
import type { Widget } from '../../../../local/editor/form/widgets.ts';
import { contentFiles } from '../../../../src/vite/content/contentFiles.ts';
import { areas, picture } from '../../../../src/site/photos/schema.ts';
import {
  choice,
  flag,
  group,
  line,
  list,
  localized,
  number,
  text,
  texts,
} from '../../../../src/site/fields.ts';

const formOf = (shape: z.ZodRawShape, path = 'src/content/{language}/about.json') =>
  configOf([{ name: 'about', group: 'pages', title: 'Εμείς', path, schema: z.strictObject(shape) }])
    .collections[0]!.files[0]!.fields;

const within = (widget: Widget): readonly Widget[] =>
  'fields' in widget ? widget.fields : 'field' in widget ? [widget.field] : [];

const allIn = (widgets: readonly Widget[]): Widget[] =>
  widgets.flatMap((widget) => [widget, ...allIn(within(widget))]);

describe('a form', () => {
  it('labels a field in Greek and English, and shows its hint as plain text', () => {
    expect(formOf({ phonesNote: line('Σημείωση', '*Έτσι*') })).toEqual([
      {
        name: 'phonesNote',
        label: 'Σημείωση · Phones note',
        hint: '\\*Έτσι\\*',
        required: true,
        i18n: true,
        widget: 'string',
      },
    ]);
  });

  it('has a widget for each kind of field', () => {
    const widgets = formOf({
      lead: text('Εισαγωγή'),
      seats: number('Θέσεις'),
      lit: flag('Φωτισμένο'),
      hero: picture('Φωτογραφία'),
      note: line('Σημείωση').optional(),
    });
    expect(widgets).toMatchObject([
      { widget: 'text', required: true },
      { widget: 'number', value_type: 'float' },
      { widget: 'boolean', required: false },
      { fields: [{ widget: 'image' }, { name: 'focus', widget: 'string', required: false }] },
      { widget: 'string', required: false },
    ]);
  });

  it('offers the values of a choice with their labels', () => {
    expect(
      formOf({
        suffix: choice('Σημάδι', { few: 'Λίγα' }),
        size: z.literal([6, 18]).meta({ label: 'Μέγεθος' }),
      }),
    ).toMatchObject([
      { options: [{ label: 'Λίγα · Few', value: 'few' }] },
      {
        label: 'Μέγεθος · Size',
        options: [
          { label: '6', value: 6 },
          { label: '18', value: 18 },
        ],
      },
    ]);
  });

  it('limits lists that have a length, and closes the entries of others under their first text', () => {
    expect(
      formOf({
        large: z.tuple([line('Πρώτη'), line('Δεύτερη')]).meta({ label: 'Μεγάλες' }),
        phones: z.tuple([line('Τηλέφωνο')], line('Τηλέφωνο')).meta({ label: 'Τηλέφωνα' }),
        places: list('Χώροι', { lit: flag('Φωτισμένο'), name: line('Όνομα') }),
        notes: texts('Σημειώσεις'),
        album: areas('Άλμπουμ', ['a', 'b']),
      }),
    ).toMatchObject([
      { widget: 'list', min: 2, max: 2, field: { widget: 'string' } },
      { widget: 'list', min: 1 },
      { widget: 'list', collapsed: true, summary: '{{fields.name}}' },
      { widget: 'list', collapsed: false, field: { widget: 'text' } },
      { label: 'Άλμπουμ · Album', summary: '{{fields.photo}}' },
    ]);
  });

  it('marks every depth of translated content, and has a field per language in the others', () => {
    const shape = { place: group('Χώρος', { name: localized('Όνομα') }) };
    expect(allIn(formOf(shape)).every(({ i18n }) => i18n)).toBe(true);
    const facts = allIn(formOf(shape, 'src/content/facts/about.json'));
    expect(facts.map(({ label, i18n }) => [label, i18n])).toEqual([
      ['Χώρος · Place', undefined],
      ['Όνομα · Name', undefined],
      ['Ελληνικά · El', undefined],
      ['Αγγλικά · En', undefined],
    ]);
  });
});

describe('the configuration', () => {
  const files = configOf(contentFiles).collections.flatMap((one) => one.files);

  it('has a form for every content file', () => {
    expect(files.map(({ name }) => name)).toEqual(contentFiles.map(entryName));
  });

  it('has a Greek label for every field, but for names that are Latin in Greek, too', () => {
    const labels = files.flatMap(({ fields }) => allIn(fields)).map(({ label }) => label);
    expect([...new Set(labels)].filter((label) => !/\p{Script=Greek}/u.test(label))).toEqual([
      'DJ · Dj',
      'E-mail · Email',
      'Instagram',
      'Facebook',
      'Viber',
      'WhatsApp · Whatsapp',
    ]);
  });

  it('has names that Sveltia takes: it reads a figure as a place in a list', () => {
    const names = files.flatMap(({ fields }) => allIn(fields)).map(({ name }) => name);
    expect(names.filter((name) => !/^[a-z]\w*$/i.test(name))).toEqual([]);
  });

  it('has one file per language where content is translated', () => {
    const [about, prices] = ['about', 'pricesFacts'].map(
      (wanted) => configOf(contentFiles.filter(({ name }) => name === wanted)).collections[0],
    );
    expect(about).toMatchObject({
      i18n: { structure: 'multiple_folders' },
      files: [{ file: 'src/content/{{locale}}/pages/about.json', i18n: true }],
    });
    expect(prices).not.toHaveProperty('i18n');
  });
});
