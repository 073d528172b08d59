// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { configOf, entryName, type Content } from '../../../../local/editor/form/config.ts';
import { contentReader } from '../../../../local/editor/contents.ts';
import { greekGaps, hintsIn } from '../../../../local/editor/form/greekGaps.ts';
import { greekHints } from '../../../../local/editor/form/greekHints.ts';
import { labelOf, wayOf } from '../../../../local/editor/form/labels.ts';
import { projectFolder } from '../../../../local/project.ts';
import type { Widget } from '../../../../local/editor/form/widgets.ts';
import type { Entry, Field } from '../../../../src/build/content/contentFields.ts';

const text: Field = { kind: 'text' };
const entry = (key: string, field: Field, more: Partial<Entry> = {}): Entry => ({
  key,
  optional: false,
  field,
  ...more,
});

const content = (
  fields: readonly Entry[],
  present: readonly unknown[],
  path = 'src/content/{language}/about.json',
): Content => ({
  kind: {
    name: 'about',
    group: 'pages',
    title: { el: 'Εμείς', en: 'About' },
    path,
    type: { file: 'src/pages/About.tsx', name: 'AboutWords' },
  },
  field: { kind: 'object', fields },
  present,
});

const formOf = (...given: Parameters<typeof content>): readonly Widget[] =>
  configOf([content(...given)]).collections[0]!.files[0]!.fields;

describe('a form', () => {
  it('has one line for short texts and several for what is long in a language or has lines', () => {
    const present = [
      { title: 'Τίτλος', lead: 'λίγα', quote: 'δύο\nγραμμές' },
      { title: 'Title', lead: 'word '.repeat(20), quote: 'one' },
    ];
    expect(
      formOf([entry('title', text), entry('lead', text), entry('quote', text)], present).map(
        ({ widget }) => widget,
      ),
    ).toEqual(['string', 'text', 'text']);
  });

  it('names each field in both languages, and says below it what its type says', () => {
    expect(
      formOf([entry('lead', text, { hint: 'Under the title.' })], [{ lead: 'α' }])[0],
    ).toMatchObject({ label: 'Εισαγωγή · Lead', hint: 'Κάτω από τον τίτλο. · Under the title.' });
  });

  it('asks for what a page needs, and not for what may be left out or is empty today', () => {
    const fields = [
      entry('title', text),
      entry('note', text, { optional: true }),
      entry('end', text),
      entry('lit', { kind: 'boolean' }),
    ];
    expect(
      formOf(fields, [
        { title: 'α', end: '' },
        { title: 'a', end: '' },
      ]).map(({ required }) => required),
    ).toEqual([true, false, false, false]);
  });

  it('marks every depth of translated content as such, and nothing of facts', () => {
    const fields = [
      entry('places', {
        kind: 'list',
        least: 0,
        of: { kind: 'object', fields: [entry('name', text)] },
      }),
    ];
    const marks = (form: readonly Widget[]): unknown[] =>
      form.flatMap((widget) => [widget.i18n, ...('fields' in widget ? marks(widget.fields) : [])]);
    expect(marks(formOf(fields, [{ places: [{ name: 'α' }] }]))).toEqual([true, true]);
    expect(
      marks(formOf(fields, [{ places: [{ name: 'α' }] }], 'src/content/facts/about.json')),
    ).toEqual([undefined, undefined]);
  });

  it('offers the values of a choice, and the library for a photo', () => {
    expect(
      formOf(
        [entry('size', { kind: 'choice', of: [6, 18] }), entry('photo', text)],
        [{ size: 6, photo: 'photos/008.jpg' }],
      ),
    ).toMatchObject([
      {
        widget: 'select',
        options: [
          { label: '6', value: 6 },
          { label: '18', value: 18 },
        ],
      },
      { widget: 'image' },
    ]);
  });

  it('keeps lists within their lengths, the entries of long ones closed, each under its first text', () => {
    const places: Field = {
      kind: 'list',
      least: 2,
      most: 4,
      of: { kind: 'object', fields: [entry('lit', { kind: 'boolean' }), entry('name', text)] },
    };
    expect(
      formOf(
        [entry('places', places), entry('notes', { kind: 'list', least: 0, of: text })],
        [{ places: [{ name: 'α' }, { name: 'β' }, { name: 'γ' }, { name: 'δ' }], notes: [] }],
      ),
    ).toMatchObject([
      { widget: 'list', min: 2, max: 4, collapsed: true, summary: '{{fields.name}}' },
      { widget: 'list', collapsed: false, field: { widget: 'string' } },
    ]);
  });

  it('has the keys that are there where the owner chooses them, and all keys where a thing has several forms', () => {
    const either: Field = {
      kind: 'either',
      of: [
        {
          kind: 'object',
          fields: [entry('size', { kind: 'choice', of: [6] }), entry('name', text)],
        },
        {
          kind: 'object',
          fields: [
            entry('size', { kind: 'choice', of: [18] }),
            entry('name', text),
            entry('more', text),
          ],
        },
      ],
    };
    const form = formOf(
      [entry('months', { kind: 'record', of: text }), entry('album', either)],
      [{ months: { 4: 'Απρ', 5: 'Μάι' }, album: { size: 6, name: 'α' } }],
    );
    expect(form).toMatchObject([
      { fields: [{ name: '4' }, { name: '5' }] },
      {
        fields: [
          { name: 'size', options: [{ value: 6 }, { value: 18 }] },
          { name: 'name', required: true },
          { name: 'more', required: false },
        ],
      },
    ]);
  });
});

describe('the configuration', () => {
  const contents = contentReader(projectFolder)();

  it('is made for all content there is', () => {
    const names = (form: readonly Widget[]): string[] =>
      form.flatMap((widget) => [
        widget.name,
        ...('fields' in widget
          ? names(widget.fields)
          : 'field' in widget
            ? names([widget.field])
            : []),
      ]);
    const files = configOf(contents).collections.flatMap((collection) => collection.files);
    expect(files.map(({ name }) => name)).toEqual(contents.map(({ kind }) => entryName(kind)));
    // Sveltia takes a figure for a place in a list, and refuses other signs.
    expect(
      files.flatMap(({ fields }) => names(fields)).filter((name) => !/^[a-z]\w*$/i.test(name)),
    ).toEqual([]);
  });

  it('has no Greek line for a comment that is no longer there, and what lacks Greek is named', () => {
    const there = new Set(contents.flatMap(({ field }) => hintsIn(field)));
    expect(Object.keys(greekHints).filter((comment) => !there.has(comment))).toEqual([]);
    const field: Field = {
      kind: 'object',
      fields: [entry('title', text), { ...entry('zeppelin', text), hint: 'How it flies.' }],
    };
    expect(greekGaps([{ ...content([], []), field, present: [{}, {}] }])).toEqual([
      '"zeppelin" has no Greek label in the editor (local/editor/form/greekLabels.ts)',
      '"How it flies." has no Greek line in the editor (local/editor/form/greekHints.ts)',
    ]);
  });

  it('has its fields in the order of the file, and those of no file yet after what comes before them in the type', () => {
    const fields = [entry('one', text), entry('two', text), entry('three', text)];
    expect(formOf(fields, [{ three: 'γ', one: 'α' }])?.map(({ name }) => name)).toEqual([
      'three',
      'one',
      'two',
    ]);
  });

  it('shows languages beside each other, in a file that only the server knows; a hosted editor writes the files themselves', () => {
    const [local, hosted] = [
      configOf([content([], [])]),
      configOf([content([], [])], { name: 'github', repo: 'liofos/site', branch: 'main' }),
    ];
    expect(
      configOf([content([], [], 'src/content/facts/about.json')]).collections[0],
    ).not.toHaveProperty('i18n');
    expect(local).toMatchObject({
      backend: { name: 'proxy' },
      collections: [
        {
          i18n: { structure: 'single_file' },
          files: [{ file: 'src/content/about.json', i18n: true }],
        },
      ],
    });
    expect(hosted).toMatchObject({
      backend: { name: 'github' },
      collections: [
        {
          i18n: { structure: 'multiple_folders' },
          files: [{ file: 'src/content/{{locale}}/about.json', i18n: true }],
        },
      ],
    });
  });

  it('says where a fault is in the words of the form, and counts from one', () => {
    const field: Field = {
      kind: 'object',
      fields: [
        entry('items', {
          kind: 'list',
          least: 0,
          of: { kind: 'object', fields: [entry('text', text)] },
        }),
        entry('months', { kind: 'record', of: text }),
      ],
    };
    expect(wayOf('items.0.text', field)).toBe('Στοιχεία › 1 › Κείμενο');
    expect(wayOf('months.4', field)).toBe('Μήνες › 4');
    expect(labelOf('phonesNote')).toBe('Σημείωση για τα τηλέφωνα · Phones note');
  });
});
