// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FunctionName } from '../../../src/enquiry/server/handler.ts';
import type { Mail } from '../../../local/inbox/mailStore.ts';
import { startTestEnvironment, type TestEnvironment } from '../../../local/testEnvironment.ts';
import {
  cleanedRows,
  goodBody,
  hostileRows,
  type CleanedRow,
  type Refused,
  type Row,
} from './hostileRows.ts';
import { converse, type Outcome } from './rawHttp.ts';
import { publicKey, settings, site, validPosts } from './support.ts';

const functionNames: readonly FunctionName[] = ['send-email', 'send-contact-email'];

const paths = {
  visitors: {
    'send-email': '/.netlify/functions/send-email',
    'send-contact-email': '/functions/v1/send-contact-email',
  },
  itself: {
    'send-email': '/.netlify/functions/send-email',
    'send-contact-email': '/send-contact-email',
  },
} as const;

type Way = keyof typeof paths;

const longestWait = 5000;

let world: TestEnvironment;
let folder: string;
const printed: string[] = [];

const portOf = (name: FunctionName, way: Way): Promise<number> =>
  way === 'visitors'
    ? Promise.resolve(Number(new URL(world.siteUrl).port))
    : world.functions[name].port();

const ways: Readonly<Record<NonNullable<Row['afterwards']>, () => Generator<Uint8Array>>> = {
  *stall() {},
  *drip() {
    for (;;) yield Buffer.from('x');
  },
  *flood() {
    for (;;) yield Buffer.from(`1000\r\n${'x'.repeat(4096)}\r\n`);
  },
};

const request = (row: Omit<Row, 'name' | 'expect'>, name: FunctionName, way: Way): Uint8Array => {
  const path = paths[way][name];
  const headers: NonNullable<Row['headers']> = {
    Host: 'localhost',
    Connection: 'close',
    'Content-Type': 'application/json',
    ...(name === 'send-contact-email' && { apikey: publicKey }),
    ...row.headers,
  };
  const lines = Object.entries(headers).flatMap(([header, values]) =>
    [values ?? []].flat().map((value) => `${header}: ${value}\r\n`),
  );
  const head = `${row.method ?? 'POST'} ${row.path?.(path) ?? path} HTTP/1.1\r\n${lines.join('')}`;
  if (row.raw) return Buffer.from(row.raw(head, goodBody));
  const body = Buffer.from(row.body ?? (row.method && row.method !== 'POST' ? '' : goodBody));
  // Non-ASCII bytes are sent unchanged.
  return Buffer.concat([
    Buffer.from(`${head}Content-Length: ${body.length}\r\n\r\n`, 'latin1'),
    body,
  ]);
};

const send = async (
  row: Omit<Row, 'name' | 'expect'>,
  name: FunctionName,
  way: Way,
): Promise<Outcome> => {
  const first = request(row, name, way);
  const pieces = function* () {
    yield first;
    if (row.afterwards) yield* ways[row.afterwards]();
  };
  return converse(await portOf(name, way), pieces(), {
    method: row.method ?? 'POST',
    pauseMs: row.afterwards === 'drip' ? 200 : 0,
  });
};

const guestOf = (name: FunctionName, index: number): string =>
  `guest.${index}.${name}@guest.example`;

/** Each row has another client address. */
const sendCleaned = (row: CleanedRow, name: FunctionName, index: number): Promise<Outcome> => {
  const address = `198.51.${index >> 8}.${index & 255}`;
  const email = guestOf(name, index);
  const text = JSON.stringify({ ...validPosts.home, form: 'home', email, ...row.fields });
  const headers = {
    'X-Forwarded-For': address,
    'X-Nf-Client-Connection-Ip': address,
    Accept: 'text/html',
    ...row.headers,
  };
  return send(
    { headers, path: (path) => path + (row.query ?? ''), body: row.body?.(text) ?? text },
    name,
    'itself',
  );
};

const cases = functionNames.flatMap((name) =>
  hostileRows
    .filter(({ on }) => on === undefined || on === name)
    .flatMap((row) =>
      (row.visitorsOnly ? ['visitors' as const] : ['visitors' as const, 'itself' as const]).map(
        (way) => ({ row, name, way }),
      ),
    ),
);
const keyOf = (row: string, name: FunctionName, way: Way): string => `${way} ${name} ${row}`;
const outcomes = new Map<string, Outcome>();
let mails: Mail[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  world = await startTestEnvironment({
    env: {
      ENQUIRY_RATE_LIMIT: '1',
      ENQUIRY_DAILY_LIMIT: '0',
      SITE_URL: site,
      VITE_SUPABASE_ANON_KEY: publicKey,
      MAIL_TO: settings.mailTo,
      MAIL_FROM: settings.mailFrom,
    },
    port: 0,
    inboxPort: 0,
    mailFolder: folder,
    site: null,
    log: (line) => printed.push(line),
  });
  // These posts use up the rate limit for ten minutes.
  for (const name of functionNames)
    expect(await send({}, name, 'visitors')).toMatchObject({ status: 200 });
  await world.clearMails();
  printed.length = 0;

  const refused = cases.map((one) => ({
    ...one,
    patient: one.row.afterwards !== undefined,
    run: () => send(one.row, one.name, one.way),
  }));
  const cleaned = functionNames.flatMap((name) =>
    cleanedRows.map((row, index) => ({
      name,
      row,
      way: 'itself' as const,
      patient: false,
      run: () => sendCleaned(row, name, index),
    })),
  );
  const all = [...refused, ...cleaned];
  const record = async ({ row, name, way, run }: (typeof all)[number]): Promise<void> =>
    void outcomes.set(keyOf(row.name, name, way), await run());
  // Slow answers are awaited in parallel.
  const queue = all.filter(({ patient }) => !patient).values();
  const line = async (): Promise<void> => {
    for (const next of queue) await record(next);
  };
  await Promise.all([
    ...all.filter(({ patient }) => patient).map(record),
    ...Array.from({ length: 8 }, line),
  ]);
  mails = await world.mails();
}, 180_000);

afterAll(async () => {
  await world.stop();
  await rm(folder, { recursive: true, force: true });
});

it('has at least 150 rows with unique names', () => {
  const names = [
    ...hostileRows.map(({ name, on }) => `${name} ${on}`),
    ...cleanedRows.map(({ name }) => `${name} undefined`),
  ];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(hostileRows.length).toBeGreaterThanOrEqual(150);
});

const expectRefusedAtAll = (outcome: Outcome, way: Way): void => {
  if (outcome.end !== 'answer') return expect(outcome.end, way).toBe('closed');
  expect(outcome.status, way).toBeGreaterThanOrEqual(400);
  expect(outcome.status, way).toBeLessThan(500);
};

const expectRefusal = (
  outcome: Outcome,
  { method }: Row,
  expected: Refused,
  name: FunctionName,
  way: Way,
): void => {
  if (outcome.end !== 'answer') return expect(outcome.end, way).toBe('answer');
  expect(outcome.status, way).toBe(expected.status);
  expect(outcome.headers.get('vary'), way).toBe(name === 'send-contact-email' ? 'Origin' : null);
  if (expected.status === 429)
    expect(Number(outcome.headers.get('retry-after')), way).toBeGreaterThan(0);
  expect(outcome.headers.get('access-control-allow-origin'), way).toBeNull();
  expect(outcome.headers.get('cache-control'), way).toBe('no-store');
  if (method === 'HEAD') return expect(outcome.text).toBe('');
  expect(outcome.headers.get('content-type'), way).toBe('application/json; charset=utf-8');
  const answer = JSON.parse(outcome.text) as { error: unknown; fields: unknown };
  expect(Object.keys(answer).toSorted(), way).toEqual(['error', 'fields']);
  expect(answer.error, way).toBe(expected.error);
  if (expected.fields) expect(answer.fields, way).toEqual(expected.fields);
};

describe.each(functionNames)('%s', (name) => {
  it.each(hostileRows.filter(({ on }) => on === undefined || on === name))(
    'refuses $name',
    (row) => {
      for (const { way } of cases.filter((one) => one.name === name && one.row === row)) {
        const outcome = outcomes.get(keyOf(row.name, name, way))!;
        expect(outcome.milliseconds, way).toBeLessThan(longestWait);
        if (row.expect === 'platform') expectRefusedAtAll(outcome, way);
        else expectRefusal(outcome, row, row.expect, name, way);
      }
    },
  );
});

it('none of them leaves a mail', () => {
  expect(
    mails.filter(({ replyTo }) => !replyTo.some((address) => address.endsWith('@guest.example'))),
  ).toEqual([]);
});

it('keeps the functions running and puts no text of an attack into the log', () => {
  const lines = printed.map((line) => JSON.parse(line) as { outcome: string });
  expect(lines.length).toBeGreaterThan(hostileRows.length);
  expect(lines.filter(({ outcome }) => outcome === 'unexpected')).toEqual([]);
  expect(printed.filter((line) => /evil|victim|script|visitor\.example/.test(line))).toEqual([]);
});

describe.each(functionNames)('%s takes a post that is odd and yet an enquiry', (name) => {
  it.each(cleanedRows.map((row, index) => ({ row, index, title: row.name })))(
    '$title',
    ({ row, index }) => {
      const email = guestOf(name, index);
      expect(outcomes.get(keyOf(row.name, name, 'itself'))).toMatchObject({
        status: row.status ?? 200,
      });
      const arrived = mails.filter(({ replyTo }) => replyTo.includes(email));
      expect(arrived).toHaveLength(1);
      const { envelope, from, to, replyTo, headers, subject, text, html } = arrived[0]!;
      expect({ envelope, from, to, replyTo }).toEqual({
        envelope: { from: settings.mailFrom, to: [settings.mailTo] },
        from: settings.mailFrom,
        to: [settings.mailTo],
        replyTo: [email],
      });
      expect(
        Object.entries(headers)
          .flatMap(([header, values]) => values.map(() => header))
          .toSorted(),
      ).toEqual([
        'auto-submitted',
        'content-type',
        'date',
        'delivered-to',
        'from',
        'message-id',
        'mime-version',
        'reply-to',
        'return-path',
        'subject',
        'to',
      ]);
      for (const [field, read] of Object.entries(row.reads ?? {})) {
        if (!read.startsWith('[')) expect(text).toContain(read);
        if (field === 'name' || field === 'subject') expect(subject).toContain(read);
      }
      // Only the visitor's phone and address are links.
      const tags = new Set([...html.matchAll(/<\/?([^\s>]+)/g)].map(([, tag]) => tag));
      expect(
        [...tags].filter(
          (tag) =>
            ![
              '!doctype',
              'html',
              'head',
              'meta',
              'title',
              'body',
              'table',
              'tr',
              'td',
              'div',
              'br',
              'a',
            ].includes(tag ?? ''),
        ),
      ).toEqual([]);
      expect(
        [...html.matchAll(/href="([^"]*)"/g)].filter(
          ([, href]) => !/^(mailto|tel):/.test(href ?? ''),
        ),
      ).toEqual([]);
      expect(html).not.toMatch(/<[^>]*\son\w+=/);
    },
  );
});
