// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FunctionName } from '../../../src/enquiry/server/handler.ts';
import { startTestEnvironment, type TestEnvironment } from '../../../local/testEnvironment.ts';
import { goodBody, hostileRows, type Row } from './hostileRows.ts';
import { environment, functionNames, paths, publicKey } from './support.ts';

const longestWait = 6000;

/** Milliseconds between pieces. */
const paces = {
  stall: { every: 1000, bytes: 0 },
  drip: { every: 200, bytes: 1 },
  flood: { every: 1, bytes: 4096 },
} as const;

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

type Answer = { status?: number | undefined; headers: IncomingHttpHeaders; body: string };

/** Returns undefined if the connection was closed without an answer. */
const send = async (row: Omit<Row, 'expect'>, name: FunctionName): Promise<Answer | undefined> => {
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
  const answered = new Promise<Answer | undefined>((resolve) => {
    call.on('response', (response) => {
      const answer = { status: response.statusCode, headers: response.headers };
      text(response).then(
        (words) => resolve({ ...answer, body: words }),
        () => resolve({ ...answer, body: '' }),
      );
    });
    call.on('error', () => resolve(undefined));
  });
  if (!afterwards) call.end(body);
  else call.write(body);
  const { every = 1000, bytes = 0 } = afterwards ? paces[afterwards] : {};
  const timer = setInterval(() => bytes > 0 && call.write('x'.repeat(bytes)), every);
  const answer = await answered;
  clearInterval(timer);
  call.destroy();
  return answer;
};

describe.each(functionNames)('the function %s', (name) => {
  it.concurrent.each(hostileRows.filter(({ on }) => on === undefined || on === name))(
    'refuses $name in time',
    async (row) => {
      const started = performance.now();
      const answer = await send(row, name);
      expect(performance.now() - started).toBeLessThan(longestWait);
      if (row.expect === 'platform')
        return expect(String(answer?.status ?? 'closed')).toMatch(/^(4\d\d|closed)$/);
      const [status, error] = row.expect;
      expect(answer).toMatchObject({ status, headers: { 'cache-control': 'no-store' } });
      expect(answer?.headers).not.toHaveProperty('access-control-allow-origin');
      if (row.method !== 'HEAD') expect(JSON.parse(answer?.body ?? '')).toMatchObject({ error });
    },
  );
});

it('accepts a valid post after all hostile ones, which left no mail and no text in the log', async () => {
  for (const name of functionNames)
    expect(await send({ name: 'a good post' }, name)).toMatchObject({ status: 200 });
  expect(await testEnvironment.mails()).toHaveLength(functionNames.length);
  const outcomes = printed.map((line) => (JSON.parse(line) as { outcome: string }).outcome);
  expect(outcomes.length).toBeGreaterThan(hostileRows.length);
  expect(outcomes).not.toContain('unexpected');
  expect(printed.join()).not.toMatch(/evil|visitor\.example/);
});
