// @vitest-environment node
/** The limits are 100 times an idle machine's time, far below quadratic time. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mediaTypeOf, readBody } from '../../../src/enquiry/server/body.ts';
import { cleanFirstName, cleanLine, cleanText } from '../../../src/enquiry/clean.ts';
import { fieldsOf, formIds, patterns } from '../../../src/enquiry/fields.ts';
import { isAllowedOrigin } from '../../../src/enquiry/server/auth.ts';
import { mailboxOf, networkOf } from '../../../src/enquiry/server/rateLimit.ts';
import { validate } from '../../../src/enquiry/validate.ts';
import { validPosts } from './support.ts';

/** Best of three: load slows one run, a bad pattern all. */
const quickest = (work: () => unknown): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const started = performance.now();
      work();
      return performance.now() - started;
    }),
  );

const whole = 32 * 1024;
const fill = (piece: string, length = whole): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Slow patterns backtrack on a repetition before a wrong end. */
const pumped = fc
  .tuple(
    fc.string({ maxLength: 3 }),
    fc.oneof(
      fc.constantFrom(
        '1',
        ' ',
        '+',
        'a',
        'a.',
        'a-',
        '1 ',
        '\n',
        '\u202e ',
        '\u3164',
        '\t',
        '.',
        '-',
        '@',
        'a@',
        '\r',
      ),
      fc.string({ minLength: 1, maxLength: 3 }),
    ),
    fc.constantFrom('', 'x', '@', '\u0000', ' ', '1'),
  )
  .map(([before, piece, after]) => before + fill(piece, whole - 10) + after);

const limit = 120;

it.each(Object.entries(patterns))(
  'the pattern for %s takes no time over 32 KiB that end in what it refuses',
  (_kind, pattern) => {
    const rule = new RegExp(`^(?:${pattern})$`, 'v');
    for (const text of [
      `${fill('1')}x@`,
      `${fill('1 ')}x@`,
      `${fill('+ ')}x@`,
      `a@${fill('b.')}`,
    ]) {
      expect(rule.test(text)).toBe(false);
      expect(
        quickest(() => rule.test(text)),
        text.slice(0, 4),
      ).toBeLessThan(limit);
    }
  },
);

it('the phone pattern still matches every text that has a digit, and no other, of its letters', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...' 0159+-()/.'), { maxLength: 20 }),
      (letters) =>
        new RegExp(`^${patterns.tel}$`, 'v').test(letters.join('')) ===
        letters.some((letter) => /\d/.test(letter)),
    ),
  );
});

it('every field of every form is checked in no time, whatever it holds', () => {
  const fields = formIds.flatMap((form) => fieldsOf(form).map(({ name }) => ({ form, name })));
  fc.assert(
    fc.property(
      fc.constantFrom(...fields),
      pumped,
      ({ form, name }, text) =>
        quickest(() => validate(form, { ...validPosts[form], [name]: text })) < limit,
    ),
    { numRuns: 120 },
  );
}, 120_000);

it('what is cleaned, counted or compared takes no time either', () => {
  const work: readonly ((text: string) => unknown)[] = [
    cleanLine,
    cleanText,
    cleanFirstName,
    networkOf,
    mailboxOf,
    (text) => isAllowedOrigin(text, ['https://*-*-*--liofos.netlify.app']),
    (text) =>
      URL.canParse(`http://x/${text}`) &&
      mediaTypeOf(new Headers({ 'content-type': encodeURIComponent(text) })),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...work), pumped, (run, text) => quickest(() => run(text)) < limit),
    { numRuns: 120 },
  );
}, 120_000);

describe('a form of thousands of keys', () => {
  const read = async (body: string): Promise<number> => {
    const request = () => new Request('https://functions.example/', { method: 'POST', body });
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 3; round += 1) {
      const given = request();
      const started = performance.now();
      expect((await readBody(given, 'form')).ok).toBe(true);
      best = Math.min(best, performance.now() - started);
    }
    return best;
  };
  it('is read in one pass', async () => {
    const keys = (count: number) =>
      Array.from({ length: count }, (_, index) => index.toString(36))
        .join('&')
        .slice(0, whole);
    expect(await read(keys(8483))).toBeLessThan(limit);
  });
  it('keeps the values of each in their order', async () => {
    const result = await readBody(
      new Request('https://functions.example/', {
        method: 'POST',
        body: 'b=1&services=x&a=2&b=3&__proto__=y',
      }),
      'form',
    );
    expect(result).toEqual({
      ok: true,
      body: Object.fromEntries([
        ['b', ['1', '3']],
        ['services', ['x']],
        ['a', '2'],
        ['__proto__', 'y'],
      ]),
    });
  });
});
