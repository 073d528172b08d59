// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanFirstName,
  cleanLine,
  cleanText,
  cleanValue,
  errorIn,
  isTyped,
  validate,
} from '../../src/enquiry/validate.ts';
import { fieldsOf, formIds, patterns } from '../../src/enquiry/fields.ts';
import { validPosts } from './server/support.ts';

const everyField = formIds.flatMap((form) =>
  fieldsOf(form).map((field) => ({ form, field, name: field.name })),
);
const validateWith = (form: (typeof formIds)[number], name: string, value: unknown) =>
  validate(form, { ...validPosts[form], [name]: value });
/** Returns the value, or the code of its error. */
const read = (name: string, typed: unknown) => {
  const result = validateWith('request', name, typed);
  return result.ok ? result.values[name] : result.errors[name];
};
const refusal = (name: string, code: string) => ({ ok: false, errors: { [name]: code } });

it.each(formIds)('accepts the %s form with every value', (form) => {
  const result = validate(form, validPosts[form]);
  expect(result.ok && Object.keys(result.values).toSorted()).toEqual(
    Object.keys(validPosts[form]).toSorted(),
  );
});

it.each(everyField.filter(({ field }) => field.required))(
  'refuses the $form form if $name is missing or invisible',
  ({ form, name }) => {
    // The last ones: Hangul filler, empty Braille cell, joiners, variation selector.
    for (const empty of [undefined, null, '', ' \u200b\n', '\u3164', '\u2800', '\u200d', '\ufe0f'])
      expect(validateWith(form, name, empty)).toEqual(refusal(name, 'required'));
  },
);

it.each(everyField.filter(({ field }) => !field.required))(
  'accepts the $form form without $name',
  ({ form, name }) => {
    const { [name]: _left, ...rest } = validPosts[form];
    expect([validate(form, rest).ok, validateWith(form, name, null).ok]).toEqual([true, true]);
  },
);

it.each(everyField)(
  'refuses $form.$name as an object or a nested list',
  ({ form, field, name }) => {
    for (const nested of [{ toString: 'x' }, [['x']], [{}], isTyped(field) ? ['x'] : 'x'])
      expect(validateWith(form, name, nested)).toEqual(refusal(name, 'format'));
  },
);

it.each(everyField.filter(({ field }) => ['select', 'checkboxes'].includes(field.kind)))(
  'refuses a choice that $form.$name does not offer',
  ({ form, field, name }) => {
    const choice = field.kind === 'select' ? '__proto__' : ['__proto__'];
    expect(validateWith(form, name, choice)).toEqual(refusal(name, 'choice'));
  },
);

it.each(everyField.filter(({ field }) => ['text', 'textarea'].includes(field.kind)))(
  'accepts $form.$name up to its limit',
  ({ form, field, name }) => {
    const limit = field.maxLength ?? 0;
    expect(validateWith(form, name, 'λ'.repeat(limit)).ok).toBe(true);
    expect(validateWith(form, name, 'λ'.repeat(limit + 1))).toEqual(refusal(name, 'tooLong'));
  },
);

describe('the check of an e-mail address', () => {
  it.each([
    ['a@b.gr', 'a@b.gr'],
    ["o'neill+tag@sub.domain.example", "o'neill+tag@sub.domain.example"],
    [' maria@visitor.example\u200b', 'maria@visitor.example'],
    ['a@επισκέπτης.gr', 'a@xn--ixaphgf8adren.gr'],
  ])('reads %j as %s', (email, clean) => expect(read('email', email)).toBe(clean));
  it.each([
    'maria',
    'maria@gmail',
    '@visitor.example',
    'a@b@c.gr',
    'a@127.0.0.1',
    'a@１２７.0.0.1',
    'a@[127.0.0.1]',
    'a@visitor..example',
    'a@visitor.example.',
    'a@-visitor.example',
    'a@visitor_x.example',
    `a@${'b'.repeat(64)}.example`,
    'a b@visitor.example',
    'a@visitor.example,b@visitor.example',
    'a@visitor.example;b@visitor.example',
    'Maria <a@visitor.example>',
    '"a b"@visitor.example',
    'a@visitor.example(comment)',
    'a@visitor.example?bcc=b@visitor.example',
    'a@visitor.example\r\nBcc: b@visitor.example',
    'μαρία@visitor.example',
  ])('refuses %j', (email) => expect(read('email', email)).toBe('format'));
});

describe('the check of a phone number', () => {
  it.each([
    ['(22990) 00.00-00/1', '(22990) 00.00-00/1'],
    ['1', '1'],
    ['\u202a+30\u00a0690\u2011000\u202c', '+30 690-000'],
    ['\uff0b30\u2212６９０', '+30-690'],
    ['\u2068٦٩٠\u2069', '690'],
  ])('reads %j as %s', (phone, clean) => expect(read('phone', phone)).toBe(clean));
  it.each(['call me', '690x', '+', '690;rm', 'tel:690', '<690>'])('refuses %j', (phone) =>
    expect(read('phone', phone)).toBe('format'),
  );
});

describe('the check of a number of guests', () => {
  it.each([
    [1, 1],
    ['5000', 5000],
    [' 0080 ', 80],
    ['1.000', 1000],
    ['1,000', 1000],
    ['1\u202f000', 1000],
    ['1’000', 1000],
    ['٣', 3],
  ])('reads %j as %i', (count, clean) => expect(read('guestCount', count)).toBe(clean));
  it.each([0, 5001, '-3', '999999999'])('treats %j as out of range', (count) =>
    expect(read('guestCount', count)).toBe('range'),
  );
  it.each(['80.5', 80.5, '1e3', '0x10', 'eighty', '8 0', '1.00', '1.000,5', true, '99999999999'])(
    'refuses %j',
    (count) => expect(read('guestCount', count)).toBe('format'),
  );
});

describe('the check of a date', () => {
  it.each(['2027-06-12', '2028-02-29'])('accepts %s', (date) =>
    expect(read('eventDate', date)).toBe(date),
  );
  it.each([
    '2027-02-29',
    '2027-13-01',
    '2027-1-1',
    '12/06/2027',
    '+002027-06-12',
    '２０２７-06-12',
  ])('refuses %s', (date) => expect(read('eventDate', date)).toBe('format'));
});

it('accepts in a browser without script everything that the function accepts', () => {
  const patterned = fieldsOf('request').filter(({ kind }) => patterns[kind]);
  const typed = fc.string({
    unit: fc.constantFrom(...'0159٣６+-()/.,’@ab \u202d\u202c\u00a0\u2011\u2212\uff0b\u200d'),
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.constantFrom(...patterned), typed, (field, text) => {
      fc.pre(errorIn(text, field) === undefined && cleanLine(text) !== '');
      return new RegExp(`^(?:${patterns[field.kind]})$`, 'v').test(text);
    }),
    { numRuns: 1000 },
  );
});

it('drops unknown keys, including those of the prototype', () => {
  const hostile = JSON.parse(
    '{"__proto__":{"name":"x"},"constructor":"x","bcc":"b@c.gr"}',
  ) as object;
  expect(validate('home', { ...validPosts.home, ...hostile })).toEqual(
    validate('home', validPosts.home),
  );
});

it('counts a repeated choice once', () => {
  expect(read('services', ['Διακόσμηση', 'Διακόσμηση'])).toEqual(['Διακόσμηση']);
});

describe('cleaning', () => {
  it('joins the lines of a one-line field and keeps those of a text', () => {
    expect(cleanLine('a\r\nBcc: b\u2028c\td\u0085e')).toBe('a Bcc: b c de');
    expect(cleanText(' a\r\nb\rc\u2028d\n\n')).toBe('a\nb\nc\nd');
  });
  it.each([
    ['\u202eΆννα\u2066 \u200f\u0000\u001b[31m\ufeff\ud800', 'Άννα [31m'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['—', '—'],
    ['\u0301a', '\u0301a'],
  ])('removes deceptive invisible characters and keeps visible ones: %j', (text, clean) =>
    expect(cleanLine(text)).toBe(clean),
  );
  it('removes every invisible character, and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const forbidden = /(?!\u200c|\u200d|\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
        expect(cleanLine(text) + cleanText(text)).not.toMatch(forbidden);
        for (const field of fieldsOf('request').filter(isTyped))
          expect(cleanValue(field, cleanValue(field, text))).toBe(cleanValue(field, text));
      }),
    );
  });
  it.each([
    ['Μαρία-Ελένη', 'Μαρία-Ελένη'],
    ["D'Arcy", "D'Arcy"],
    ['Anna https://spam.example <b>', 'Anna httpsspamexample b'],
    ['123', ''],
    ['x'.repeat(99), 'x'.repeat(40)],
  ])('makes the first name %j fit for a stranger’s mailbox', (typed, clean) =>
    expect(cleanFirstName(typed)).toBe(clean),
  );
});
