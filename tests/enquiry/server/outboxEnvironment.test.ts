/** Each enquiry becomes one mail, unless the mail server's answer was lost. */
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { StoreHooks } from '../../../local/outbox/outbox.ts';
import {
  createGuestAddress,
  createSmtpReply,
  functionNames,
  startFunctions,
  type Functions,
  type MailHooks,
} from './realFunctions.ts';
import { passTime } from './support.ts';

let functions: Functions;
beforeAll(async () => void (functions = await startFunctions()), 120_000);
afterAll(() => functions.stop());
afterEach(() => void Object.assign(functions.failures, { mail: {}, store: {} }));

const waiting = () => functions.outbox!.readWaiting();

const deliverEverything = async (): Promise<void> => {
  for (let round = 0; round < 4 && (await waiting()).length > 0; round += 1) {
    await passTime(functions.outbox!, '30 minutes');
    await functions.deliverLater();
  }
  expect(await waiting()).toEqual([]);
};

const until = (condition: () => Promise<boolean> | boolean) =>
  vi.waitFor(async () => expect(await condition()).toBe(true), { timeout: 60_000, interval: 100 });

const gone = (_call: string, from: Socket): never => {
  from.destroy();
  throw new Error('gone');
};
const refuseMail = (): never => {
  throw createSmtpReply(421, 'down');
};

describe('a function that is killed', () => {
  type Strike = () => Promise<boolean>;
  const name = 'send-email';
  const kill = async (): Promise<void> => {
    const pid = functions.functions[name].getPid();
    process.kill(pid!, 'SIGKILL');
    await until(() => functions.functions[name].getPid() !== pid);
  };

  it.each<[when: string, isStored: boolean, mails: number, arm: (strike: Strike) => void]>([
    [
      'before the store has the enquiry',
      false,
      1,
      (strike) =>
        (functions.failures.store.onCall = async (call, from) => {
          if (call === 'enquiry_accept' && (await strike())) gone(call, from);
        }),
    ],
    [
      'when the store has it',
      true,
      1,
      (strike) =>
        (functions.failures.store.onDone = async (call, from) =>
          void (call === 'enquiry_accept' && (await strike()) && from.destroy())),
    ],
    [
      'while the mail is on its way',
      true,
      1,
      (strike) =>
        (functions.failures.mail.onDataStart = async (sender) => {
          if (!(await strike())) return;
          sender.drop();
          throw createSmtpReply(451, 'gone');
        }),
    ],
    // The only case that sends a mail twice: its acceptance is lost too.
    [
      'when the mail is accepted and the store does not know',
      true,
      2,
      (strike) =>
        (functions.failures.store.onCall = async (call, from) => {
          if (call === 'enquiry_done' && (await strike())) gone(call, from);
        }),
    ],
  ])(
    'loses nothing %s',
    async (_when, isStored, mails, arm) => {
      const email = createGuestAddress();
      let left = 1;
      let struck = false;
      arm(async () => {
        if (left-- <= 0) return false;
        await kill();
        return (struck = true);
      });
      await functions.post(name, email);
      // The answer may precede delivery; a later kill would hit the round below.
      await until(() => struck);
      await until(async () => (await functions.post(name, email)) === 200);
      // A living function mails what it has stored; its lease must not end meanwhile.
      if (isStored) await deliverEverything();
      else await until(async () => (await waiting()).length === 0);
      const ids = functions.findMails(email).map(({ headers }) => headers['message-id']?.[0]);
      expect([ids.length, new Set(ids).size]).toEqual([mails, 1]);
    },
    90_000,
  );
});

const failOnce = (failing: string): StoreHooks => {
  let left = 1;
  return { onCall: (call, from) => void (call === failing && left-- > 0 && gone(call, from)) };
};

describe.each(functionNames)('the function %s', (name) => {
  it.each<[what: string, hooks: StoreHooks]>([
    ['is down', { onCall: gone }],
    ['answers after three seconds', { onCall: () => pause(3000) }],
    [
      'is cut off when it has the enquiry',
      { onDone: (call, from) => void (call === 'enquiry_accept' && from.destroy()) },
    ],
    ['misses the report that the mail was sent', failOnce('enquiry_done')],
  ])('mails at once, and once, while the store %s', async (what, hooks) => {
    const email = createGuestAddress();
    let reported = false;
    const onDone: StoreHooks['onDone'] = async (call, from) => {
      await hooks.onDone?.(call, from);
      reported ||= call === 'enquiry_done';
    };
    functions.failures.store = { ...hooks, onDone };
    expect(await functions.post(name, email)).toBe(200);
    await until(() => functions.findMails(email).length === 1);
    if (what !== 'is down') await until(() => reported);
    await until(async () => (await waiting()).length === 0);
    functions.failures.store = {};
    await passTime(functions.outbox!, '30 minutes');
    await functions.deliverLater();
    expect(functions.findMails(email)).toHaveLength(1);
  });

  it('accepts the enquiry while the mail server does not answer', async () => {
    functions.failures.mail.onData = () => new Promise(() => {});
    expect(await functions.post(name, createGuestAddress())).toBe(200);
    await functions.outbox!.database.exec('delete from enquiry.mail where content is not null');
  });

  it.each<[status: number, what: string, hooks: MailHooks]>([
    [502, 'is down', { onConnect: refuseMail }],
    [504, 'does not answer when it has the message', { onData: () => new Promise(() => {}) }],
  ])(
    'answers %i in time while the store is down and the mail server %s, and accepts the enquiry when they are back',
    async (status, _what, hooks) => {
      const email = createGuestAddress();
      functions.failures.store.onCall = gone;
      functions.failures.mail = hooks;
      const started = performance.now();
      expect(await functions.post(name, email)).toBe(status);
      // Milliseconds until the browser gives up.
      expect(performance.now() - started).toBeLessThan(10_000);
      Object.assign(functions.failures, { mail: {}, store: {} });
      expect(await functions.post(name, email)).toBe(200);
      await until(() => functions.findMails(email).length === 1);
    },
  );

  it('accepts the enquiry while only the mail server is down, and mails it when that is back', async () => {
    const email = createGuestAddress();
    functions.failures.mail.onConnect = refuseMail;
    expect(await functions.post(name, email)).toBe(200);
    expect(functions.findMails(email)).toEqual([]);
    await until(async () => (await waiting()).some(({ lastError }) => lastError === '421'));
    functions.failures.mail = {};
    await deliverEverything();
    expect(functions.findMails(email)).toHaveLength(1);
  });
});

it('sends one mail for an enquiry that is posted six times to two functions', async () => {
  const email = createGuestAddress();
  const turns = [...functionNames, ...functionNames, ...functionNames];
  const statuses = await Promise.all(turns.map((name) => functions.post(name, email)));
  expect(statuses).toEqual(turns.map(() => 200));
  await until(async () => (await waiting()).length === 0);
  expect(functions.findMails(email)).toHaveLength(1);
});

it('keeps nothing that was typed in the store or in the log', async () => {
  const { database } = functions.outbox!;
  const mails = await database.query('select * from enquiry.mail');
  const hits = await database.query('select * from enquiry.hit');
  expect(mails.rows.length).toBeGreaterThan(5);
  expect(JSON.stringify([mails.rows, hits.rows])).not.toMatch(
    /guest|Παπαδοπούλου|\+30 690|127\.0\.0\.1/,
  );
  expect(functions.printed.join()).not.toMatch(/guest\.\d|Παπαδοπούλου/i);
});
