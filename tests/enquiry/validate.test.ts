// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cleanFirstName, cleanLine, cleanText } from '../../src/enquiry/clean.ts';
import { fieldsOf, formIds, patterns } from '../../src/enquiry/fields.ts';
import { cleanValue, errorIn, isTyped, validate } from '../../src/enquiry/validate.ts';
import { fields } from '../specification.ts';
import { validPosts } from './server/support.ts';

const requestWith = (changes: Record<string, unknown>) =>
  validate('request', { ...validPosts.request, ...changes });
const codeOf = (changes: Record<string, unknown>): Record<string, unknown> => {
  const result = requestWith(changes);
  return result.ok ? {} : { ...result.errors };
};
const valueOf = (changes: Record<string, unknown>, name: string): unknown => {
  const result = requestWith(changes);
  return result.ok ? result.values[name] : result.errors;
};

const required = formIds.flatMap((form) =>
  fieldsOf(form)
    .filter((field) => field.required)
    .map((field) => [form, field.name] as const),
);
const optional = formIds.flatMap((form) =>
  fieldsOf(form)
    .filter((field) => !field.required)
    .map((field) => [form, field.name] as const),
);

test('the required fields are exactly those of the specification', () => {
  for (const form of formIds)
    expect(
      fieldsOf(form)
        .filter((field) => field.required)
        .map((field) => field.name),
    ).toEqual(fields[form].flatMap(([name, , rule]) => (rule === 'required' ? [name] : [])));
});

test.each(formIds)('the %s form of the specification is accepted with every value', (form) => {
  const result = validate(form, validPosts[form]);
  expect(result).toMatchObject({ ok: true });
  if (result.ok)
    expect(Object.keys(result.values).sort()).toEqual(Object.keys(validPosts[form]).sort());
});

test.each(required)('the %s form is refused without %s', (form, name) => {
  // The last ones are invisible: Hangul fillers, the empty Braille cell, joiners.
  for (const empty of [
    undefined,
    null,
    '',
    '   ',
    ' \u200b\n',
    '\u3164',
    '\u2800',
    '\u115f\u1160',
    '\uffa0 \u2800',
    '\u200d\u200c',
    '\ufe0f',
    '\u00a0\u3000',
  ])
    expect(validate(form, { ...validPosts[form], [name]: empty })).toEqual({
      ok: false,
      errors: { [name]: 'required' },
    });
});

test.each(optional)('the %s form is accepted without %s', (form, name) => {
  const { [name]: _left, ...rest } = validPosts[form];
  expect(validate(form, rest).ok).toBe(true);
  expect(validate(form, { ...rest, [name]: null }).ok).toBe(true);
});

test('every select and list of every form refuses a value that is not offered', () => {
  for (const form of formIds)
    for (const field of fieldsOf(form).filter(
      ({ kind }) => kind === 'select' || kind === 'checkboxes',
    ))
      expect(
        validate(form, {
          ...validPosts[form],
          [field.name]: field.kind === 'select' ? 'funeral' : ['funeral'],
        }),
      ).toEqual({ ok: false, errors: { [field.name]: 'choice' } });
});

test('the contact form takes the event types of both languages', () => {
  for (const eventType of [
    'ΓΑΜΟΣ',
    'ΒΑΠΤΙΣΗ',
    'ΕΤΑΙΡΙΚΕΣ ΕΚΔΗΛΩΣΕΙΣ',
    'ΠΑΡΤΙ',
    'WEDDING',
    'BAPTISM',
    'CORPORATE EVENTS',
    'PARTY',
  ])
    expect(validate('contact', { ...validPosts.contact, eventType })).toMatchObject({
      ok: true,
      values: { eventType },
    });
});

describe('e-mail addresses', () => {
  it.each([
    'a@b.gr',
    'first.last+tag@sub.domain.example',
    "o'neill@visitor.example",
    'x!#$%&*/=?^_`{|}~-@visitor.example',
    ' maria@visitor.example ',
  ])('accepts %j', (email) => expect(valueOf({ email }, 'email')).toBe(email.trim()));
  it('gives a domain in another script its ASCII form', () =>
    expect(valueOf({ email: 'a@επισκέπτης.gr' }, 'email')).toBe('a@xn--ixaphgf8adren.gr'));
  it.each([
    'maria',
    'maria@',
    'maria@gmail',
    'a@b',
    'a@127.0.0.1',
    'a@１２７.0.0.1',
    '@visitor.example',
    'a@b@c',
    'a b@visitor.example',
    'a@visitor..example',
    'a@-visitor.example',
    'a@visitor.example,b@visitor.example',
    'a@visitor.example;b@visitor.example',
    'a@visitor.example b@visitor.example',
    '"a b"@visitor.example',
    'Maria <a@visitor.example>',
    '<a@visitor.example>',
    'a@visitor.example\r\nBcc: b@visitor.example',
    'a@visitor.example\nb@visitor.example',
    'a@[127.0.0.1]',
    'μαρία@visitor.example',
    'a@visitor.example.',
    `a@${'b'.repeat(64)}.example`,
    'a@visitor_x.example',
    'a@visitor.example(comment)',
    'group:a@visitor.example;',
  ])('refuses %j', (email) => expect(codeOf({ email })).toEqual({ email: 'format' }));
});

describe('phone numbers', () => {
  it.each([['+30 690 000 0001'], ['(22990) 00.00-00/1'], ['2299000000'], ['1']])(
    'accepts %j',
    (phone) => expect(valueOf({ phone }, 'phone')).toBe(phone),
  );
  it('takes the typographic hyphens and spaces of a phone book', () =>
    expect(valueOf({ phone: '\u202a+30\u00a0690\u2011000\u202c' }, 'phone')).toBe('+30 690-000'));
  it.each([
    ['\u202d+30 690 000 0000\u202c', '+30 690 000 0000'],
    ['６９０', '690'],
    ['\u2068٦٩٠\u2069', '690'],
    ['\uff0b30\u2212690', '+30-690'],
    ['\u200c690\u200d', '690'],
  ])('reads %j as %s', (phone, clean) => expect(valueOf({ phone }, 'phone')).toBe(clean));
  it.each(['call me', '690x', '+', '()', '690;rm', 'tel:690', '<690>'])('refuses %j', (phone) =>
    expect(codeOf({ phone })).toEqual({ phone: 'format' }),
  );
});

describe('guest counts', () => {
  it.each([
    [1, 1],
    [5000, 5000],
    ['80', 80],
    [' 80 ', 80],
    ['0080', 80],
    ['1.000', 1000],
    ['1,000', 1000],
    ['1 000', 1000],
    ['1\u202f000', 1000],
    ['1’000', 1000],
    ['٣', 3],
    ['\u200e120', 120],
  ])('reads %j as %i', (guestCount, count) =>
    expect(valueOf({ guestCount }, 'guestCount')).toBe(count),
  );
  it.each([0, 5001, -1, '0', '5001', '-3', '999999999'])('finds %j out of range', (guestCount) =>
    expect(codeOf({ guestCount })).toEqual({ guestCount: 'range' }),
  );
  it.each([
    '80.5',
    80.5,
    '1e3',
    '0x10',
    'eighty',
    '8 0',
    '1.00',
    '1.0000',
    '1.000,5',
    true,
    Number.MAX_VALUE,
    '-',
    '99999999999',
  ])('refuses %j', (guestCount) =>
    expect(codeOf({ guestCount })).toEqual({ guestCount: 'format' }),
  );
});

describe('dates', () => {
  it.each(['2027-06-12', '2028-02-29', '0099-01-01'])('accepts %j', (eventDate) =>
    expect(valueOf({ eventDate }, 'eventDate')).toBe(eventDate),
  );
  it.each([
    '2027-02-29',
    '2027-02-30',
    '2027-13-01',
    '2027-00-10',
    '2027-1-1',
    '12/06/2027',
    'tomorrow',
    '2027-06-12T00:00',
    '+002027-06-12',
    '２０２７-06-12',
  ])('refuses %j', (eventDate) => expect(codeOf({ eventDate })).toEqual({ eventDate: 'format' }));
});

test('every text field refuses one character more than its limit and accepts the limit itself', () => {
  for (const form of formIds)
    for (const field of fieldsOf(form).filter(
      ({ kind }) => kind === 'text' || kind === 'textarea',
    )) {
      const limit = field.maxLength ?? 0;
      expect(validate(form, { ...validPosts[form], [field.name]: 'λ'.repeat(limit) }).ok).toBe(
        true,
      );
      expect(validate(form, { ...validPosts[form], [field.name]: 'λ'.repeat(limit + 1) })).toEqual({
        ok: false,
        errors: { [field.name]: 'tooLong' },
      });
    }
});

test('every field refuses an object, a list of lists and, unless it is a list, a list', () => {
  for (const form of formIds)
    for (const field of fieldsOf(form))
      for (const nested of [
        {},
        { toString: 'x' },
        [['x']],
        [{}],
        ...(field.kind === 'checkboxes' ? ['x'] : [[], ['x'], true]),
      ])
        expect(validate(form, { ...validPosts[form], [field.name]: nested })).toEqual({
          ok: false,
          errors: { [field.name]: 'format' },
        });
});

test('a browser without script lets through whatever the function takes', () => {
  const patterned = fieldsOf('request').filter(({ kind }) => patterns[kind]);
  const typed = fc.string({
    unit: fc.constantFrom(...'0159٣６+-()/.,’@ab \u202d\u202c\u00a0\u2011\u2212\uff0b\u200d'),
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.constantFrom(...patterned), typed, (field, text) => {
      fc.pre(errorIn(text, field) === undefined && text.trim() !== '' && cleanLine(text) !== '');
      return new RegExp(`^(?:${patterns[field.kind]})$`, 'v').test(text);
    }),
    { numRuns: 2000 },
  );
});

test('what was cleaned once is clean', () => {
  for (const field of fieldsOf('request').filter(isTyped))
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => cleanValue(field, cleanValue(field, text)) === cleanValue(field, text),
      ),
    );
});

test('unknown keys are dropped, those of the prototype included', () => {
  const hostile = JSON.parse(
    '{"__proto__":{"name":"x"},"constructor":"x","bcc":"b@visitor.example","to":"b@visitor.example"}',
  ) as Record<string, unknown>;
  expect(validate('home', { ...validPosts.home, ...hostile })).toEqual(
    validate('home', validPosts.home),
  );
  expect(
    validate('home', JSON.parse('{"__proto__":{"name":"x"}}') as Record<string, unknown>),
  ).toMatchObject({ ok: false, errors: { name: 'required' } });
});

test('a repeated choice counts once', () =>
  expect(valueOf({ services: ['Διακόσμηση', 'Διακόσμηση'] }, 'services')).toEqual(['Διακόσμηση']));

describe('cleaning', () => {
  it('makes one line of several in a line and keeps them in a text', () => {
    expect(cleanLine('a\r\nBcc: b\u2028c\td\u0085e')).toBe('a Bcc: b c de');
    expect(cleanText(' a\r\nb\rc\u2028d\n\n')).toBe('a\nb\nc\nd');
  });
  it('removes bidirectional, zero-width and control characters and keeps accents, emoji and joiners', () => {
    expect(cleanLine('\u202eΆννα\u2066 \u200f\u0000\u001b[31m👨‍👩‍👧\ufeff\ud800')).toBe('Άννα [31m👨‍👩‍👧');
  });
  it('never leaves an invisible character, whatever comes in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const forbidden = /(?!\u200c|\u200d|\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
        return (
          !forbidden.test(cleanLine(text)) &&
          !cleanLine(text).includes('\n') &&
          !forbidden.test(cleanText(text))
        );
      }),
      { numRuns: 300 },
    );
  }, 60_000);
  it.each(['-', '—', '😀', 'ㅤa', 'é', '\u0301a', '山'])('keeps %j, which can be seen', (text) =>
    expect(cleanLine(text)).toBe(text),
  );
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
