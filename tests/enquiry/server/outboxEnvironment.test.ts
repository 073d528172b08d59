// @vitest-environment node
/** Each enquiry becomes one mail, unless the mail server's answer was lost. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FunctionName } from '../../../src/enquiry/server/handler.ts';
import { Refusal, type MailHooks } from '../../../local/inbox/mailServer.ts';
import type { Mail } from '../../../local/inbox/mailStore.ts';
import type { StoreHooks } from '../../../local/outbox/restServer.ts';
import { startTestEnvironment, type TestEnvironment } from '../../../local/testEnvironment.ts';
import { publicKey, settings, site, validPosts } from './support.ts';

const paths: Readonly<Record<FunctionName, string>> = {
  'send-email': '/.netlify/functions/send-email',
  'send-contact-email': '/functions/v1/send-contact-email',
};
const functionNames = Object.keys(paths) as FunctionName[];

let world: TestEnvironment;
let folder: string;
let mail: MailHooks = {};
let store: StoreHooks = {};
const printed: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-world-'));
  world = await startTestEnvironment({
    env: {
      MAIL_TO: settings.mailTo,
      MAIL_FROM: settings.mailFrom,
      ENQUIRY_RATE_LIMIT: '20',
      SITE_URL: site,
      VITE_SUPABASE_ANON_KEY: publicKey,
    },
    port: 0,
    inboxPort: 0,
    mailFolder: folder,
    outbox: 'memory://',
    site: null,
    mailServer: {
      onConnect: (sender) => mail.onConnect?.(sender),
      onDataStart: (sender) => mail.onDataStart?.(sender),
      onData: (message, envelope, sender) => mail.onData?.(message, envelope, sender),
    },
    store: {
      onCall: (name, line) => store.onCall?.(name, line),
      onDone: (name, line) => store.onDone?.(name, line),
    },
    log: (line) => printed.push(line),
  });
}, 180_000);

afterAll(async () => {
  await world.stop();
  await rm(folder, { recursive: true, force: true });
});

afterEach(async () => {
  mail = {};
  store = {};
  await world.outbox!.database.exec('truncate enquiry.hit');
});

let guests = 0;
const someGuest = () => `guest.${(guests += 1)}@guest.example`;

/** 0 if the connection broke before an answer. */
const post = async (
  name: FunctionName,
  email: string,
  changes: Record<string, unknown> = {},
): Promise<number> => {
  const answer = await fetch(world.siteUrl + paths[name], {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: publicKey, 'idempotency-key': email },
    body: JSON.stringify({ ...validPosts.home, form: 'home', email, ...changes }),
  }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.status ?? 0;
};

const mailsFrom = async (email: string): Promise<Mail[]> =>
  (await world.mails()).filter(({ replyTo }) => replyTo.includes(email));
const idsOf = (mails: readonly Mail[]) =>
  new Set(mails.flatMap(({ headers }) => headers['message-id']));
const waitingNow = async () => (await world.outbox!.waiting()).length;

/** Moves all timestamps into the past. */
const pass = (interval: string) =>
  world.outbox!.database.exec(
    `update enquiry.mail set received_at = received_at - interval '${interval}', next_at = next_at - interval '${interval}', lease_until = lease_until - interval '${interval}'`,
  );

const deliverEverything = async (): Promise<void> => {
  for (let round = 0; round < 4 && (await waitingNow()) > 0; round += 1) {
    await pass('30 minutes');
    await world.deliverLater();
  }
  expect(await waitingNow()).toBe(0);
};

const until = (condition: () => Promise<boolean> | boolean) =>
  vi.waitFor(async () => expect(await condition()).toBe(true), { timeout: 60_000, interval: 100 });

const gone: NonNullable<StoreHooks['onCall']> = (_call, line) => {
  line.drop();
  throw new Error('gone');
};
const refuseMail = (): never => {
  throw new Refusal(421, 'down');
};

const pressUntilAccepted = async (name: FunctionName, email: string): Promise<void> => {
  await until(async () => (await post(name, email)) === 200);
};

describe.each(functionNames)('%s, killed', (name) => {
  const kill = async (): Promise<void> => {
    const pid = world.functions[name].pid();
    process.kill(pid!, 'SIGKILL');
    await until(() => world.functions[name].pid() !== pid);
  };
  const strikeOnce = () => {
    let left = 1;
    let done = false;
    const strike = async (): Promise<boolean> => {
      if (left-- <= 0) return false;
      await kill();
      return (done = true);
    };
    return { strike, struck: () => until(() => done) };
  };
  const points: [string, (strike: () => Promise<boolean>) => void, number][] = [
    [
      'before the store has it',
      (strike) =>
        (store = {
          onCall: async (call, line) => {
            if (call === 'enquiry_accept' && (await strike())) gone(call, line);
          },
        }),
      1,
    ],
    [
      'when the store has it',
      (strike) =>
        (store = {
          onDone: async (call, line) =>
            void (call === 'enquiry_accept' && (await strike()) && line.drop()),
        }),
      1,
    ],
    [
      'while the mail is on its way',
      (strike) =>
        (mail = {
          onDataStart: async (sender) => {
            if (await strike()) {
              sender.drop();
              throw new Refusal(451, 'gone');
            }
          },
        }),
      1,
    ],
    // The only case that sends a mail twice: its acceptance is lost too.
    [
      'when the mail is accepted and the store does not know',
      (strike) =>
        (store = {
          onCall: async (call, line) => {
            if (call === 'enquiry_done' && (await strike())) gone(call, line);
          },
        }),
      2,
    ],
  ];
  it.each(points)(
    '%s, loses nothing',
    async (_when, arm, expected) => {
      const email = someGuest();
      const { strike, struck } = strikeOnce();
      arm(strike);
      await post(name, email);
      // The answer may precede delivery; a later kill would hit the round below.
      await struck();
      await pressUntilAccepted(name, email);
      await deliverEverything();
      const mails = await mailsFrom(email);
      expect(mails).toHaveLength(expected);
      expect(idsOf(mails).size).toBe(1);
    },
    120_000,
  );
});

it('killed in a round, loses nothing', async () => {
  const email = someGuest();
  mail = { onConnect: refuseMail };
  expect(await post('send-contact-email', email)).toBe(200);
  await until(async () => (await world.outbox!.waiting()).some(({ attempts }) => attempts > 0));
  mail = {};
  await pass('30 minutes');
  const pid = world.functions['send-email'].pid();
  store = {
    onDone: async (call, line) => {
      if (call === 'enquiry_claim') {
        store = {};
        process.kill(pid!, 'SIGKILL');
        line.drop();
      }
    },
  };
  await expect(world.deliverLater()).rejects.toThrow();
  await until(() => world.functions['send-email'].pid() !== pid);
  expect(await mailsFrom(email)).toHaveLength(0);
  await deliverEverything();
  expect(await mailsFrom(email)).toHaveLength(1);
}, 120_000);

describe.each(functionNames)('%s, while the store', (name) => {
  const expectOneMail = async (email: string): Promise<void> => {
    expect(await post(name, email)).toBe(200);
    expect(await mailsFrom(email)).toHaveLength(1);
    store = {};
    await until(async () => (await waitingNow()) === 0);
    await pass('30 minutes');
    await world.deliverLater();
    expect(await mailsFrom(email)).toHaveLength(1);
  };
  it('is down, mails at once', async () => {
    store = { onCall: gone };
    await expectOneMail(someGuest());
  }, 60_000);
  it('refuses everything, mails at once', async () => {
    store = {
      onCall: () => {
        throw new Error('no');
      },
    };
    await expectOneMail(someGuest());
  }, 60_000);
  it('takes three seconds, mails at once, and once', async () => {
    store = {
      onCall: (call) => (call === 'enquiry_accept' ? pause(3000).then(() => {}) : undefined),
    };
    await expectOneMail(someGuest());
  }, 60_000);
  it('is cut off when it has it, mails at once, and once', async () => {
    store = { onDone: (call, line) => void (call === 'enquiry_accept' && line.drop()) };
    await expectOneMail(someGuest());
  }, 60_000);
  it('and the mail server are both down, answers 502, and takes it when they are back', async () => {
    const email = someGuest();
    store = { onCall: gone };
    mail = { onConnect: refuseMail };
    expect(await post(name, email)).toBe(502);
    store = {};
    mail = {};
    expect(await post(name, email)).toBe(200);
    expect(await mailsFrom(email)).toHaveLength(1);
  }, 60_000);
  it('is cut off after storing, and the mail server is down, answers 502 and still sends one mail', async () => {
    const email = someGuest();
    store = { onDone: (call, line) => void (call === 'enquiry_accept' && line.drop()) };
    mail = { onConnect: refuseMail };
    expect(await post(name, email)).toBe(502);
    store = {};
    mail = {};
    expect(await post(name, email)).toBe(200);
    await deliverEverything();
    expect(await mailsFrom(email)).toHaveLength(1);
  }, 60_000);
});

describe.each(functionNames)('%s, while the mail server', (name) => {
  it('is down, says yes, and the mail comes when it is back', async () => {
    const email = someGuest();
    mail = { onConnect: refuseMail };
    expect(await post(name, email)).toBe(200);
    expect(await mailsFrom(email)).toHaveLength(0);
    await until(async () =>
      (await world.outbox!.waiting()).some(({ lastFault }) => lastFault === '421'),
    );
    mail = {};
    await deliverEverything();
    expect(await mailsFrom(email)).toHaveLength(1);
    expect(printed.some((line) => line.includes('"outcome":"stored"'))).toBe(true);
  }, 60_000);
  it('accepts after 5.5 s, says yes before that, and there is one mail', async () => {
    const email = someGuest();
    mail = { onData: () => pause(5500) };
    expect(await post(name, email)).toBe(200);
    expect(await post(name, email)).toBe(200);
    await until(async () => (await waitingNow()) === 0);
    await pass('30 minutes');
    await world.deliverLater();
    expect(await mailsFrom(email)).toHaveLength(1);
  }, 60_000);
});

it('one enquiry that comes six times by two functions is one mail', async () => {
  const email = someGuest();
  const turns = [...functionNames, ...functionNames, ...functionNames];
  expect(await Promise.all(turns.map((name) => post(name, email)))).toEqual(turns.map(() => 200));
  await until(async () => (await waitingNow()) === 0);
  expect(await mailsFrom(email)).toHaveLength(1);
}, 60_000);

it('the limit holds over both functions together', async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 22; turn += 1)
    statuses.push(await post(functionNames[turn % 2]!, someGuest()));
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
}, 120_000);

it('the confirmation comes once an hour, whichever way its address is spelled, and is announced where it is stored', async () => {
  const answers: unknown[] = [];
  for (const email of ['eleni@guest.example', 'Eleni+1@guest.example', 'eleni+2@guest.example']) {
    const answer = await fetch(world.siteUrl + paths['send-email'], {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...validPosts.request, email }),
    });
    answers.push(await answer.json());
  }
  expect(answers).toEqual([
    { ok: true, confirmed: true },
    { ok: true, confirmed: false },
    { ok: true, confirmed: false },
  ]);
  await until(async () => (await waitingNow()) === 0);
  expect(
    (await world.mails()).filter(({ to }) => to.some((address) => /^eleni/i.test(address))),
  ).toHaveLength(1);
}, 60_000);

it('a confirmation that was promised while the mail server refused everything for good comes later', async () => {
  const email = someGuest();
  mail = {
    onData: () => {
      throw new Refusal(554, 'no');
    },
  };
  const answer = await fetch(world.siteUrl + paths['send-email'], {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...validPosts.request, email }),
  });
  expect(await answer.json()).toEqual({ ok: true, confirmed: true });
  await until(
    async () =>
      (await world.outbox!.waiting()).filter(({ lastFault }) => lastFault === '554').length === 2,
  );
  mail = {};
  await deliverEverything();
  expect(await mailsFrom(email)).toHaveLength(1);
  expect((await world.mails()).filter(({ to }) => to.includes(email))).toHaveLength(1);
}, 60_000);

it('a monitor learns that something waits, and that it does not', async () => {
  const ask = async () =>
    (await fetch(`${world.siteUrl}/.netlify/functions/enquiries-waiting`)).status;
  expect(await ask()).toBe(200);
});

it('nobody from outside can start a round', async () => {
  for (const path of ['/.netlify/functions/deliver-enquiries', '/scheduled/deliver-enquiries'])
    expect((await fetch(world.siteUrl + path, { method: 'POST' })).status).toBeGreaterThanOrEqual(
      404,
    );
});

it('nothing that was typed is left in the store, or came into the log', async () => {
  const { rows } = await world.outbox!.database.query('select * from enquiry.mail');
  const hits = await world.outbox!.database.query('select * from enquiry.hit');
  expect(rows.length).toBeGreaterThan(20);
  expect(JSON.stringify([rows, hits.rows])).not.toMatch(/guest|Παπαδοπούλου|\+30 690|127\.0\.0\.1/);
  expect(printed.filter((line) => /guest\.\d|eleni|Παπαδοπούλου/i.test(line))).toEqual([]);
});
