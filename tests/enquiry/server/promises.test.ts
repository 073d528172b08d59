// @vitest-environment node
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutbox, type LocalOutbox } from '../../../local/outbox/outbox.ts';
import type { StoreHooks } from '../../../local/outbox/restServer.ts';
import { createEnquiryHandler, type EnquiryHandler } from '../../../src/enquiry/server/handler.ts';
import { createRetryRound } from '../../../src/enquiry/server/outbox/retryWorker.ts';
import { createStore } from '../../../src/enquiry/server/outbox/store.ts';
import { systemClock, type Send, type SendResult } from '../../../src/enquiry/server/retry.ts';
import { postJson, publicKey, settings, validPosts, messages } from './support.ts';

type MailKind = 'venue' | 'confirmation';

let outbox: LocalOutbox;
let hooks: StoreHooks = {};
let background: Promise<unknown>[] = [];
let script: Record<MailKind, SendResult[]>;
let respond: (kind: MailKind) => SendResult | Promise<SendResult>;
let confirmed: string[];
let venueMails: number;

beforeAll(async () => {
  outbox = await createOutbox('memory://', publicKey, {
    onCall: (name, line) => hooks.onCall?.(name, line),
    onDone: (name, line) => hooks.onDone?.(name, line),
  });
}, 120_000);
afterAll(() => outbox.stop());
beforeEach(async () => {
  await outbox.database.exec('truncate enquiry.mail, enquiry.hit');
  script = { venue: [], confirmation: [] };
  respond = (kind) => script[kind].shift() ?? { ok: true };
  confirmed = [];
  venueMails = 0;
});
afterEach(async () => {
  hooks = {};
  await Promise.all(background.splice(0));
});

const send: Send = async ({ headers, envelope }) => {
  const kind = headers['Auto-Submitted'] === 'auto-replied' ? 'confirmation' : 'venue';
  const result = await respond(kind);
  if (result.ok && kind === 'confirmation') confirmed.push(envelope.to);
  if (result.ok && kind === 'venue') venueMails += 1;
  return result;
};

const storeOfOutbox = () =>
  createStore({ url: outbox.env.SUPABASE_URL, key: outbox.env.SUPABASE_SECRET_KEY });

/** Skips pauses between retries. */
const quickClock = { ...systemClock, sleep: async () => {} };

const instance = (withStore = true): EnquiryHandler =>
  createEnquiryHandler({
    name: 'send-email',
    settings,
    messages,
    send,
    log: () => {},
    clock: quickClock,
    outbox: withStore ? { store: storeOfOutbox(), secret: 'secret' } : undefined,
  });

const promises = async (handle: EnquiryHandler, email: string): Promise<boolean> => {
  const answer = await handle(
    postJson({ ...validPosts.request, email }, { 'idempotency-key': email }),
    { clientAddress: '192.0.2.1', waitUntil: (work) => background.push(work) },
  );
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { confirmed: boolean }).confirmed;
};

const settled = () => Promise.all(background.splice(0));

const pass = (interval: string) =>
  outbox.database.exec(
    `update enquiry.mail set received_at = received_at - interval '${interval}', next_at = next_at - interval '${interval}',
       lease_until = lease_until - interval '${interval}', delivered_at = delivered_at - interval '${interval}'`,
  );

const deliverLater = () =>
  createRetryRound({
    settings,
    messages,
    send,
    store: storeOfOutbox(),
    clock: quickClock,
    log: () => {},
  })();

const rounds = async (count: number): Promise<void> => {
  for (let round = 0; round < count; round += 1) {
    await pass('30 minutes');
    await deliverLater();
  }
};

const refusal = (fault: number): SendResult => ({ ok: false, fault, again: false });

describe('a promised confirmation', () => {
  it.each([1, 3])(
    'is delivered later if the mail server answers 5xx to everything at first, also in %s rounds',
    async (failedRounds) => {
      for (const fault of [550, 554]) {
        const email = `guest.${fault}@visitor.example`;
        respond = () => refusal(fault);
        expect(await promises(instance(), email)).toBe(true);
        await settled();
        await rounds(failedRounds);
        expect(confirmed).not.toContain(email);
        respond = () => ({ ok: true });
        await rounds(1);
        expect(confirmed.filter((to) => to === email)).toHaveLength(1);
      }
      expect(venueMails).toBe(2);
    },
  );

  it('is delivered if only the mail to the venue was refused', async () => {
    script.venue = [refusal(550)];
    expect(await promises(instance(), 'guest@visitor.example')).toBe(true);
    await settled();
    await rounds(1);
    expect([confirmed, venueMails]).toEqual([['guest@visitor.example'], 1]);
  });

  it('is delivered later if the mail server refuses it for now, and is promised by a repeat, too', async () => {
    script.confirmation = [refusal(451)];
    expect(await promises(instance(), 'guest@visitor.example')).toBe(true);
    await settled();
    expect(await promises(instance(), 'guest@visitor.example')).toBe(true);
    await rounds(1);
    expect(confirmed).toEqual(['guest@visitor.example']);
  });

  it('waits as long as the mail to the venue, however long the mail server is down', async () => {
    respond = () => refusal(421);
    expect(await promises(instance(), 'guest@visitor.example')).toBe(true);
    await settled();
    await pass('3 days');
    await rounds(1);
    respond = () => ({ ok: true });
    await rounds(1);
    expect([confirmed, venueMails]).toEqual([['guest@visitor.example'], 1]);
  });

  it('is given up a day after the mail to the venue was delivered', async () => {
    script.venue = [refusal(550)];
    respond = (kind) => script[kind].shift() ?? (kind === 'venue' ? { ok: true } : refusal(550));
    expect(await promises(instance(), 'guest@visitor.example')).toBe(true);
    await settled();
    await rounds(2);
    expect((await outbox.waiting()).map(({ kind }) => kind)).toEqual(['confirmation']);
    await pass('1 day');
    await rounds(1);
    expect(await outbox.waiting()).toEqual([]);
  });
});

describe('a confirmation that the visitor’s address refuses for good', () => {
  it.each([
    ['with the store', true],
    ['without the store', false],
  ] as const)(
    'is not promised, nor by a repeat, and not asked for again, %s',
    async (_what, withStore) => {
      for (const fault of [550, 554]) {
        const email = `guest.${fault}@visitor.example`;
        const one = instance(withStore);
        script.confirmation = [refusal(fault)];
        expect(await promises(one, email)).toBe(false);
        await settled();
        expect(await promises(one, email)).toBe(false);
        if (withStore) expect(await promises(instance(), email)).toBe(false);
      }
      await rounds(2);
      expect([confirmed, await outbox.waiting()]).toEqual([[], []]);
    },
  );

  it('is not promised by a repeat if the store broke when it had the enquiry', async () => {
    hooks = { onDone: (name, line) => void (name === 'enquiry_accept' && line.drop()) };
    script.confirmation = [refusal(550)];
    expect(await promises(instance(), 'guest@visitor.example')).toBe(false);
    hooks = {};
    await settled();
    expect(await promises(instance(), 'guest@visitor.example')).toBe(false);
    expect(await outbox.waiting()).toEqual([]);
  });
});

describe('of a hundred requests within an hour', () => {
  const hundred = Array.from({ length: 100 }, (_none, index) => `guest.${index}@visitor.example`);
  const promisedOf = async (
    instances: readonly EnquiryHandler[],
    atOnce = 10,
  ): Promise<string[]> => {
    const promised: string[] = [];
    for (let start = 0; start < hundred.length; start += atOnce) {
      const emails = hundred.slice(start, start + atOnce);
      const answers = await Promise.all(
        emails.map((email, index) => promises(instances[index % instances.length]!, email)),
      );
      promised.push(...emails.filter((_email, index) => answers[index]));
    }
    return promised;
  };
  const instances = (withStore = true) => [
    instance(withStore),
    instance(withStore),
    instance(withStore),
  ];

  it('sixty are promised a confirmation and get one', async () => {
    const promised = await promisedOf(instances());
    await settled();
    expect(promised).toHaveLength(60);
    expect(confirmed.toSorted()).toEqual(promised.toSorted());
  }, 60_000);

  it('sixty get one in the end if every mail is refused at first', async () => {
    respond = () => refusal(550);
    const promised = await promisedOf(instances());
    await settled();
    respond = () => ({ ok: true });
    for (let round = 0; round < 40 && (await outbox.waiting()).length > 0; round += 1)
      await rounds(1);
    expect(promised).toHaveLength(60);
    expect(confirmed.toSorted()).toEqual(promised.toSorted());
  }, 60_000);

  it('no more than sixty get one if the store is slow', async () => {
    let calls = 0;
    hooks = {
      onCall: (name) =>
        name === 'enquiry_accept' && (calls += 1) % 2 ? pause(2500).then(() => {}) : undefined,
    };
    const promised = await promisedOf(instances(), hundred.length);
    await settled();
    expect(confirmed).toEqual(expect.arrayContaining(promised));
    expect(confirmed).toHaveLength(60);
  }, 60_000);

  it('each that was promised one gets one if calls to the store fail', async () => {
    let calls = 0;
    hooks = {
      onCall: (name) => {
        if (name === 'enquiry_accept' && (calls += 1) % 3 === 0) throw new Error('no');
      },
      onDone: (name, line) => void (name === 'enquiry_accept' && calls % 3 === 1 && line.drop()),
    };
    const promised = await promisedOf(instances());
    hooks = {};
    await settled();
    await rounds(1);
    expect(confirmed).toEqual(expect.arrayContaining(promised));
    expect(new Set(confirmed).size).toBe(confirmed.length);
  }, 90_000);

  it('each that was promised one has it by then, without the store', async () => {
    const promised = await promisedOf(instances(false));
    expect(confirmed.toSorted()).toEqual(promised.toSorted());
  }, 60_000);
});
