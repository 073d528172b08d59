// @vitest-environment node
/** Requests whose bytes or pace only a real HTTP server meets; each changes one part of a valid post. */
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FunctionName } from '../../../src/enquiry/server/handler.ts';
import { startTestEnvironment, type TestEnvironment } from '../../../local/testEnvironment.ts';
import { environment, functionNames, paths, publicKey, validPosts } from './support.ts';

/** Milliseconds between pieces. */
const paces = {
  drip: { every: 200, bytes: 1 },
  flood: { every: 1, bytes: 4096 },
} as const;

type Row = {
  readonly name: string;
  /** Only this function. */
  readonly on?: FunctionName;
  readonly method?: string;
  /** null omits a header; a list repeats it. */
  readonly headers?: Readonly<Record<string, string | readonly string[] | null>>;
  readonly body?: string | Uint8Array;
  /** After the body. */
  readonly afterwards?: keyof typeof paces;
  /** "platform": its HTTP layer refuses it (4xx or a closed connection). */
  readonly expect: readonly [status: number, error: string] | 'platform';
};

const goodBody = JSON.stringify({ ...validPosts.home, form: 'home' });

const malformed = [400, 'malformed'] as const;
const wrongType = [415, 'type'] as const;
const tooLarge = [413, 'tooLarge'] as const;
const timeout = [408, 'timeout'] as const;

const endless: readonly Omit<Row, 'on'>[] = [
  {
    name: 'a byte every fifth of a second, for ever',
    headers: { 'Content-Length': '20000' },
    body: '',
    afterwards: 'drip',
    expect: timeout,
  },
  { name: 'chunks without end', afterwards: 'flood', expect: tooLarge },
];

const hostileRows: readonly Row[] = [
  ...['GET', 'HEAD'].map((method): Row => ({
    name: `the method ${method}`,
    method,
    body: '',
    expect: [405, 'method'],
  })),
  { name: 'the method TRACE', method: 'TRACE', body: '', expect: 'platform' },
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
  {
    name: 'a byte that is not UTF-8',
    body: Buffer.from('{"name":"\u00ff"}', 'latin1'),
    expect: malformed,
  },
  // Netlify buffers a body, so its platform refuses endless ones.
  ...endless.flatMap((row): Row[] => [
    { ...row, on: 'send-contact-email' },
    { ...row, on: 'send-email', expect: 'platform' },
  ]),
];

const longestWait = 6000;

let testEnvironment: TestEnvironment;
let folder: string;
const printed: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  testEnvironment = await startTestEnvironment({
    env: {
      ENQUIRY_RATE_LIMIT: '0',
      ...environment,
    },
    port: 0,
    inboxPort: 0,
    mailFolder: folder,
    log: (line) => printed.push(line),
  });
}, 60_000);
afterAll(async () => {
  await testEnvironment.stop();
  await rm(folder, { recursive: true, force: true });
});

type Received = { status?: number | undefined; headers: IncomingHttpHeaders; body: string };

/** Returns undefined if the connection was closed without an answer. */
const send = async (
  row: Omit<Row, 'expect'>,
  name: FunctionName,
): Promise<Received | undefined> => {
  const { method = 'POST', body = goodBody, afterwards } = row;
  const port = await testEnvironment.functions[name].port();
  const call = request({
    port,
    method,
    path: paths[name].replace('/functions/v1', ''),
    agent: false,
  });
  const headers = {
    'Content-Type': 'application/json',
    ...(name === 'send-contact-email' && { apikey: publicKey }),
    ...row.headers,
  };
  for (const [header, value] of Object.entries(headers))
    if (value !== null) call.setHeader(header, value);
  const received = new Promise<Received | undefined>((resolve) => {
    call.on('response', async (response) =>
      resolve({
        status: response.statusCode,
        headers: response.headers,
        body: await text(response).catch(() => ''),
      }),
    );
    call.on('error', () => resolve(undefined));
  });
  if (!afterwards) call.end(body);
  else call.write(body);
  const { every, bytes } = paces[afterwards ?? 'drip'];
  const timer = afterwards && setInterval(() => call.write('x'.repeat(bytes)), every);
  const response = await received;
  clearInterval(timer);
  call.destroy();
  return response;
};

describe.each(functionNames)('the function %s', (name) => {
  it.concurrent.each(hostileRows.filter(({ on }) => on === undefined || on === name))(
    'refuses $name in time',
    async (row) => {
      const started = performance.now();
      const response = await send(row, name);
      expect(performance.now() - started).toBeLessThan(longestWait);
      if (row.expect === 'platform')
        return expect(String(response?.status ?? 'closed')).toMatch(/^(4\d\d|closed)$/);
      const [status, error] = row.expect;
      expect(response).toMatchObject({ status, headers: { 'cache-control': 'no-store' } });
      expect(response?.headers).not.toHaveProperty('access-control-allow-origin');
      if (row.method !== 'HEAD') expect(JSON.parse(response?.body ?? '')).toMatchObject({ error });
    },
  );
});

it('accepts a valid post after all hostile ones, which left no mail and no text in the log', async () => {
  for (const name of functionNames)
    expect(await send({ name: 'a good post' }, name)).toMatchObject({ status: 200 });
  expect(testEnvironment.mails()).toHaveLength(functionNames.length);
  const outcomes = printed.map((line) => (JSON.parse(line) as { outcome: string }).outcome);
  expect(outcomes.length).toBeGreaterThan(hostileRows.length);
  expect(outcomes).not.toContain('unexpected');
  expect(printed.join()).not.toMatch(/evil|visitor\.example/);
});
