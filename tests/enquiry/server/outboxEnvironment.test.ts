// @vitest-environment node
/** Each enquiry becomes one mail, unless the mail server's answer was lost. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FunctionName } from '../../../src/enquiry/server/handler.ts';
import type { MailServer } from '../../../local/inbox/mailServer.ts';
import { createMailStore, type MailStore } from '../../../local/inbox/mailStore.ts';
import type { StoreHooks } from '../../../local/outbox/outbox.ts';
import { startTestEnvironment, type TestEnvironment } from '../../../local/testEnvironment.ts';
import { createFailingMailServer, SmtpReplyError, type MailHooks } from './failingMailServer.ts';
import { environment, functionNames, passTime, paths, publicKey, validPosts } from './support.ts';

let testEnvironment: TestEnvironment;
let folder: string;
let mailServer: MailServer;
let received: MailStore;
let mail: MailHooks = {};
let store: StoreHooks = {};
const printed: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-environment-'));
  received = await createMailStore(folder);
  mailServer = await createFailingMailServer(received.keep, () => mail);
  testEnvironment = await startTestEnvironment({
    env: {
      ...environment,
      MAIL_URL: mailServer.url,
      ENQUIRY_RATE_LIMIT: '20',
    },
    port: 0,
    inboxPort: 0,
    mailFolder: folder,
    outbox: 'memory://',
    store: {
      onCall: (name, from) => store.onCall?.(name, from),
      onDone: (name, from) => store.onDone?.(name, from),
    },
    log: (line) => printed.push(line),
  });
}, 120_000);
afterAll(async () => {
  await testEnvironment.stop();
  await mailServer.stop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(async () => {
  mail = {};
  store = {};
  await testEnvironment.outbox!.database.exec('truncate enquiry.hit');
});

let guests = 0;
const someGuest = () => `guest.${(guests += 1)}@guest.example`;

/** 0 if the connection broke before an answer. */
const post = async (name: FunctionName, email: string): Promise<number> => {
  const response = await fetch(testEnvironment.siteUrl + paths[name], {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: publicKey, 'idempotency-key': email },
    body: JSON.stringify({ ...validPosts.home, form: 'home', email }),
  }).catch(() => undefined);
  await response?.arrayBuffer().catch(() => undefined);
  return response?.status ?? 0;
};

const idsFrom = (email: string) =>
  received
    .list()
    .filter(({ replyTo }) => replyTo.includes(email))
    .map(({ headers }) => headers['message-id']?.[0]);
const waitingNow = async () => (await testEnvironment.outbox!.waiting()).length;

const pass = (interval: string) => passTime(testEnvironment.outbox!, interval);

const deliverEverything = async (): Promise<void> => {
  for (let round = 0; round < 4 && (await waitingNow()) > 0; round += 1) {
    await pass('30 minutes');
    await testEnvironment.deliverLater();
  }
  expect(await waitingNow()).toBe(0);
};

const until = (condition: () => Promise<boolean> | boolean) =>
  vi.waitFor(async () => expect(await condition()).toBe(true), { timeout: 60_000, interval: 100 });

const gone: NonNullable<StoreHooks['onCall']> = (_call, from) => {
  from.destroy();
  throw new Error('gone');
};
const refuseMail = (): never => {
  throw new SmtpReplyError(421, 'down');
};

describe('a function that is killed', () => {
  type Strike = () => Promise<boolean>;
  const name = 'send-email';
  const kill = async (): Promise<void> => {
    const pid = testEnvironment.functions[name].pid();
    process.kill(pid!, 'SIGKILL');
    await until(() => testEnvironment.functions[name].pid() !== pid);
  };

  it.each<[when: string, arm: (strike: Strike) => void, mails: number]>([
    [
      'before the store has the enquiry',
      (strike) =>
        (store.onCall = async (call, from) => {
          if (call === 'enquiry_accept' && (await strike())) gone(call, from);
        }),
      1,
    ],
    [
      'when the store has it',
      (strike) =>
        (store.onDone = async (call, from) =>
          void (call === 'enquiry_accept' && (await strike()) && from.destroy())),
      1,
    ],
    [
      'while the mail is on its way',
      (strike) =>
        (mail.onDataStart = async (sender) => {
          if (!(await strike())) return;
          sender.drop();
          throw new SmtpReplyError(451, 'gone');
        }),
      1,
    ],
    // The only case that sends a mail twice: its acceptance is lost too.
    [
      'when the mail is accepted and the store does not know',
      (strike) =>
        (store.onCall = async (call, from) => {
          if (call === 'enquiry_done' && (await strike())) gone(call, from);
        }),
      2,
    ],
  ])(
    'loses nothing %s',
    async (_when, arm, mails) => {
      const email = someGuest();
      let left = 1;
      let struck = false;
      arm(async () => {
        if (left-- <= 0) return false;
        await kill();
        return (struck = true);
      });
      await post(name, email);
      // The answer may precede delivery; a later kill would hit the round below.
      await until(() => struck);
      await until(async () => (await post(name, email)) === 200);
      await deliverEverything();
      const ids = idsFrom(email);
      expect([ids.length, new Set(ids).size]).toEqual([mails, 1]);
    },
    90_000,
  );
});

describe.each(functionNames)('the function %s', (name) => {
  it.each<[what: string, hooks: StoreHooks]>([
    ['is down', { onCall: gone }],
    [
      'is cut off when it has the enquiry',
      { onDone: (call, from) => void (call === 'enquiry_accept' && from.destroy()) },
    ],
  ])('mails at once, and once, while the store %s', async (_what, hooks) => {
    const email = someGuest();
    store = hooks;
    expect(await post(name, email)).toBe(200);
    expect(idsFrom(email)).toHaveLength(1);
    store = {};
    await until(async () => (await waitingNow()) === 0);
    await pass('30 minutes');
    await testEnvironment.deliverLater();
    expect(idsFrom(email)).toHaveLength(1);
  });
  it('answers 502 while the store and the mail server are down, and accepts the enquiry when they are back', async () => {
    const email = someGuest();
    store.onCall = gone;
    mail.onConnect = refuseMail;
    expect(await post(name, email)).toBe(502);
    store = {};
    mail = {};
    expect(await post(name, email)).toBe(200);
    expect(idsFrom(email)).toHaveLength(1);
  });
  it('accepts the enquiry while only the mail server is down, and mails it when that is back', async () => {
    const email = someGuest();
    mail.onConnect = refuseMail;
    expect(await post(name, email)).toBe(200);
    expect(idsFrom(email)).toEqual([]);
    await until(async () =>
      (await testEnvironment.outbox!.waiting()).some(({ lastFault }) => lastFault === '421'),
    );
    mail = {};
    await deliverEverything();
    expect(idsFrom(email)).toHaveLength(1);
  });
});

it('sends one mail for an enquiry that is posted six times to two functions', async () => {
  const email = someGuest();
  const turns = [...functionNames, ...functionNames, ...functionNames];
  expect(await Promise.all(turns.map((name) => post(name, email)))).toEqual(turns.map(() => 200));
  await until(async () => (await waitingNow()) === 0);
  expect(idsFrom(email)).toHaveLength(1);
});

it('keeps nothing that was typed in the store or in the log', async () => {
  const { rows } = await testEnvironment.outbox!.database.query('select * from enquiry.mail');
  const hits = await testEnvironment.outbox!.database.query('select * from enquiry.hit');
  expect(rows.length).toBeGreaterThan(5);
  expect(JSON.stringify([rows, hits.rows])).not.toMatch(/guest|Παπαδοπούλου|\+30 690|127\.0\.0\.1/);
  expect(printed.filter((line) => /guest\.\d|Παπαδοπούλου/i.test(line))).toEqual([]);
});
