// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contentReader } from '../../../local/editor/contents.ts';
import { tidied } from '../../../local/editor/tidy.ts';
import { projectFolder } from '../../../local/project.ts';
import type { Entry, Field } from '../../../src/build/content/contentFields.ts';

const text: Field = { kind: 'text' };
const entry = (key: string, field: Field = text, optional = false): Entry => ({
  key,
  optional,
  field,
});
const object = (...fields: Entry[]): Field => ({ kind: 'object', fields });

/** As a map without an order gives it back. */
const jumbled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(jumbled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, one]) => [key, jumbled(one)]),
  );
};

describe('what comes back from the browser', () => {
  it.each(
    contentReader(projectFolder)().map(
      ({ kind, field, present }) => [kind.name, field, present] as const,
    ),
  )('is "%s" as it was, when nothing has been changed', (_, field, present) => {
    for (const value of present)
      expect(JSON.stringify(tidied(field, jumbled(value), value))).toBe(JSON.stringify(value));
  });

  it('has what was opened and left no more than before', () => {
    const field = object(
      entry('title'),
      entry('note', text, true),
      entry('link', object(entry('text')), true),
      entry('seats', { kind: 'number' }),
    );
    expect(
      tidied(field, { title: 'α', note: '', link: { text: '' }, seats: '' }, { title: 'α' }),
    ).toEqual({ title: 'α' });
  });

  it('keeps what was empty, and an empty text that must be there, of which the check has something to say', () => {
    expect(
      tidied(
        object(entry('title'), entry('note', text, true)),
        { title: '', note: '' },
        { title: 'α', note: '' },
      ),
    ).toEqual({ title: '', note: '' });
  });

  it('puts a new key where its type has it', () => {
    const field = object(entry('a'), entry('b', text, true), entry('c'));
    expect(
      Object.keys(tidied(field, { b: 'new', c: 'c', a: 'a' }, { a: 'a', c: 'c' }) as object),
    ).toEqual(['a', 'b', 'c']);
  });

  it('orders the entries of a list that are new, too', () => {
    const field = object(
      entry('list', { kind: 'list', least: 0, of: object(entry('title'), entry('text')) }),
    );
    expect(JSON.stringify(tidied(field, { list: [{ text: 'x', title: 'y' }] }, { list: [] }))).toBe(
      '{"list":[{"title":"y","text":"x"}]}',
    );
  });
});
