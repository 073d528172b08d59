/** Each row changes one part of a valid post. */
import { gzipSync } from 'node:zlib';
import { hiddenFields, type FormId } from '../../../src/enquiry/fields.ts';
import type { FunctionName } from '../../../src/enquiry/server/handler.ts';
import type { FieldErrors } from '../../../src/enquiry/validate.ts';
import { publicKey, site, validPosts } from './support.ts';

export type Refused = {
  readonly status: number;
  readonly error: string;
  readonly fields?: FieldErrors;
};

export type Row = {
  readonly name: string;
  /** Only this function refuses it. */
  readonly on?: FunctionName;
  /** The function's own port skips the path check. */
  readonly visitorsOnly?: true;
  readonly method?: string;
  readonly path?: (path: string) => string;
  /** null omits a header; a list repeats it. */
  readonly headers?: Readonly<Record<string, string | readonly string[] | null>>;
  readonly body?: string | Uint8Array;
  /** The whole request; `head` has no length and no end. */
  readonly raw?: (head: string, body: string) => string | Uint8Array;
  /** Sent after these bytes: nothing, a byte now and then, or endless bytes. */
  readonly afterwards?: 'stall' | 'drip' | 'flood';
  /** "platform": its HTTP layer refuses it (4xx or a closed connection). */
  readonly expect: Refused | 'platform';
};

const json = (body: unknown): string => JSON.stringify(body);

/** The Netlify function requires the form name; the edge function ignores it. */
const bodyOf = (
  form: FormId,
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({ ...validPosts[form], form, ...changes });

export const goodBody = json(bodyOf('home'));

const invalid = (fields: FieldErrors): Refused => ({ status: 400, error: 'invalid', fields });
const because = (status: number, error: string): Refused => ({ status, error });
const malformed = because(400, 'malformed');
const wrongType = because(415, 'type');
const wrongMethod = because(405, 'method');
const wrongOrigin = because(403, 'origin');
const wrongKey = because(401, 'apikey');
const tooLarge = because(413, 'tooLarge');
const rateLimited = because(429, 'rateLimit');

const bytes = (...parts: (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
  );

const withBytes = (...raw: number[]): Uint8Array => {
  const [before = '', after = ''] = json(bodyOf('home', { name: 'Ma#ria' })).split('#');
  return bytes(before, raw, after);
};

const formEncoded = (body: string): Pick<Row, 'headers' | 'body'> => ({
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body,
});
const goodPairs = new URLSearchParams(
  Object.entries(bodyOf('home')).map(([name, value]) => [name, String(value)]),
).toString();

const methods: readonly Row[] = [
  ...['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'PURGE'].map((method) => ({
    name: `the method ${method}`,
    method,
    expect: wrongMethod,
  })),
  {
    name: 'GET with everything in the address',
    method: 'GET',
    path: (path) => `${path}?${goodPairs}`,
    body: '',
    expect: wrongMethod,
  },
  {
    name: 'GET that claims to be a POST',
    method: 'GET',
    headers: { 'X-HTTP-Method-Override': 'POST', 'X-Method': 'POST' },
    expect: wrongMethod,
  },
  { name: 'GET with a body', method: 'GET', body: goodBody, expect: wrongMethod },
  {
    name: 'a preflight of a foreign site',
    on: 'send-contact-email',
    method: 'OPTIONS',
    headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    body: '',
    expect: wrongOrigin,
  },
  {
    name: 'a preflight where there is no CORS',
    on: 'send-email',
    method: 'OPTIONS',
    headers: { Origin: site, 'Access-Control-Request-Method': 'POST' },
    body: '',
    expect: wrongMethod,
  },
  { name: 'the method TRACE', method: 'TRACE', body: '', expect: 'platform' },
  {
    name: 'the method CONNECT',
    method: 'CONNECT',
    path: () => 'evil.example:25',
    body: '',
    expect: 'platform',
  },
  { name: 'a method in small letters', method: 'post', visitorsOnly: true, expect: 'platform' },
  { name: 'a method of nobody', method: 'ENQUIRE', visitorsOnly: true, expect: 'platform' },
];

const mediaTypes: readonly Row[] = [
  { name: 'no Content-Type', headers: { 'Content-Type': null }, expect: wrongType },
  { name: 'an empty Content-Type', headers: { 'Content-Type': '' }, expect: wrongType },
  ...[
    'text/plain',
    'text/html',
    'text/json',
    'application/xml',
    'application/octet-stream',
    'application/jsonp',
    'application/ld+json',
    'application/json-patch+json',
    'application/*',
    '*/*',
    'application',
    'json',
    'application/json, text/plain',
    'application/json\tx',
    'application /json',
    'constructor',
    '__proto__',
    'toString',
    'multipart/form-data',
    'multipart/mixed; boundary=x',
    'message/rfc822',
  ].map((type) => ({
    name: `the Content-Type ${json(type)}`,
    headers: { 'Content-Type': type },
    expect: wrongType,
  })),
  {
    name: 'two Content-Types',
    headers: { 'Content-Type': ['application/json', 'text/plain'] },
    expect: wrongType,
  },
  {
    name: 'a multipart form with every field',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body:
      Object.entries(bodyOf('home'))
        .map(
          ([name, value]) =>
            `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
        )
        .join('') + '--x--\r\n',
    expect: wrongType,
  },
  ...[
    'utf-16',
    'utf-16le',
    'utf-7',
    'iso-8859-7',
    'windows-1253',
    'us-ascii',
    '',
    '"utf-8',
    'utf-8 utf-7',
    'constructor',
  ].map((charset) => ({
    name: `the charset ${json(charset)}`,
    headers: { 'Content-Type': `application/json; charset=${charset}` },
    expect: wrongType,
  })),
  ...['gzip', 'deflate', 'br', 'zstd', 'gzip, gzip', 'nonsense'].map((coding) => ({
    name: `plain JSON that claims to be ${coding}`,
    headers: { 'Content-Encoding': coding },
    expect: wrongType,
  })),
  {
    name: 'real gzip',
    headers: { 'Content-Encoding': 'gzip' },
    body: gzipSync(goodBody),
    expect: wrongType,
  },
  {
    name: 'a gzip bomb',
    headers: { 'Content-Encoding': 'gzip' },
    body: gzipSync(Buffer.alloc(20_000_000, 32)),
    expect: wrongType,
  },
  { name: 'gzip that does not say so', body: gzipSync(goodBody), expect: malformed },
  {
    name: 'JSON in the guise of a form',
    ...formEncoded(goodBody),
    expect: { status: 400, error: 'invalid' },
  },
  { name: 'a form in the guise of JSON', body: goodPairs, expect: malformed },
];

const encodings: readonly Row[] = [
  { name: 'a byte that is no UTF-8', body: withBytes(0xff), expect: malformed },
  { name: 'a continuation byte on its own', body: withBytes(0x80), expect: malformed },
  { name: 'a letter cut in half', body: withBytes(0xce), expect: malformed },
  { name: 'an overlong slash of two bytes', body: withBytes(0xc0, 0xaf), expect: malformed },
  {
    name: 'an overlong slash of three bytes',
    body: withBytes(0xe0, 0x80, 0xaf),
    expect: malformed,
  },
  {
    name: 'an overlong slash of four bytes',
    body: withBytes(0xf0, 0x80, 0x80, 0xaf),
    expect: malformed,
  },
  { name: 'an overlong line break', body: withBytes(0xc0, 0x8a), expect: malformed },
  { name: 'an overlong NUL', body: withBytes(0xc0, 0x80), expect: malformed },
  { name: 'half a surrogate pair as bytes', body: withBytes(0xed, 0xa0, 0x80), expect: malformed },
  {
    name: 'a surrogate pair as bytes',
    body: withBytes(0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80),
    expect: malformed,
  },
  {
    name: 'a code point above the last',
    body: withBytes(0xf4, 0x90, 0x80, 0x80),
    expect: malformed,
  },
  {
    name: 'a sequence of five bytes',
    body: withBytes(0xf8, 0x88, 0x80, 0x80, 0x80),
    expect: malformed,
  },
  {
    name: 'UTF-16 with a mark',
    body: bytes([0xff, 0xfe], [...Buffer.from(goodBody, 'utf16le')]),
    expect: malformed,
  },
  { name: 'UTF-16 without a mark', body: Buffer.from(goodBody, 'utf16le'), expect: malformed },
  { name: 'Greek in ISO-8859-7', body: withBytes(0xcc, 0xe1, 0xf1, 0xdf, 0xe1), expect: malformed },
  {
    name: 'a form in ISO-8859-7',
    ...formEncoded(`${goodPairs}&name=%CC%E1%F1%DF%E1`),
    expect: malformed,
  },
  {
    name: 'a form with an overlong slash',
    ...formEncoded(goodPairs.replace('name=', 'name=%C0%AF')),
    expect: malformed,
  },
  {
    name: 'a form with a broken percent sign',
    ...formEncoded(goodPairs.replace('name=', 'name=%zz')),
    expect: malformed,
  },
  {
    name: 'a form with half a surrogate pair',
    ...formEncoded(goodPairs.replace('name=', 'name=%ED%A0%80')),
    expect: malformed,
  },
];

const deep = (open: string, close: string, times: number): string =>
  open.repeat(times) + close.repeat(times);

const syntax: readonly Row[] = [
  ...(
    [
      ['nothing', ''],
      ['spaces only', '   \r\n\t'],
      ['an opening brace', '{'],
      ['a body cut in the middle', goodBody.slice(0, goodBody.length / 2)],
      ['a body without its last brace', goodBody.slice(0, -1)],
      ['a brace too many', `${goodBody}}`],
      ['two objects', goodBody + goodBody],
      ['a trailing comma', `${goodBody.slice(0, -1)},}`],
      ['a comment', `/* x */${goodBody}`],
      ['single quotes', goodBody.replaceAll('"', "'")],
      ['keys without quotes', goodBody.replaceAll(/"(\w+)":/g, '$1:')],
      ['NaN', goodBody.replace('{', '{"x":NaN,')],
      ['undefined', goodBody.replace('{', '{"x":undefined,')],
      ['a number with a leading zero', goodBody.replace('{', '{"x":007,')],
      ['a hexadecimal number', goodBody.replace('{', '{"x":0x10,')],
      [
        'a bare line break in a string',
        goodBody.replace('"name":"', '"name":"\r\nBcc: victim@evil.example'),
      ],
      ['a bare NUL in a string', goodBody.replace('"name":"', '"name":"\0')],
      ['an escape that is none', goodBody.replace('"name":"', '"name":"\\x41')],
      ['a JavaScript call around it', `callback(${goodBody})`],
      ['a prefix against hijacking', `)]}',\n${goodBody}`],
      [
        'XML with an entity',
        '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
      ],
      ['null', 'null'],
      ['true', 'true'],
      ['a number', '1e999'],
      ['a string', json(goodBody)],
      ['an empty list', '[]'],
      ['a list with a good body', `[${goodBody}]`],
      ['ten thousand open lists', '['.repeat(10_000)],
      ['ten thousand lists in each other', deep('[', ']', 10_000)],
      ['five thousand objects in each other, cut off', '{"a":'.repeat(5000)],
    ] as const
  ).map(([name, body]) => ({ name: `the body is ${name}`, body, expect: malformed })),
  { name: 'the body is an empty object', body: '{}', expect: { status: 400, error: 'invalid' } },
  {
    name: 'an object in an unknown key',
    body: json(bodyOf('home', { extra: { a: 1 } })),
    expect: malformed,
  },
  {
    name: 'a list of lists in an unknown key',
    body: json(bodyOf('home', { extra: [[1]] })),
    expect: malformed,
  },
  {
    name: 'five thousand lists in an unknown key',
    body: goodBody.replace('{', `{"extra":${deep('[', ']', 5000)},`),
    expect: malformed,
  },
  {
    name: 'a key __proto__ with an object',
    body: goodBody.replace('{', '{"__proto__":{"name":"x","isAdmin":true},'),
    expect: malformed,
  },
  {
    name: 'every field below __proto__',
    body: `{"__proto__":${goodBody}}`,
    expect: { status: 400, error: 'invalid' },
  },
  {
    name: 'a key constructor with a prototype',
    body: goodBody.replace('{', '{"constructor":{"prototype":{"name":"x"}},'),
    expect: malformed,
  },
  {
    name: 'a key toJSON with an object',
    body: goodBody.replace('{', '{"toJSON":{"x":1},'),
    expect: malformed,
  },
  {
    name: 'a second key with a bad address',
    body: goodBody.replace(/}$/, ',"email":"a@b, c@d"}'),
    expect: invalid({ email: 'format' }),
  },
  {
    name: 'a second key that empties a field',
    body: goodBody.replace(/}$/, ',"name":""}'),
    expect: invalid({ name: 'required' }),
  },
  {
    name: 'a form with a field twice',
    ...formEncoded(`${goodPairs}&email=b%40evil.example`),
    expect: invalid({ email: 'format' }),
  },
  {
    name: 'a form with brackets in its keys',
    ...formEncoded(goodPairs.replace('email=', 'email%5B%5D=')),
    expect: invalid({ email: 'required' }),
  },
  { name: 'a form with nothing', ...formEncoded(''), expect: { status: 400, error: 'invalid' } },
  {
    name: 'a form of ampersands',
    ...formEncoded('&'.repeat(30_000)),
    expect: { status: 400, error: 'invalid' },
  },
  {
    name: 'a form of ten thousand keys',
    ...formEncoded(
      Array.from({ length: 10_000 }, (_, index) => index.toString(36))
        .join('&')
        .slice(0, 32_000),
    ),
    expect: { status: 400, error: 'invalid' },
  },
  ...['__proto__', 'constructor', 'toString', 'HOME', 'admin', '', 'home\0'].map((form): Row => ({
    name: `the form id ${json(form)}`,
    on: 'send-email',
    body: json(bodyOf('home', { form })),
    expect: invalid({ [hiddenFields.form]: 'choice' }),
  })),
  {
    name: 'a list as the form id',
    on: 'send-email',
    body: json(bodyOf('home', { form: ['home'] })),
    expect: invalid({ [hiddenFields.form]: 'choice' }),
  },
];

const badField = (
  form: FormId,
  field: string,
  value: unknown,
  code: FieldErrors[string],
  name = json(value),
): Row => ({
  name: `${form} form, ${field}: ${name}`,
  ...(form === 'request' && { on: 'send-email' }),
  body: json(bodyOf(form, { [field]: value })),
  expect: invalid({ [field]: code }),
});

const kinds: readonly Row[] = [
  ...['name', 'email', 'phone', 'subject', 'message'].flatMap((field) =>
    (
      [
        ['a number', 7],
        ['true', true],
        ['a list', ['x']],
        ['an object', { toString: 'x' }],
      ] as const
    ).map(([name, value]) => badField('home', field, value, 'format', name)),
  ),
  ...['name', 'email', 'subject', 'message'].flatMap((field) => [
    badField('home', field, null, 'required', 'null'),
    badField('home', field, ' \u200b\u202e\u0000\n ', 'required', 'nothing that can be seen'),
    badField('home', field, '\ud800\udfff\ud800'.slice(2), 'required', 'half a surrogate pair'),
  ]),
  ...(
    [
      'funeral',
      'wedding ',
      'ΓΑΜΟΣ\r\nBcc: victim@evil.example',
      'γαμος',
      'ΓΑΜΟΣ,ΠΑΡΤΙ',
      '__proto__',
      'constructor',
      '<script>',
    ] as const
  ).map((value) => badField('contact', 'eventType', value, 'choice')),
  badField('contact', 'eventType', ['ΓΑΜΟΣ'], 'format'),
  badField('contact', 'services', 'Διακόσμηση', 'format'),
  badField('contact', 'services', {}, 'format'),
  badField('contact', 'services', [['x']], 'format'),
  badField('contact', 'services', [null], 'format'),
  badField('contact', 'services', ['Διακόσμηση'], 'choice', 'a choice of another form'),
  badField('request', 'services', ['Διακόσμηση', '__proto__'], 'choice'),
  badField('request', 'services', { length: 1, 0: 'Διακόσμηση' }, 'format'),
  badField('request', 'howDidYouHear', 'x\r\nTo: victim@evil.example', 'choice'),
  ...([0, -1, 5001, 1e8, '0', '-5', '5001', '000000000'] as const).map((value) =>
    badField('contact', 'guestCount', value, 'range'),
  ),
  ...(
    [
      1.5,
      -0.1,
      1e21,
      '1e3',
      '0x10',
      '0b1',
      '1_000',
      '1,00',
      '1.0000',
      '+5',
      '--5',
      '5 5',
      '٣x',
      'NaN',
      'Infinity',
      '99999999999999999999',
      '5\r\nBcc: x@evil.example',
      true,
      [5],
      {},
    ] as const
  ).map((value) => badField('contact', 'guestCount', value, 'format')),
  {
    name: 'contact form, guestCount: a number above all numbers',
    body: json(bodyOf('contact', { guestCount: '#' })).replace('"#"', '1e999'),
    expect: invalid({ guestCount: 'format' }),
  },
  ...[
    '2027-02-29',
    '2027-02-30',
    '2027-13-01',
    '2027-00-01',
    '2027-01-00',
    '2027-04-31',
    '0000-00-00',
    '9999-99-99',
    '2027-6-12',
    '12/06/2027',
    '2027-06-12T00:00:00Z',
    '20270612',
    '+012027-06-12',
    '-2027-06-12',
    '2027-W24',
    'now',
    '1782000000',
    '2027-06-12\r\nBcc: victim@evil.example',
    '２０２７-06-12',
  ].map((value) => badField('request', 'eventDate', value, 'format')),
  badField('request', 'eventDate', 20270612, 'format'),
  badField('request', 'eventDate', ['2027-06-12'], 'format'),
];

const lengths: readonly Row[] = [
  ...(
    [
      ['home', 'name', 100],
      ['home', 'subject', 200],
      ['home', 'message', 5000],
      ['contact', 'firstName', 100],
      ['contact', 'lastName', 100],
      ['request', 'budget', 200],
      ['request', 'specialRequests', 5000],
    ] as const
  ).flatMap(([form, field, limit]) => [
    badField(form, field, 'λ'.repeat(limit + 1), 'tooLong', `${limit + 1} letters`),
  ]),
  badField('home', 'name', '👰'.repeat(51), 'tooLong', '51 emoji, which are 102 units'),
  badField(
    'home',
    'name',
    `x\u0301${'\u0301'.repeat(100)}`,
    'tooLong',
    'a letter under a hundred accents',
  ),
  badField('home', 'phone', '1'.repeat(201), 'tooLong', '201 digits'),
  badField(
    'home',
    'email',
    `${'a'.repeat(200)}@visitor.example`,
    'tooLong',
    'an address of 216 characters',
  ),
  badField('home', 'name', 'x'.repeat(30_000), 'tooLong', 'thirty thousand letters'),
];

const addresses: readonly Row[] = [
  'a@evil.example,b@evil.example',
  'a@evil.example, b@evil.example',
  'a@evil.example;b@evil.example',
  'a@evil.example b@evil.example',
  'a@evil.example\tb@evil.example',
  ',a@evil.example',
  'a@evil.example,',
  'Name <a@evil.example>',
  '<a@evil.example>',
  '<a@evil.example>,<b@evil.example>',
  '"a@evil.example" <b@evil.example>',
  '"a b"@evil.example',
  '"a@evil.example, "@b.example',
  '"\\""@evil.example',
  'a@evil.example(b@evil.example)',
  '(c)a@evil.example',
  'a@(c)evil.example',
  'all:a@evil.example,b@evil.example;',
  'a@evil.example>',
  'a@evil.example> SIZE=1',
  'a@evil.example\\',
  'a@evil.example\r\nBcc: victim@evil.example',
  'a@evil.example\nBcc: victim@evil.example',
  'a@evil.example\rBcc: victim@evil.example',
  'a@evil.example\r\n\r\nBuy!',
  'a@evil.example\r\n.\r\nMAIL FROM:<x@evil.example>',
  'a@evil.example%0d%0aBcc:victim@evil.example',
  'a@evil.example\u2028Bcc: victim@evil.example',
  'a@evil.example\u0085Bcc: victim@evil.example',
  'a@evil.example\u000bBcc: victim@evil.example',
  '=?utf-8?Q?a=40evil.example?=',
  '=?utf-8?B?YUBldmlsLmV4YW1wbGU=?= <b@evil.example>',
  'mailto:a@evil.example',
  'mailto:a@evil.example?bcc=victim@evil.example',
  'a@evil.example?bcc=victim@evil.example',
  'a@evil.example/x',
  'a@@evil.example',
  'a@evil.example@b.example',
  'a@',
  '@evil.example',
  'a',
  '@evil.example:a@b.example',
  'a@evil..example',
  'a@.evil.example',
  'a@evil.example.',
  'a@-evil.example',
  'a@evil-.example',
  'a@[127.0.0.1]',
  'a@[IPv6:::1]',
  'a@evil_x.example',
  `a@${'b'.repeat(64)}.example`,
  'μαρία@evil.example',
  'a＠evil.example',
  'a@evil.exa\u00admple\u2024com',
  "a@evil.example'--",
  'a@evil.example"; DROP TABLE x',
  '<script>@evil.example',
  '${7*7}@evil.example@',
  'a@evil.example || id',
].map((value) => badField('home', 'email', value, 'format'));

const phones: readonly Row[] = [
  'javascript:alert(1)',
  '690;ext=1',
  'tel:690',
  '+',
  '()',
  '---',
  '690 0000001\r\nBcc: victim@evil.example',
  '<a href=x>690</a>',
  '690"onclick="x',
  '６９０x',
  '690%0d%0a',
  '690*#06#',
  '690,,1',
  "690' OR 1=1",
].map((value) => badField('home', 'phone', value, 'format'));

/** Browsers fill honeypots too, so these mails only get a mark. */
const traps: readonly Row[] = ([{}, [['x']]] as const).map((value) => ({
  name: `the trap holds ${json(value)}`,
  body: json(bodyOf('home', { [hiddenFields.trap]: value })),
  expect: malformed,
}));

const keys: readonly Row[] = (
  [
    { name: 'no key', headers: { apikey: null } },
    { name: 'an empty key', headers: { apikey: '' } },
    { name: 'a wrong key of the same length', headers: { apikey: 'x'.repeat(publicKey.length) } },
    {
      name: 'a key with one wrong letter at the end',
      headers: { apikey: `${publicKey.slice(0, -1)}x` },
    },
    { name: 'the beginning of the key', headers: { apikey: publicKey.slice(0, -1) } },
    { name: 'the key and one letter more', headers: { apikey: `${publicKey}x` } },
    { name: 'the key twice', headers: { apikey: [publicKey, publicKey] } },
    { name: 'the key in capitals', headers: { apikey: publicKey.toUpperCase() } },
    { name: 'a key of ten thousand letters', headers: { apikey: 'x'.repeat(10_000) } },
    { name: 'a key of bytes above ASCII', headers: { apikey: 'ÿþ' } },
    {
      name: 'the key as a bearer token',
      headers: { apikey: null, Authorization: `Bearer ${publicKey}` },
    },
    { name: 'the key as a cookie', headers: { apikey: null, Cookie: `apikey=${publicKey}` } },
    {
      name: 'the key in the address',
      headers: { apikey: null },
      path: (path: string) => `${path}?apikey=${publicKey}`,
    },
    {
      name: 'the key in the body',
      headers: { apikey: null },
      body: json(bodyOf('home', { apikey: publicKey })),
    },
  ] as readonly Omit<Row, 'expect'>[]
).map((row): Row => ({ ...row, on: 'send-contact-email', expect: wrongKey }));

const host = new URL(site).host;

const origins: readonly Row[] = [
  'null',
  '',
  'https://evil.example',
  `${site}.evil.example`,
  `https://evil${host}`,
  `https://x.${host}`,
  'https://liofos.example',
  site.replace('https', 'http'),
  `${site}:8443`,
  `${site}:443`,
  `${site}/`,
  `${site}/contact`,
  `${site}?`,
  `${site}#`,
  `${site}.`,
  `https://${host}@evil.example`,
  `https://user@${host}`,
  `https://user:pass@${host}`,
  site.toUpperCase(),
  `${site} https://evil.example`,
  `${site}, https://evil.example`,
  'https://evil.example#https://www.liofos.example',
  host,
  `//${host}`,
  'https://www.liοfos.example',
  'https://www.xn--lifos-sce.example',
  'https://wwwxliofos.example',
  'file://',
  'about:blank',
  'data:text/html,x',
  'chrome-extension://abcdef',
  'app://localhost',
  'http://localhost',
  'http://localhost:1',
  'http://127.0.0.1',
  'http://0.0.0.0',
  'http://[::1]',
  '*',
  '__proto__',
  'x'.repeat(5000),
].map((origin) => ({
  name: `the Origin ${json(origin.slice(0, 60))}`,
  headers: { Origin: Buffer.from(origin).toString('latin1') },
  expect: wrongOrigin,
}));

/** This address is at its limit, so a spoofed address would succeed. */
const forwarded: readonly Row[] = [
  ['one address', '192.0.2.7'],
  ['two addresses', '192.0.2.8, 198.51.100.1'],
  ['this machine', '127.0.0.1, ::1'],
  ['nothing', ''],
  ['commas', ',,,'],
  ['a word', 'unknown'],
  ['an IPv6 address', '2001:db8::7'],
  ['an IPv4 address in IPv6', '::ffff:192.0.2.9'],
  ['two thousand letters', '1'.repeat(2000)],
  ['markup', '<script>alert(1)</script>'],
].map(([name = '', claim = '']): Row => ({
  name: `X-Forwarded-For claims ${name}`,
  visitorsOnly: true,
  headers: {
    'X-Forwarded-For': [claim, claim],
    'X-Nf-Client-Connection-Ip': claim,
    'X-Real-Ip': claim,
    Forwarded: `for="${claim.slice(0, 50)}"`,
    'Client-Ip': claim.slice(0, 50),
    'True-Client-Ip': claim.slice(0, 50),
  },
  expect: rateLimited,
}));

const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
const padding = (length: number): string => json(bodyOf('home', { extra: 'x'.repeat(length) }));

const sizes: readonly Row[] = [
  {
    name: '32 KiB and one byte',
    body: padding(32 * 1024 + 1 - Buffer.byteLength(padding(0))),
    expect: tooLarge,
  },
  { name: '1 MB', body: padding(1_000_000), expect: tooLarge },
  { name: '40 KB of spaces', body: ' '.repeat(40_000), expect: tooLarge },
  {
    name: '40 KB as a form',
    ...formEncoded(`${goodPairs}&x=${'x'.repeat(40_000)}`),
    expect: tooLarge,
  },
  {
    name: '40 KB in chunks',
    raw: (head) => `${head}Transfer-Encoding: chunked\r\n\r\n${chunk(padding(40_000))}0\r\n\r\n`,
    expect: tooLarge,
  },
  {
    name: '40 KB in chunks of ten bytes',
    raw: (head) =>
      `${head}Transfer-Encoding: chunked\r\n\r\n${chunk('x'.repeat(10)).repeat(4000)}0\r\n\r\n`,
    expect: tooLarge,
  },
  {
    name: 'a body that goes on after its announced length',
    raw: (head) => `${head}Content-Length: 10\r\n\r\n${padding(100)}`,
    expect: 'platform',
  },
];

/** Netlify buffers a body, so its platform refuses endless ones. */
const endless: readonly Row[] = (
  [
    [
      'a body that ends before its announced length',
      (head, body) => `${head}Content-Length: ${Buffer.byteLength(body) + 100}\r\n\r\n${body}`,
      'stall',
      because(408, 'timeout'),
    ],
    [
      'chunks that stop in the middle',
      (head, body) => `${head}Transfer-Encoding: chunked\r\n\r\n${chunk(body.slice(0, 20))}`,
      'stall',
      because(408, 'timeout'),
    ],
    [
      'a byte every fifth of a second, for ever',
      (head) => `${head}Content-Length: 20000\r\n\r\n`,
      'drip',
      because(408, 'timeout'),
    ],
    [
      'no body after an announced one',
      (head) => `${head}Content-Length: 500\r\n\r\n`,
      'stall',
      because(408, 'timeout'),
    ],
    [
      'chunks without end',
      (head) => `${head}Transfer-Encoding: chunked\r\n\r\n`,
      'flood',
      tooLarge,
    ],
  ] as readonly [string, NonNullable<Row['raw']>, NonNullable<Row['afterwards']>, Refused][]
).flatMap(([name, raw, afterwards, expect]): Row[] => [
  { name, on: 'send-contact-email', raw, afterwards, expect },
  { name, on: 'send-email', raw, afterwards, expect: 'platform' },
]);

const wire: readonly Row[] = (
  [
    [
      'a header line without a colon',
      (head, body) =>
        `${head}nonsense\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    ],
    [
      'a space before the colon',
      (head, body) => `${head}X-A : b\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    ],
    [
      'a header folded over two lines',
      (head, body) =>
        `${head}X-A: b\r\n c\r\nContent-Length : ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    ],
    [
      'a NUL in a header',
      (head, body) =>
        `${head}X-A: b\0c\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    ],
    [
      'a bare carriage return in a header',
      (head, body) =>
        `${head}X-A: b\rBcc: c\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    ],
    [
      'a control character in a header name',
      (head, body) =>
        `${head}X\u0001A: b\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    ],
    ['a negative length', (head, body) => `${head}Content-Length: -1\r\n\r\n${body}`],
    ['a length in words', (head, body) => `${head}Content-Length: many\r\n\r\n${body}`],
    ['a hexadecimal length', (head, body) => `${head}Content-Length: 0x10\r\n\r\n${body}`],
    [
      'a length above all numbers',
      (head, body) => `${head}Content-Length: 99999999999999999999999\r\n\r\n${body}`,
    ],
    [
      'two different lengths',
      (head, body) =>
        `${head}Content-Length: 5\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    ],
    [
      'a chunk size that is none',
      (head) => `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\nx\r\n0\r\n\r\n`,
    ],
    [
      'a chunk size above all numbers',
      (head) => `${head}Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFF\r\nx\r\n0\r\n\r\n`,
    ],
    [
      'a negative chunk size',
      (head) => `${head}Transfer-Encoding: chunked\r\n\r\n-1\r\nx\r\n0\r\n\r\n`,
    ],
    ['an unknown transfer coding', (head) => `${head}Transfer-Encoding: cow\r\n\r\nmoo`],
    [
      'chunked before another coding',
      (head) => `${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    ],
    [
      'a version of the future',
      (head, body) =>
        `${head.replace('HTTP/1.1', 'HTTP/9.9')}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    ],
    [
      'the hello of TLS',
      () =>
        bytes(
          [0x16, 0x03, 0x01, 0x00, 0xa5, 0x01, 0x00, 0x00, 0xa1, 0x03, 0x03],
          Array.from({ length: 200 }, (_, index) => index),
        ),
    ],
    [
      'the greeting of a mail program',
      () =>
        'EHLO evil.example\r\nMAIL FROM:<a@evil.example>\r\nRCPT TO:<victim@evil.example>\r\nDATA\r\n\r\n',
    ],
    [
      'random bytes',
      () =>
        bytes(
          Array.from({ length: 2000 }, (_, index) => (index * 197 + 91) % 256),
          '\r\n\r\n',
        ),
    ],
    [
      'a header of 200 KB',
      (head, body) =>
        `${head}X-A: ${'x'.repeat(200_000)}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    ],
    [
      'an address of 100 KB',
      (head, body) =>
        `${head.replace(' HTTP/', `?${'x'.repeat(100_000)} HTTP/`)}X-B: ${'x'.repeat(400_000)}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    ],
    [
      'ten thousand headers',
      (head, body) =>
        `${head}${'X-A: bcdefgh\r\n'.repeat(40_000)}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    ],
  ] as readonly [string, NonNullable<Row['raw']>][]
).map(([name, raw]): Row => ({ name: `on the wire: ${name}`, raw, expect: 'platform' as const }));

const paths: readonly Row[] = [
  ['steps up', (path: string) => `${path}/../../../../etc/passwd`],
  ['encoded steps up', (path: string) => `${path}/%2e%2e/%2e%2e/%2e%2e/etc/passwd`],
  [
    'steps up with an encoded slash',
    (path: string) => `${path.slice(0, path.lastIndexOf('/'))}/..%2f..%2fsecret`,
  ],
  ['a NUL', (path: string) => `${path.slice(0, path.lastIndexOf('/'))}/x%00.ts`],
  [
    'a file of the function',
    (path: string) => `${path.slice(0, path.lastIndexOf('/'))}/send-email.ts`,
  ],
  ['another function', (path: string) => `${path.slice(0, path.lastIndexOf('/'))}/__proto__`],
  ['a longer name', (path: string) => `${path}x`],
  ['the root', () => '/'],
  ['a foreign address', () => 'http://evil.example/'],
  ['two slashes and a foreign host', () => '//evil.example/%2f..'],
  [
    'an encoding that is none',
    (path: string) => `${path.slice(0, path.lastIndexOf('/'))}/%E0%A4%A`,
  ],
  ['an asterisk', () => '*'],
].map(([name, path]) => ({
  name: `the path has ${String(name)}`,
  visitorsOnly: true,
  path: path as Row['path'],
  expect: 'platform' as const,
}));

export const hostileRows: readonly Row[] = [
  ...methods,
  ...mediaTypes,
  ...encodings,
  ...syntax,
  ...kinds,
  ...lengths,
  ...addresses,
  ...phones,
  ...traps,
  ...keys,
  ...origins,
  ...forwarded,
  ...sizes,
  ...endless,
  ...wire,
  ...paths,
];

/** Odd or malicious enquiries that must arrive clean, once, and only at the venue. */
export type CleanedRow = {
  readonly name: string;
  readonly headers?: Row['headers'];
  readonly query?: string;
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly body?: (text: string) => string;
  /** Only the subject contains the mark. */
  readonly reads?: Readonly<Partial<Record<'name' | 'subject' | 'message' | 'phone', string>>>;
  readonly status?: 303;
};

/** Name and subject appear in headers. */
const intoHeaders: readonly CleanedRow[] = (
  [
    ['CR LF and a header', 'Anna\r\nBcc: victim@evil.example', 'Anna Bcc: victim@evil.example'],
    ['LF and a header', 'Anna\nBcc: victim@evil.example', 'Anna Bcc: victim@evil.example'],
    ['CR and a header', 'Anna\rBcc: victim@evil.example', 'Anna Bcc: victim@evil.example'],
    [
      'CR LF, a space and a header',
      'Anna\r\n Bcc: victim@evil.example',
      'Anna Bcc: victim@evil.example',
    ],
    ['a body of its own', 'Anna\r\n\r\n<h1>Buy</h1>', 'Anna <h1>Buy</h1>'],
    [
      'the end of the message',
      'Anna\r\n.\r\nMAIL FROM:<x@evil.example>',
      'Anna . MAIL FROM:<x@evil.example>',
    ],
    [
      'the line break of EBCDIC',
      'Anna\u0085Bcc: victim@evil.example',
      'AnnaBcc: victim@evil.example',
    ],
    ['a line separator', 'Anna\u2028Bcc: victim@evil.example', 'Anna Bcc: victim@evil.example'],
    [
      'a paragraph separator',
      'Anna\u2029Bcc: victim@evil.example',
      'Anna Bcc: victim@evil.example',
    ],
    [
      'a vertical tab and a form feed',
      'Anna\u000b\u000cBcc: victim@evil.example',
      'Anna Bcc: victim@evil.example',
    ],
    [
      'an encoded word',
      '=?utf-8?Q?Anna=0d=0aBcc:_victim=40evil.example?=',
      '=?utf-8?Q?Anna=0d=0aBcc:_victim=40evil.example?=',
    ],
    [
      'a percent-encoded line break',
      'Anna%0d%0aBcc: victim@evil.example',
      'Anna%0d%0aBcc: victim@evil.example',
    ],
    ['addresses', 'a@evil.example, b@evil.example', 'a@evil.example, b@evil.example'],
    [
      'a quoted address',
      '"a@evil.example" <b@evil.example>,',
      '"a@evil.example" <b@evil.example>,',
    ],
    ['a group', 'all: a@evil.example, b@evil.example;', 'all: a@evil.example, b@evil.example;'],
    ['quotes and backslashes', 'An"n\\a\\" <', 'An"n\\a\\" <'],
    ['a script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['an attribute', '" onmouseover="alert(1)', '" onmouseover="alert(1)'],
    [
      'the end of the title',
      '</title><img src=//evil.example>',
      '</title><img src=//evil.example>',
    ],
    ['a template', '{name}${7*7}{{7*7}}$&$1%s', '{name}${7*7}{{7*7}}$&$1%s'],
    ['text from right to left', '\u202eannA\u202c\u2066', 'annA'],
    ['characters of no width', 'An\u200b\u2060na\u00ad', 'Anna'],
    ['a NUL and an escape', 'An\u0000na\u001b[31m', 'Anna[31m'],
    ['half a surrogate pair', 'Anna\ud83d', 'Anna'],
    ['tag characters', 'Anna\u{e0041}\u{e007f}', 'Anna'],
    ['twenty accents on a letter', `A${'\u0301'.repeat(20)}`, `A${'\u0301'.repeat(20)}`],
  ] as const
).flatMap(([name, typed, read]) =>
  ['name', 'subject'].map((field) => ({
    name: `${field}: ${name}`,
    fields: { [field]: typed },
    reads: { [field]: read },
  })),
);

const intoTheText: readonly CleanedRow[] = (
  [
    [
      'the end of a message',
      'a\r\n.\r\nRCPT TO:<victim@evil.example>',
      'a\n.\nRCPT TO:<victim@evil.example>',
    ],
    ['lines that begin with a dot', '.a\n..b\n...', '.a\n..b\n...'],
    ['a line that begins with From', 'a\nFrom victim@evil.example', 'a\nFrom victim@evil.example'],
    [
      'headers',
      'Bcc: victim@evil.example\nSubject: x\n\nb',
      'Bcc: victim@evil.example\nSubject: x\n\nb',
    ],
    [
      'a part of its own',
      '----_NmP-1\nContent-Type: text/html\n\n<b>x</b>',
      '----_NmP-1\nContent-Type: text/html\n\n<b>x</b>',
    ],
    [
      'a script',
      '<script src=//evil.example/x.js></script>',
      '<script src=//evil.example/x.js></script>',
    ],
    [
      'an image that reports',
      '<img src="https://evil.example/seen.gif" onerror=alert(1)>',
      '<img src="https://evil.example/seen.gif" onerror=alert(1)>',
    ],
    [
      'the end of the table',
      '</td></tr></table></body><form action=//evil.example>',
      '</td></tr></table></body><form action=//evil.example>',
    ],
    ['entities', '&lt;b&gt; &#60;b&#62; &amp;', '&lt;b&gt; &#60;b&#62; &amp;'],
    ['text from right to left and a NUL', '\u202eabc\u0000\u2069', 'abc'],
    ['an endless line', 'x'.repeat(4999), 'x'.repeat(4999)],
    ['five thousand line breaks', `a${'\n'.repeat(4998)}b`, 'b'],
  ] as const
).map(([name, message, read]) => ({
  name: `message: ${name}`,
  fields: { message },
  reads: { message: read },
}));

const aroundTheFields: readonly CleanedRow[] = [
  ...[
    'to',
    'cc',
    'bcc',
    'from',
    'sender',
    'replyTo',
    'envelope',
    'html',
    'raw',
    'attachments',
    'path',
    'href',
    'headers',
    'messageId',
    'mailTo',
    'MAIL_TO',
    'toString',
    'hasOwnProperty',
    'constructor',
  ].map((name) => ({
    name: `an unknown key ${name}`,
    fields: { [name]: 'victim@evil.example' },
  })),
  {
    name: 'a list in an unknown key',
    fields: { attachments: ['/etc/passwd', 'file:///etc/passwd'] },
  },
  {
    name: 'a key __proto__ with a word',
    body: (text) => text.replace('{', '{"__proto__":"victim@evil.example",'),
  },
  {
    name: 'the same key twice',
    body: (text) => text.replace('{', '{"email":"victim@evil.example",'),
  },
  {
    name: 'the same key in two spellings',
    body: (text) =>
      text.replace('{', '{"\\u0065mail":"victim@evil.example","EMAIL":"victim@evil.example",'),
  },
  { name: 'a byte order mark', body: (text) => `\ufeff${text}` },
  { name: 'thirty thousand spaces', body: (text) => text.replace('{', `{${' '.repeat(30_000)}`) },
  {
    name: 'a recipient in the address',
    query: '?to=victim@evil.example&bcc=victim@evil.example&email=victim@evil.example',
  },
  { name: 'a foreign Host', headers: { Host: 'evil.example' } },
  { name: 'a foreign Referer', headers: { Referer: 'https://evil.example/' } },
  {
    name: 'headers of a mail',
    headers: { Bcc: 'victim@evil.example', To: 'victim@evil.example', Subject: 'x' },
  },
  { name: 'a language of the prototype', fields: { language: '__proto__' } },
  { name: 'a list of languages', headers: { 'Content-Language': 'en, el' } },
  { name: 'a path as the language', headers: { 'Content-Language': '../../etc/passwd' } },
  { name: 'a repeat key of the prototype', headers: { 'Idempotency-Key': '__proto__' } },
  {
    name: 'a repeat key of five thousand letters',
    headers: { 'Idempotency-Key': 'x'.repeat(5000) },
  },
  {
    name: 'a repeat key with markup and a header',
    fields: { [hiddenFields.idempotencyKey]: '<b>\r\nBcc: victim@evil.example' },
  },
  {
    name: 'typographic hyphens in the phone number',
    fields: { phone: '\u202a+30\u00a0690\u2011000\u202c' },
    reads: { phone: '+30 690-000' },
  },
  ...(['https://spam.example', ' ', '0', 0, false, [], ['x']] as const).map((value) => ({
    name: `the trap holds ${json(value)}`,
    fields: { [hiddenFields.trap]: value },
    reads: { subject: '[Ίσως ανεπιθύμητο]' },
  })),
  { name: 'letters of Arabic', fields: { name: 'ليلى' }, reads: { name: 'ليلى' } },
  { name: 'a family of emoji', fields: { name: 'Ελένη 👨‍👩‍👧' }, reads: { name: 'Ελένη 👨‍👩‍👧' } },
  {
    name: 'a form with empty pairs and a semicolon',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    status: 303,
    body: (text) =>
      `&&=&;=;&${new URLSearchParams(JSON.parse(text) as Record<string, string>).toString()}&&`,
  },
  {
    name: 'a form with a recipient',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    status: 303,
    body: (text) =>
      `bcc=victim%40evil.example&to=victim%40evil.example&${new URLSearchParams(JSON.parse(text) as Record<string, string>).toString()}`,
  },
];

export const cleanedRows: readonly CleanedRow[] = [
  ...intoHeaders,
  ...intoTheText,
  ...aroundTheFields,
];
