// @vitest-environment node
/** The limit is 100 times an idle machine's time, far below quadratic time. */
import { expect, it } from 'vitest';
import { cleanFirstName, cleanLine, cleanText, validate } from '../../../src/enquiry/validate.ts';
import { fieldsOf, formIds, patterns } from '../../../src/enquiry/fields.ts';
import { isAllowedOrigin } from '../../../src/enquiry/server/auth.ts';
import { readBody } from '../../../src/enquiry/server/readPost.ts';
import { mailboxOf, networkOf } from '../../../src/enquiry/server/rateLimit.ts';
import { validPosts } from './support.ts';

const limit = 120;
const whole = 32 * 1024;

/** Best of three: load slows one run, a bad pattern all. */
const quickest = async (work: () => unknown): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return Math.min(...times);
};

/** Slow patterns backtrack on a repetition before a wrong end. */
const pumped = ['1', '1 ', '+ ', 'a.', 'a@', 'a-', '\u202e ', '\u3164', '\n'].map(
  (piece) => `a${piece.repeat(whole / piece.length - 10)}x@`,
);

it.each(Object.entries(patterns))(
  'matches the pattern for %s quickly against 32 KiB that it refuses at the end',
  async (_kind, pattern) => {
    const rule = new RegExp(`^(?:${pattern})$`, 'v');
    for (const text of [...pumped, `${'1 '.repeat(whole / 2)}x@`, `a@${'b.'.repeat(whole / 2)}`])
      expect(await quickest(() => rule.test(text)), text.slice(0, 4)).toBeLessThan(limit);
  },
);

const fields = formIds.flatMap((form) => fieldsOf(form).map(({ name }) => ({ form, name })));
it.each<[what: string, work: (text: string) => unknown]>([
  ['cleanLine', cleanLine],
  ['cleanText', cleanText],
  ['cleanFirstName', cleanFirstName],
  ['networkOf', networkOf],
  ['mailboxOf', mailboxOf],
  ['isAllowedOrigin', (text) => isAllowedOrigin(text, ['https://*-*-*--liofos.netlify.app'])],
  ...fields.map(({ form, name }): [string, (text: string) => unknown] => [
    `${form}.${name}`,
    (text) => validate(form, { ...validPosts[form], [name]: text }),
  ]),
])('%s is done in no time, whatever it gets', async (_what, work) => {
  for (const text of pumped) expect(await quickest(() => work(text))).toBeLessThan(limit);
});

it('parses a form of thousands of keys in one pass', async () => {
  const body = Array.from({ length: 8483 }, (_none, index) => index.toString(36))
    .join('&')
    .slice(0, whole);
  const posts = [1, 2, 3].map(
    () => new Request('https://functions.example/', { method: 'POST', body }),
  );
  expect(await quickest(() => readBody(posts.pop()!, 'form'))).toBeLessThan(limit);
});

it('keeps the values of each key of a form in their order', async () => {
  const body = 'b=1&services=x&a=2&b=3&__proto__=y';
  const post = new Request('https://functions.example/', { method: 'POST', body });
  expect(await readBody(post, 'form')).toEqual({
    ok: true,
    body: Object.fromEntries([
      ['b', ['1', '3']],
      ['services', ['x']],
      ['a', '2'],
      ['__proto__', 'y'],
    ]),
  });
});
