/** Requests whose bytes or pace only a real HTTP server meets; each changes one part of a valid post. */
import { request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { FunctionName } from '../../../src/enquiry/server/handler.ts';
import { functionNames, paths, startFunctions, type Functions } from './realFunctions.ts';
import { publicKey, validPosts } from './support.ts';

type Row = {
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Uint8Array;
  /** After the body: so many bytes every so many milliseconds. */
  readonly afterwards?: { readonly bytes: number; readonly every: number };
};

const foreign = Buffer.from('https://www.liοfos.example').toString('latin1');
const types = ['application/json', 'text/plain'];
const drip: Row = {
  headers: { 'Content-Length': '20000' },
  body: '',
  afterwards: { bytes: 1, every: 200 },
};
const flood: Row = { afterwards: { bytes: 4096, every: 1 } };

const rows: readonly [what: string, refusal: string, row: Row, to: FunctionName[]][] = [
  ['an Origin in Greek letters', '403 origin', { headers: { Origin: foreign } }, functionNames],
  ['two Content-Types', '415 type', { headers: { 'Content-Type': types } }, functionNames],
  ['a byte that is not UTF-8', '400 malformed', { body: Buffer.from([0xff]) }, functionNames],
  // Netlify buffers a body before it calls a function.
  ['a byte every fifth of a second', '408 timeout', drip, ['send-contact-email']],
  ['chunks without end', '413 tooLarge', flood, ['send-contact-email']],
];

const longestWait = 6000;

let functions: Functions;
beforeAll(async () => void (functions = await startFunctions()), 60_000);
afterAll(() => functions.stop());

const send = async (name: FunctionName, row: Row = {}) => {
  const { afterwards, body = JSON.stringify({ ...validPosts.home, form: 'home' }) } = row;
  const port = await functions.functions[name].getPort();
  const path = paths[name].replace('/functions/v1', '');
  const call = request({ port, method: 'POST', path, agent: false });
  const headers = { 'Content-Type': 'application/json', apikey: publicKey, ...row.headers };
  for (const [header, value] of Object.entries(headers)) call.setHeader(header, value);
  type Received = { result: string; headers: IncomingHttpHeaders };
  const received = new Promise<Received>((resolve) => {
    call.on('response', async (response) => {
      const [, error = ''] = /"error":"(\w+)"/.exec(await text(response).catch(() => '')) ?? [];
      resolve({ result: `${response.statusCode} ${error}`.trim(), headers: response.headers });
    });
    call.on('error', () => resolve({ result: 'closed', headers: {} }));
  });
  if (!afterwards) call.end(body);
  else call.write(body);
  const timer =
    afterwards && setInterval(() => call.write('x'.repeat(afterwards.bytes)), afterwards.every);
  const response = await received;
  clearInterval(timer);
  call.destroy();
  return response;
};

it.concurrent.each(
  rows.flatMap(([what, refusal, row, to]) => to.map((name) => ({ what, refusal, row, name }))),
)('$name refuses $what in time: $refusal', async ({ refusal, row, name }) => {
  const started = performance.now();
  const { result, headers } = await send(name, row);
  expect(performance.now() - started).toBeLessThan(longestWait);
  expect(result).toBe(refusal);
  expect(headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

it('accepts a valid post after all hostile ones, which left no mail and no text in the log', async () => {
  for (const name of functionNames) expect(await send(name)).toMatchObject({ result: '200' });
  await vi.waitFor(
    () => expect(functions.inbox.listMails()).toHaveLength(functionNames.length),
    30_000,
  );
  expect(functions.printed.length).toBeGreaterThan(rows.length);
  expect(functions.printed.join()).not.toMatch(/visitor\.example|"unexpected"/);
});
