// @vitest-environment node
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createRetryRound,
  type RoundEntry,
} from '../../../src/enquiry/server/outbox/retryWorker.ts';
import {
  createStore,
  type Entry,
  type Store,
  type StoreResult,
} from '../../../src/enquiry/server/outbox/store.ts';
import { createHealthEndpoint } from '../../../src/enquiry/server/outbox/health.ts';
import type { Message } from '../../../src/enquiry/server/message.ts';
import type { SendResult } from '../../../src/enquiry/server/retry.ts';
import { venue } from '../../../src/site/facts/venue.ts';
import { openDatabase } from '../../../local/outbox/database.ts';
import { createOutbox, type LocalOutbox } from '../../../local/outbox/outbox.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { publicKey, settings, venueDomain, messages } from './support.ts';

let outbox: LocalOutbox;
let store: Store;

beforeAll(async () => {
  outbox = await createOutbox('memory://', publicKey);
  store = createStore({ url: outbox.env.SUPABASE_URL, key: outbox.env.SUPABASE_SECRET_KEY });
}, 120_000);
afterAll(() => outbox.stop());
beforeEach(() => outbox.database.exec('truncate enquiry.mail, enquiry.hit'));

/** Moves all timestamps into the past. */
const pass = (interval: string) =>
  outbox.database.exec(`
    update enquiry.mail set received_at = received_at - interval '${interval}', next_at = next_at - interval '${interval}',
      lease_until = lease_until - interval '${interval}', delivered_at = delivered_at - interval '${interval}';
    update enquiry.hit set at = at - interval '${interval}';`);

const rows = async <Row>(sql: string): Promise<Row[]> =>
  (await outbox.database.query<Row>(sql)).rows;

const valueOf = <Value>(told: StoreResult<Value>): Value => {
  if (!told.ok) throw new Error(`The store answered with ${told.fault}.`);
  return told.value;
};

let guests = 0;
const entryOf = (changes: Partial<Entry> = {}): Entry => {
  guests += 1;
  const content = {
    form: 'request',
    language: 'en',
    values: {
      firstName: 'Anna',
      lastName: 'Secretname',
      email: `secret.${guests}@guest.example`,
      eventType: 'wedding',
    },
    suspect: false,
  } as const;
  return {
    id: crypto.randomUUID(),
    key: `key ${guests}`,
    repeatSeconds: 600,
    content: { venue: content, confirmation: content },
    caller: `caller ${guests}`,
    limit: 0,
    dailyLimit: 0,
    confirm: null,
    ...changes,
  };
};
const accept = async (changes: Partial<Entry> = {}) =>
  valueOf(await store.accept(entryOf(changes)));

describe('accepting', () => {
  it('stores an enquiry once for each key, until the key is old', async () => {
    expect(await accept({ key: 'same' })).toMatchObject({ outcome: 'stored', confirmed: false });
    expect(await accept({ key: 'same' })).toMatchObject({ outcome: 'repeated' });
    await pass('601 seconds');
    expect(await accept({ key: 'same' })).toMatchObject({ outcome: 'stored' });
  });
  it('at once, side by side, too', async () => {
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => accept({ key: 'same' })));
    expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
  });
  it('refuses a caller beyond the limit and says how long to wait; a repeat takes no place', async () => {
    for (let turn = 0; turn < 2; turn += 1)
      expect(await accept({ caller: 'one', limit: 2, key: `key of turn ${turn}` })).toMatchObject({
        outcome: 'stored',
      });
    expect(await accept({ caller: 'one', limit: 2, key: 'key of turn 0' })).toMatchObject({
      outcome: 'repeated',
    });
    await pass('60 seconds');
    expect(await accept({ caller: 'one', limit: 2 })).toEqual({
      outcome: 'rateLimit',
      seconds: expect.closeTo(540, -1),
    });
    expect(await accept({ caller: 'other', limit: 2 })).toMatchObject({ outcome: 'stored' });
    await pass('541 seconds');
    expect(await accept({ caller: 'one', limit: 2 })).toMatchObject({ outcome: 'stored' });
  });
  it('refuses everybody beyond the limit of a day, without a time', async () => {
    for (let turn = 0; turn < 3; turn += 1) await accept({ dailyLimit: 3 });
    expect(await accept({ dailyLimit: 3 })).toEqual({ outcome: 'rateLimit' });
    await pass('1 day');
    expect(await accept({ dailyLimit: 3 })).toMatchObject({ outcome: 'stored' });
  });
  it('accepts one confirmation an hour per mailbox and sixty in total, and repeats get the same answer', async () => {
    expect(await accept({ confirm: 'anna', key: 'a' })).toMatchObject({
      outcome: 'stored',
      confirmed: true,
    });
    expect(await accept({ confirm: 'anna', key: 'b' })).toMatchObject({
      outcome: 'stored',
      confirmed: false,
    });
    expect(await accept({ confirm: 'anna', key: 'a' })).toMatchObject({
      outcome: 'repeated',
      confirmed: true,
    });
    expect(await accept({ confirm: 'anna', key: 'b' })).toMatchObject({
      outcome: 'repeated',
      confirmed: false,
    });
    const more = [];
    for (let turn = 0; turn < 61; turn += 1) more.push(await accept({ confirm: `guest ${turn}` }));
    expect(more.filter((accepted) => 'confirmed' in accepted && accepted.confirmed)).toHaveLength(
      59,
    );
  });
});

describe('a lease', () => {
  it('belongs to who stored the enquiry for ninety seconds, then to who claims it', async () => {
    const { id } = await (async () => {
      const entry = entryOf();
      valueOf(await store.accept(entry));
      return entry;
    })();
    expect(valueOf(await store.claim(5, 90))).toEqual([]);
    await pass('91 seconds');
    const claims = await Promise.all([store.claim(5, 90), store.claim(5, 90)]);
    expect(claims.flatMap(valueOf).map((mail) => mail.id)).toEqual([id]);
  });
  it('lets an expired holder report a success but not a failure', async () => {
    const entry = entryOf();
    valueOf(await store.accept(entry));
    await pass('91 seconds');
    const [mine] = valueOf(await store.claim(5, 90));
    valueOf(await store.done(entry.id, 'venue', entry.id, false, 451));
    expect(await rows('select attempts, last_fault from enquiry.mail')).toEqual([
      { attempts: 0, last_fault: null },
    ]);
    valueOf(await store.done(entry.id, 'venue', entry.id, true));
    expect(await rows('select content, lease from enquiry.mail')).toEqual([
      { content: null, lease: null },
    ]);
    // The other's later failure restores nothing.
    valueOf(await store.done(entry.id, 'venue', mine!.lease, false, 451));
    expect(await rows('select content, attempts from enquiry.mail')).toEqual([
      { content: null, attempts: 0 },
    ]);
  });
  it('ends with a failure, and the pauses grow to 25 minutes', async () => {
    const entry = entryOf();
    valueOf(await store.accept(entry));
    let lease = entry.id;
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      valueOf(await store.done(entry.id, 'venue', lease, false, 'ETIMEDOUT'));
      const [row] = await rows<{ minutes: string }>(
        'select round(extract(epoch from next_at - now()) / 60) as minutes from enquiry.mail',
      );
      pauses.push(Number(row!.minutes));
      expect(valueOf(await store.claim(5, 90))).toEqual([]);
      await pass(`${row!.minutes} minutes`);
      lease = valueOf(await store.claim(5, 90))[0]!.lease;
    }
    expect(pauses).toEqual([2, 4, 8, 16, 25, 25, 25]);
    expect(await rows('select attempts, last_fault from enquiry.mail')).toEqual([
      { attempts: 7, last_fault: 'ETIMEDOUT' },
    ]);
  });
});

describe('who may call', () => {
  const calls = (given: Store) => [
    given.accept(entryOf()),
    given.claim(1, 1),
    given.done(crypto.randomUUID(), 'venue', crypto.randomUUID(), true),
    given.sweep(1),
  ];
  it('is the service alone: the public key can call nothing, another one not even knock', async () => {
    for (const key of [publicKey, 'sb_secret_guessed', 'eyJhbGciOi'])
      expect(await Promise.all(calls(createStore({ url: outbox.env.SUPABASE_URL, key })))).toEqual(
        Array.from({ length: 4 }, () => ({ ok: false, fault: 401 })),
      );
    expect(await rows('select id from enquiry.mail')).toEqual([]);
  });
  it.each(['anon', 'authenticated'])(
    '%s sees no table, and reaches no function of either schema',
    async (role) => {
      const attempts = [
        'select * from enquiry.mail',
        'select * from enquiry.hit',
        "select enquiry.take('x', 1, 1)",
        'select public.enquiry_claim(1, 1)',
        'select public.enquiry_sweep(30)',
      ];
      for (const sql of attempts)
        await expect(
          outbox.database.transaction(async (transaction) => {
            await transaction.exec(`set local role ${role}`);
            await transaction.query(sql);
          }),
          sql,
        ).rejects.toMatchObject({ code: '42501' });
    },
  );
});

const rounds = () => {
  const sent: Message[] = [];
  const log: RoundEntry[] = [];
  const state: { fault: Extract<SendResult, { ok: false }> | undefined } = { fault: undefined };
  const deliver = createRetryRound({
    settings,
    messages,
    store,
    log: (entry) => log.push(entry),
    clock: { now: Date.now, sleep: async () => {}, within: (work) => work, random: () => 0.5 },
    send: async (message) => {
      if (state.fault) return state.fault;
      sent.push(message);
      return { ok: true };
    },
  });
  return { deliver, sent, log, state, passTime: (minutes: number) => pass(`${minutes} minutes`) };
};

const down = { ok: false, fault: 421, again: true } as const;

describe('later delivery', () => {
  it('mails what was stored by somebody who is no more, under the same id', async () => {
    const { deliver, sent, log } = rounds();
    const entry = entryOf({ confirm: 'anna' });
    valueOf(await store.accept(entry));
    await deliver();
    expect(sent).toEqual([]);
    await pass('91 seconds');
    await deliver();
    expect(sent.map(({ messageId }) => messageId).toSorted()).toEqual([
      `<${entry.id}.confirmation@${venueDomain}>`,
      `<${entry.id}@${venueDomain}>`,
    ]);
    expect(log.at(-1)).toMatchObject({ round: 'done', delivered: 2, faults: [] });
    await deliver();
    expect(sent).toHaveLength(2);
  });

  it('outlasts a mail server that is down for 24 hours, and is done within 30 minutes of its return', async () => {
    const { deliver, sent, state, passTime } = rounds();
    const ids: string[] = [];
    state.fault = down;
    for (let minutes = 0; minutes < 24 * 60; minutes += 5) {
      if (minutes % 30 === 0) {
        const entry = entryOf();
        ids.push(entry.id);
        expect(valueOf(await store.accept(entry))).toMatchObject({ outcome: 'stored' });
        valueOf(await store.done(entry.id, 'venue', entry.id, false, 421));
      }
      await passTime(5);
      await deliver();
    }
    expect(sent).toEqual([]);
    state.fault = undefined;
    for (let minutes = 0; minutes < 30; minutes += 5) {
      await passTime(5);
      await deliver();
    }
    expect(sent.map(({ messageId }) => messageId).toSorted()).toEqual(
      ids.map((id) => `<${id}@${venueDomain}>`).toSorted(),
    );
  }, 240_000);

  it('a mail that cannot be written keeps no other waiting', async () => {
    const { deliver, sent, log, passTime } = rounds();
    await accept({
      content: { venue: { form: 'nonsense', language: 'xx', values: null } as never },
    });
    await accept();
    await passTime(2);
    await deliver();
    expect(sent).toHaveLength(1);
    expect(log).toMatchObject([{ round: 'done', delivered: 1, faults: ['EUNKNOWN'] }]);
  });

  it('says when the visitor wrote, where that was more than a quarter of an hour ago', async () => {
    const { deliver, sent, passTime } = rounds();
    await accept();
    await passTime(14);
    await deliver();
    await accept();
    await passTime(16);
    await deliver();
    expect(sent.map(({ text }) => text.startsWith('Written '))).toEqual([false, true]);
    expect(sent[1]?.html).toContain('It comes only now because the mail server did not answer.');
    // Mail programs sort by this.
    expect(Date.now() - sent[1]!.date.getTime()).toBeLessThan(10 * 60_000);
  });

  it('leaves no word of a visitor in any table, and no row after thirty days', async () => {
    const { deliver, passTime } = rounds();
    for (let turn = 0; turn < 3; turn += 1) await accept({ confirm: `hash ${turn}` });
    await passTime(2);
    await deliver();
    const everything = JSON.stringify([
      await rows('select * from enquiry.mail'),
      await rows('select * from enquiry.hit'),
    ]);
    expect(everything).not.toMatch(/secret|Anna|wedding|guest\.example/i);
    expect(await rows('select id from enquiry.mail')).toHaveLength(6);
    await pass(`${venue.undeliveredKeptDays} days`);
    await deliver();
    expect(await rows('select * from enquiry.mail')).toEqual([]);
    expect(await rows('select * from enquiry.hit')).toEqual([]);
  });

  it('gives up after thirty days and mails the number to the venue once', async () => {
    const { deliver, sent, log, state } = rounds();
    for (let turn = 0; turn < 2; turn += 1) await accept();
    await pass(`${venue.undeliveredKeptDays} days`);
    state.fault = down;
    await deliver();
    expect(log.at(-1)).toMatchObject({ givenUp: 2 });
    state.fault = undefined;
    await accept();
    await pass(`${venue.undeliveredKeptDays} days`);
    await deliver();
    expect(
      sent.map(({ subject, text, envelope }) => [subject, text.includes(': 1.'), envelope.to]),
    ).toEqual([[messages.el.mail.givenUp.subject, true, settings.mailTo]]);
    await deliver();
    expect(sent).toHaveLength(1);
  });

  it('gives up a confirmation that is still refused a day after the mail to the venue was delivered, and not before', async () => {
    const { deliver, log, state, passTime } = rounds();
    const entry = entryOf({ confirm: 'wrong' });
    valueOf(await store.accept(entry));
    await passTime(2);
    state.fault = { ok: false, fault: 550, again: false };
    await deliver();
    await passTime(24 * 60);
    await deliver();
    expect((await outbox.waiting()).map(({ kind, lastFault }) => [kind, lastFault])).toEqual([
      ['venue', '550'],
      ['confirmation', '550'],
    ]);
    valueOf(await store.done(entry.id, 'venue', entry.id, true));
    await deliver();
    expect((await outbox.waiting()).map(({ kind }) => kind)).toEqual(['confirmation']);
    await passTime(24 * 60);
    await deliver();
    expect(await outbox.waiting()).toEqual([]);
    expect(log, 'each round is told, and no address with it').not.toEqual([]);
    expect(JSON.stringify(log)).not.toContain('@');
  });

  it('says that the store does not answer', async () => {
    const log: RoundEntry[] = [];
    const nowhere = createStore({ url: 'http://127.0.0.1:9', key: 'x' });
    await createRetryRound({
      settings,
      messages,
      store: nowhere,
      log: (entry) => log.push(entry),
      clock: { now: Date.now, sleep: async () => {}, within: (work) => work, random: Math.random },
      send: async () => ({ ok: true }),
    })();
    expect(log).toEqual([{ round: 'store', store: expect.any(String) }]);
  });
});

describe('the waiting address', () => {
  const ask = async (given: Store | undefined = store) => {
    const answer = await createHealthEndpoint(given, Date.now)(new Request('http://localhost/'));
    return { status: answer.status, text: await answer.text() };
  };
  it('answers 200 while nothing waits longer than ten minutes, and contains only counts and ages', async () => {
    expect(await ask()).toEqual({ status: 200, text: '{"waiting":0,"oldestSeconds":0}' });
    await accept({ confirm: 'x' });
    await pass('9 minutes');
    expect(await ask()).toMatchObject({
      status: 200,
      text: expect.stringMatching(/^\{"waiting":1,"oldestSeconds":54\d\}$/),
    });
    await pass('2 minutes');
    expect(await ask()).toMatchObject({
      status: 503,
      text: expect.stringMatching(/^\{"waiting":1,"oldestSeconds":66\d\}$/),
    });
  });
  it('is not content without a store or with one that does not answer', async () => {
    expect((await ask(createStore({ url: 'http://127.0.0.1:9', key: 'x' }))).status).toBe(503);
    expect(
      (await createHealthEndpoint(undefined, Date.now)(new Request('http://localhost/'))).status,
    ).toBe(503);
  });
  it('asks the store once in half a minute, however often it is asked, and takes no other method', async () => {
    let asked = 0;
    let now = 0;
    const endpoint = createHealthEndpoint(
      {
        ...store,
        sweep: async () => (
          (asked += 1),
          { ok: true, value: { waiting: 0, oldestSeconds: 0, givenUp: 0 } }
        ),
      },
      () => now,
    );
    for (let turn = 0; turn < 10; turn += 1) await endpoint(new Request('http://localhost/'));
    expect(asked).toBe(1);
    now = 30_000;
    await endpoint(new Request('http://localhost/'));
    expect(asked).toBe(2);
    expect((await endpoint(new Request('http://localhost/', { method: 'POST' }))).status).toBe(405);
  });
});

it('a folder that does not open is set aside and named, never deleted', async () => {
  const folder = join(await temporaryFolder(), 'outbox');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'PG_VERSION'), 'nonsense');
  const lines: string[] = [];
  const database = await openDatabase(folder, (line) => lines.push(line));
  await database.close();
  const aside = (await readdir(dirname(folder))).filter((name) =>
    name.startsWith('outbox-set-aside-'),
  );
  expect(aside).toHaveLength(1);
  expect(lines.join()).toContain(aside[0]);
  expect(await readdir(join(dirname(folder), aside[0]!))).toContain('PG_VERSION');
  await rm(folder, { recursive: true, force: true });
}, 180_000);
