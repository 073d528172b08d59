// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from '../../../src/build/content/readJson.ts';

const mistakeIn = (text: string) => {
  const reading = readJson(text);
  return 'mistake' in reading ? reading.mistake : undefined;
};

const parses = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('a file of JSON', () => {
  it('is what JSON.parse says, and knows the line of each entry', () => {
    const reading = readJson(
      '{\n  "a": {\n    "b": [\n      1,\n      "x\\"y"\n    ]\n  },\n  "c": -1.5e3\n}\n',
    );
    expect(reading).toMatchObject({ value: { a: { b: [1, 'x"y'] }, c: -1500 }, twice: [] });
    expect([...(reading as { lines: ReadonlyMap<string, number> }).lines]).toEqual([
      ['', 1],
      ['a', 2],
      ['a.b', 3],
      ['a.b.0', 4],
      ['a.b.1', 5],
      ['c', 8],
    ]);
  });

  it('with an entry twice says so', () => {
    expect(readJson('{ "a": { "b": 1, "b": 2 } }')).toMatchObject({ twice: ['a.b'] });
  });

  it.each([
    [
      'a comma before the end',
      '{\n  "a": "x",\n}',
      2,
      11,
      'a comma too many',
      'ένα κόμμα παραπάνω',
    ],
    ['a comma before the end of a list', '["a",]', 1, 5, 'a comma too many', 'ένα κόμμα παραπάνω'],
    ['two commas', '{ "a": 1,, "b": 2 }', 1, 10, 'a comma too many', 'ένα κόμμα παραπάνω'],
    ['a comma at the beginning', '[, 1]', 1, 2, 'a comma too many', 'ένα κόμμα παραπάνω'],
    [
      'no comma between lines',
      '{\n  "a": "x"\n  "b": "y"\n}',
      2,
      11,
      'a comma is missing',
      'λείπει ένα κόμμα',
    ],
    ['no comma in a list', '["a" "b"]', 1, 5, 'a comma is missing', 'λείπει ένα κόμμα'],
    ['no colon', '{ "a" "x" }', 1, 7, 'a colon is missing', 'άνω-κάτω τελεία'],
    [
      'a text that does not end',
      '{\n  "a": "x,\n  "b": "y"\n}',
      2,
      8,
      'does not end on its line',
      'δεν κλείνει στη γραμμή του',
    ],
    [
      'quotes within a text',
      '{ "a": "say "yes" to us" }',
      1,
      14,
      'the text has ended before this',
      'έχει κλείσει πριν',
    ],
    ['curly quotes', '{ "a": “x” }', 1, 8, 'straight quotes', 'ίσια εισαγωγικά'],
    ['a key without quotes', '{ a: 1 }', 1, 3, 'straight quotes', 'ίσια εισαγωγικά'],
    ['words without quotes', '{ "a": x }', 1, 8, 'straight quotes', 'ίσια εισαγωγικά'],
    ['a backslash', '{ "a": "x\\y" }', 1, 10, 'a \\ stands only before', 'το \\ μπαίνει μόνο'],
    ['a tab', '{ "a": "x\ty" }', 1, 10, 'an invisible character', 'αόρατος χαρακτήρας'],
    [
      'a bracket that is not closed',
      '{\n  "a": [\n    "x"\n',
      2,
      8,
      'the [ that stands here is never closed',
      'το [ που υπάρχει εδώ δεν κλείνει',
    ],
    ['the other bracket', '{ "a": ["x" } }', 1, 13, 'here a ] belongs', 'εδώ χρειάζεται ]'],
    [
      'something after the end',
      '{ "a": 1 } }',
      1,
      12,
      'goes on after its last bracket',
      'συνεχίζει μετά την τελευταία αγκύλη',
    ],
    [
      'a comma at the end of the file',
      '{ "a": 1,',
      1,
      1,
      'the { that stands here is never closed',
      'το { που υπάρχει εδώ δεν κλείνει',
    ],
    ['a comment', '{ "a": 1 // one\n}', 1, 10, 'does not belong there', 'δεν ταιριάζει'],
    ['nothing', ' \n', 1, 1, 'the file is empty', 'το αρχείο είναι άδειο'],
  ])('with %s says where and what to do', (_, text, line, column, en, el) => {
    const mistake = mistakeIn(text);
    expect(mistake).toMatchObject({ line, column });
    expect(mistake?.mend.en).toContain(en);
    expect(mistake?.mend.el).toContain(el);
  });

  it('is refused exactly where JSON.parse refuses it', () => {
    const edited = fc
      .tuple(
        fc.json({ maxDepth: 3 }),
        fc.nat(),
        fc.nat({ max: 2 }),
        fc.constantFrom('', ...'{}[]",:\\ \n\tx1-.“'),
      )
      .map(([text, place, out, sign]) => {
        const at = place % (text.length + 1);
        return text.slice(0, at) + sign + text.slice(at + out);
      });
    fc.assert(
      fc.property(
        fc.oneof(edited, fc.string({ unit: fc.constantFrom(...'{}[]",:\\u0aeE+-.1 \n') })),
        (text) => {
          expect(mistakeIn(text) === undefined, text).toBe(parses(text));
        },
      ),
      { numRuns: 2000 },
    );
  });
});
