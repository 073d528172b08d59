// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tidied } from '../../../local/editor/tidy.ts';
import { contentFiles } from '../../../src/build/content/contentFiles.ts';
import { group, line, list, number } from '../../../src/site/fields.ts';

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
  it.each(contentFiles)(
    'is "$name" as it was, when nothing has been changed',
    ({ path, schema }) => {
      const value: unknown = JSON.parse(readFileSync(path.replace('{language}', 'el'), 'utf8'));
      expect(JSON.stringify(tidied(schema, jumbled(value), value))).toBe(JSON.stringify(value));
    },
  );

  it('has what was opened and left no more than before', () => {
    const schema = z.strictObject({
      title: line('α'),
      note: line('β').optional(),
      link: group('γ', { text: line('δ') }).optional(),
      seats: number('ε'),
    });
    expect(
      tidied(schema, { title: 'α', note: '', link: { text: '' }, seats: '' }, { title: 'α' }),
    ).toEqual({ title: 'α' });
  });

  it('puts a new key where its schema has it, also in a new entry of a list', () => {
    const schema = z.strictObject({ a: line('α'), b: line('β').optional(), c: line('γ') });
    expect(
      Object.keys(tidied(schema, { b: 'new', c: 'c', a: 'a' }, { a: 'a', c: 'c' }) as object),
    ).toEqual(['a', 'b', 'c']);
    const lists = z.strictObject({ list: list('α', { title: line('β'), text: line('γ') }) });
    expect(JSON.stringify(tidied(lists, { list: [{ text: 'x', title: 'y' }] }, { list: [] }))).toBe(
      '{"list":[{"title":"y","text":"x"}]}',
    );
  });
});
