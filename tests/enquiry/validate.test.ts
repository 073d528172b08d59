import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formIds, getFields } from '../../src/enquiry/fields.ts';
import {
  cleanFirstName,
  cleanLine,
  cleanText,
  cleanValue,
  isTyped,
  validate,
} from '../../src/enquiry/validate.ts';
import { validPosts } from './server/support.ts';

const everyField = formIds.flatMap((form) =>
  getFields(form).map((field) => ({ form, field, name: field.name })),
);
const validateWith = (form: (typeof formIds)[number], name: string, value: unknown) =>
  validate(form, { ...validPosts[form], [name]: value });
const read = (name: string, typed: unknown) => {
  const result = validateWith('request', name, typed);
  return result.ok ? result.values[name] : result.errors[name];
};
const refusal = (name: string, code: string) => ({ ok: false, errors: { [name]: code } });

it.each(formIds)('accepts the %s form with every value', (form) => {
  const result = validate(form, validPosts[form]);
  expect(result.ok && Object.keys(result.values).sort()).toEqual(
    Object.keys(validPosts[form]).sort(),
  );
});

it.each(everyField)(
  'refuses the $form form if $name is missing or invisible, unless it is optional',
  ({ form, field, name }) => {
    const { [name]: _left, ...rest } = validPosts[form];
    // The last ones: Hangul filler, empty Braille cell, joiners, variation selector.
    const blank = ['', ' \u200b\n', '\u3164', '\u2800', '\u200d', '\ufe0f'];
    for (const empty of [undefined, null, ...(isTyped(field) ? blank : [])]) {
      const expected = field.required ? refusal(name, 'required') : validate(form, rest);
      expect(validateWith(form, name, empty)).toEqual(expected);
    }
    expect(validate(form, rest).ok).toBe(!field.required);
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

const invalidEmails = [
  'maria',
  'maria@gmail',
  'a@b@c.gr',
  'a@127.0.0.1',
  'a@１２７.0.0.1',
  'a@visitor..example',
  'a@-visitor.example',
  `a@${'b'.repeat(64)}.example`,
  'a b@visitor.example',
  'a@visitor.example,b@visitor.example',
  'Maria <a@visitor.example>',
  '"a b"@visitor.example',
  'a@visitor.example?bcc=b@visitor.example',
  'a@visitor.example\r\nBcc: b@visitor.example',
];
/** Chromium encodes the domain. */
const mistypedEmails = `maria@gmail.cοm maria@gmail.xn--cm-jbc maria@GMAIL.COΜ maria@GMAIL.ΝΕΤ
  maria@gmail.ψομ maria@gmail.xn--xxaf0a mariα@visitor.example ΜARIA@visitor.example μαρία@visitor.example`.split(
  /\s+/,
);

it.each<[name: string, typed: unknown, clean: string | number]>([
  ['email', "o'neill+tag@sub.domain.example", "o'neill+tag@sub.domain.example"],
  ['email', ' maria@visitor.example\u200b', 'maria@visitor.example'],
  ['email', 'a@επισκέπτης.gr', 'a@xn--ixaphgf8adren.gr'],
  ['email', 'a@ΕΠΙΣΚΕΠΤΗΣ.ΕΛ', 'a@xn--qxaaggf8advei.xn--qxam'],
  ['email', 'a@mail.почта.рф', 'a@mail.xn--80a1acny.xn--p1ai'],
  ['email', 'a@xn--mnchen-3ya.example', 'a@xn--mnchen-3ya.example'],
  ['email', 'a@東京tokyo.example', 'a@xn--tokyo-w91hq39l.example'],
  ['email', 'a@xn--0.example', 'a@xn--0.example'],
  ['phone', '(22990) 00.00-00/1', '(22990) 00.00-00/1'],
  ['phone', '690 000 0000, 22990 00000', '690 000 0000, 22990 00000'],
  ['phone', '\u202a+30\u00a0690\u2011000\u202c', '+30 690-000'],
  ['phone', '\u2068690\u2212000\u2069', '690-000'],
  ['guestCount', 1, 1],
  ['guestCount', ' 0080 ', 80],
  ['guestCount', '1.000', 1000],
  ['guestCount', '1,000', 1000],
  ['guestCount', '1\u202f000', 1000],
  ['guestCount', '1’000', 1000],
  ['eventDate', '2028-02-29', '2028-02-29'],
])('reads the %s %j as %j', (name, typed, clean) => expect(read(name, typed)).toBe(clean));

const invalid: Readonly<Record<string, readonly unknown[]>> = {
  email: invalidEmails,
  phone: ['call me', '690x', '+', 'tel:690', '<690>', '٦٩٠', '６９０'],
  guestCount: ['80.5', 80.5, '1e3', '8 0', '1.00', '1.000,5', true, '99999999999', '٣'],
  eventDate: [
    '2027-02-29',
    '2027-13-01',
    '2027-1-1',
    '12/06/2027',
    '0027-06-19',
    '0202-06-19',
    '２０２７-06-12',
  ],
};
it.each(
  Object.entries(invalid).flatMap(([name, all]) => all.map((typed) => [name, typed] as const)),
)('refuses the %s %j', (name, typed) => expect(read(name, typed)).toBe('format'));

it.each(mistypedEmails)('refuses the email %j for a letter of another alphabet', (typed) =>
  expect(read('email', typed)).toBe('alphabet'),
);

it.each([0, 5001, '-3'])('treats %j guests as out of range', (count) =>
  expect(read('guestCount', count)).toBe('range'),
);

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
        for (const field of getFields('request').filter(isTyped))
          expect(cleanValue(field, cleanValue(field, text))).toBe(cleanValue(field, text));
      }),
    );
  });
  it.each([
    ['Μαρία-Ελένη', 'Μαρία-Ελένη'],
    ["D'Arcy", "D'Arcy"],
    ['Maria & Nikos', 'Maria & Nikos'],
    ['Anna https://spam.example <b>', 'Anna httpsspamexample b'],
    ['123', ''],
    ['x'.repeat(99), 'x'.repeat(40)],
  ])('makes the first name %j fit for a stranger’s mailbox', (typed, clean) =>
    expect(cleanFirstName(typed)).toBe(clean),
  );
});

it.each(getFields('request'))(
  'checks $name quickly in the browser and in the function, whatever 32 KiB it gets',
  (field) => {
    const { name, maxLength } = field;
    // Slow patterns backtrack on a repetition before a wrong end.
    for (const piece of ['1', 'λ', '1 ', 'b.', 'a@', 'a-', '\u202e ', '\u3164', '\n']) {
      const long = `a${piece.repeat(32_768 / piece.length)}x@`;
      const started = performance.now();
      validateWith('request', name, long);
      validateWith('request', name, `a@b.xn--${long}.`.replace('x@', ''));
      validateWith('request', name, long.slice(0, maxLength));
      // Milliseconds: an idle machine needs 1.
      expect(performance.now() - started, piece).toBeLessThan(2000);
    }
  },
);
