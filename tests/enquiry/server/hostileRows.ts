/** Requests whose bytes or pace only a real HTTP server meets; each changes one part of a valid post. */
import { gzipSync } from 'node:zlib';
import type { FunctionName } from '../../../src/enquiry/server/handler.ts';
import { validPosts } from './support.ts';

export type Row = {
  readonly name: string;
  /** Only this function. */
  readonly on?: FunctionName;
  readonly method?: string;
  /** null omits a header; a list repeats it. */
  readonly headers?: Readonly<Record<string, string | readonly string[] | null>>;
  readonly body?: string | Uint8Array;
  /** After the body: nothing, a byte now and then, or endless bytes. */
  readonly afterwards?: 'stall' | 'drip' | 'flood';
  /** "platform": its HTTP layer refuses it (4xx or a closed connection). */
  readonly expect: readonly [status: number, error: string] | 'platform';
};

const post = { ...validPosts.home, form: 'home' };
export const goodBody = JSON.stringify(post);

const malformed = [400, 'malformed'] as const;
const wrongType = [415, 'type'] as const;
const tooLarge = [413, 'tooLarge'] as const;
const timeout = [408, 'timeout'] as const;

const withBytes = (...raw: number[]): Uint8Array => {
  const [before = '', after = ''] = JSON.stringify({ ...post, name: 'Ma#ria' }).split('#');
  return Buffer.concat([Buffer.from(before), Buffer.from(raw), Buffer.from(after)]);
};
const pairs = new URLSearchParams(
  Object.entries(post).map(([name, value]) => [name, String(value)]),
).toString();
const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' };
const padded = (length: number) => goodBody.replace('{', `{"extra":"${'x'.repeat(length)}",`);

const endless: readonly Omit<Row, 'on'>[] = [
  {
    name: 'a body that ends before its announced length',
    headers: { 'Content-Length': '9000' },
    afterwards: 'stall',
    expect: timeout,
  },
  {
    name: 'a byte every fifth of a second, for ever',
    headers: { 'Content-Length': '20000' },
    body: '',
    afterwards: 'drip',
    expect: timeout,
  },
  { name: 'chunks without end', afterwards: 'flood', expect: tooLarge },
];

export const hostileRows: readonly Row[] = [
  ...['GET', 'HEAD'].map((method): Row => ({
    name: `the method ${method}`,
    method,
    body: '',
    expect: [405, 'method'],
  })),
  { name: 'the method TRACE', method: 'TRACE', body: '', expect: 'platform' },
  {
    name: 'a preflight of a foreign site',
    on: 'send-contact-email',
    method: 'OPTIONS',
    headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    body: '',
    expect: [403, 'origin'],
  },
  {
    name: 'an Origin with a letter of another alphabet',
    headers: { Origin: Buffer.from('https://www.liοfos.example').toString('latin1') },
    expect: [403, 'origin'],
  },
  { name: 'no Content-Type', headers: { 'Content-Type': null }, expect: wrongType },
  {
    name: 'two Content-Types',
    headers: { 'Content-Type': ['application/json', 'text/plain'] },
    expect: wrongType,
  },
  {
    name: 'a gzip bomb',
    headers: { 'Content-Encoding': 'gzip' },
    body: gzipSync(Buffer.alloc(20_000_000, 32)),
    expect: wrongType,
  },
  { name: 'gzip that does not say so', body: gzipSync(goodBody), expect: malformed },
  { name: 'a byte that is not UTF-8', body: withBytes(0xff), expect: malformed },
  { name: 'an overlong slash', body: withBytes(0xc0, 0xaf), expect: malformed },
  {
    name: 'a form in ISO-8859-7',
    headers: asForm,
    body: `${pairs}&name=%CC%E1%F1%DF%E1`,
    expect: malformed,
  },
  {
    name: 'a form of ten thousand keys',
    headers: asForm,
    body: Array.from({ length: 10_000 }, (_, index) => index.toString(36))
      .join('&')
      .slice(0, 32_000),
    expect: [400, 'invalid'],
  },
  { name: 'a body of 1 MB', body: padded(1_000_000), expect: tooLarge },
  {
    name: '40 KB in chunks',
    headers: { 'Transfer-Encoding': 'chunked' },
    body: padded(40_000),
    expect: tooLarge,
  },
  // Netlify buffers a body, so its platform refuses endless ones.
  ...endless.flatMap((row): Row[] => [
    { ...row, on: 'send-contact-email' },
    { ...row, on: 'send-email', expect: 'platform' },
  ]),
];
