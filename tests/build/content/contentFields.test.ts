// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fieldsOf, type Entry, type Field } from '../../../src/build/content/contentFields.ts';
import { kinds } from '../../../src/build/content/kinds.ts';

const file = 'tests/build/content/fixture.ts';
const text: Field = { kind: 'text' };
const part: Field = {
  kind: 'object',
  fields: [
    { key: 'title', optional: false, field: text },
    { key: 'text', optional: true, field: text },
  ],
};
const captioned = (size: number): Field => ({
  kind: 'object',
  fields: [
    { key: 'name', optional: false, field: text },
    { key: 'size', optional: false, field: { kind: 'choice', of: [size] } },
    { key: 'caption', optional: false, field: text },
  ],
});

const entriesOf = (field: Field | undefined): readonly Entry[] =>
  field?.kind === 'object' ? field.fields : [];

describe('the fields of a type', () => {
  const fixture = entriesOf(
    fieldsOf([
      {
        name: 'fixture',
        type: { file, name: 'Fixture' },
        joined: { label: 'whole', 'less.title': 'whole', review: 'review', reviews: 'review' },
      },
    ]).get('fixture'),
  );
  const whole = entriesOf(
    fieldsOf([{ name: 'fixture', type: { file, name: 'Fixture' } }]).get('fixture'),
  );
  const field = (key: string) => fixture.find((entry) => entry.key === key)?.field;

  it('stand in the order in which they are declared, with their comments on one line', () => {
    expect(whole.map(({ key }) => key).join(' ')).toBe(
      'title text label seats open maybe day only lines chapters some mixed upTo captions partly any less album either review reviews',
    );
    expect(whole[2]).toEqual({
      key: 'label',
      optional: false,
      hint: 'Over the title.',
      field: text,
    });
    expect(whole[1]).toEqual({ key: 'text', optional: true, field: text });
  });

  it.each<[string, Field]>([
    ['seats', { kind: 'number' }],
    ['open', { kind: 'boolean' }],
    ['maybe', { kind: 'boolean' }],
    ['day', { kind: 'choice', of: ['weekday', 'saturday'] }],
    ['only', { kind: 'choice', of: ['this'] }],
    ['lines', { kind: 'list', of: text, least: 0 }],
    ['chapters', { kind: 'list', of: text, least: 3, most: 3 }],
    ['some', { kind: 'list', of: part, least: 1 }],
    [
      'mixed',
      { kind: 'list', of: { kind: 'either', of: [text, { kind: 'number' }] }, least: 2, most: 2 },
    ],
    ['upTo', { kind: 'list', of: text, least: 1, most: 2 }],
    [
      'captions',
      {
        kind: 'object',
        fields: [
          { key: 'arch', optional: false, field: text },
          { key: 'aisle', optional: false, field: text },
        ],
      },
    ],
    ['any', { kind: 'record', of: { kind: 'number' } }],
    ['album', { kind: 'either', of: [captioned(6), captioned(18)] }],
    ['either', { kind: 'either', of: [text, { kind: 'list', of: text, least: 0 }] }],
  ])('%s is read from its type', (key, expected) => {
    expect(field(key)).toEqual(expected);
  });

  it('may be left out where the type lets them, and keep their comments within other types', () => {
    const name: Field = {
      kind: 'object',
      fields: [{ key: 'name', optional: false, hint: 'The name.', field: text }],
    };
    expect(field('partly')).toEqual({
      kind: 'object',
      fields: [
        { key: 'arch', optional: true, field: name },
        { key: 'aisle', optional: true, field: name },
      ],
    });
    expect(fixture.find(({ key }) => key === 'maybe')?.optional).toBe(true);
  });

  it('are not asked for where they come from elsewhere, and are names where the file names something', () => {
    expect(field('label')).toBeUndefined();
    expect(field('less')).toEqual({ kind: 'object', fields: [] });
    expect(field('review')).toEqual(text);
    expect(field('reviews')).toEqual({ kind: 'list', of: text, least: 2, most: 2 });
  });

  it.each([
    ['WithFunction', '"words.say" is a function'],
    ['WithAny', '"words" is of type any'],
    ['WithNull', '"words" is of type null'],
    ['WithEmpty', '"words" is an object without keys'],
    ['WithDate', 'is a function'],
    ['WithPackage', '"node" is of type any'],
    ['Endless', '"within.*" is of type Endless'],
    ['Nothing', 'exports no type Nothing'],
  ])('%s cannot be data, and is named', (name, reason) => {
    expect(() => fieldsOf([{ name, type: { file, name } }])).toThrow(reason);
    expect(() => fieldsOf([{ name, type: { file, name } }])).toThrow(file);
  });

  it('a file that is not there is named', () => {
    expect(() => fieldsOf([{ name: 'x', type: { file: 'src/nowhere.ts', name: 'X' } }])).toThrow(
      'src/nowhere.ts exports no type X',
    );
  });
});

describe('every kind of content', () => {
  const fields = fieldsOf(kinds);

  it.each(kinds.map(({ name }) => name))('%s is read from its type', (name) => {
    expect(entriesOf(fields.get(name)).length).toBeGreaterThan(0);
  });

  it('what comes from other files is not asked for', () => {
    const keys = (name: string) => entriesOf(fields.get(name)).map(({ key }) => key);
    expect(keys('contact')).not.toContain('enquiry');
    expect(keys('reviews')).not.toContain('chapters');
    expect(
      entriesOf(entriesOf(fields.get('home')).find(({ key }) => key === 'voice')?.field).find(
        ({ key }) => key === 'review',
      )?.field,
    ).toEqual(text);
  });

  it('has a name and a file of its own', () => {
    for (const list of [
      kinds.map(({ name }) => name),
      kinds.map(({ path }) => path),
      kinds.map(({ title }) => title.el),
      kinds.map(({ title }) => title.en),
    ])
      expect(new Set(list).size).toBe(list.length);
  });
});
