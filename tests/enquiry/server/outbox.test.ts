import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { localAddress, serve } from '../../../local/serve/server.ts';
import { createRetryRound, type RoundEntry } from '../../../src/enquiry/server/retryWorker.ts';
import type { Message, SendResult } from '../../../src/enquiry/server/send.ts';
import { createHealthService } from '../../../src/enquiry/server/service.ts';
import { createStore, type Entry, type StoreResult } from '../../../src/enquiry/server/store.ts';
import { venue } from '../../../src/facts/venue/venue.ts';
import { addDays } from '../../../src/site/formats/days.ts';
import { getDayAtVenue } from '../../../src/site/formats/formatDay.ts';
import { environment, messages, settings, venueDomain } from './support.ts';
import { createTestStore } from './testStore.ts';

const { store, storeWith, storeEnvironment, database, rows, waiting, pass } = createTestStore();
const nowhere = createStore({ url: 'http://127.0.0.1:9', key: 'x' });

const getValue = <Value>(reply: StoreResult<Value>): Value => {
  if (!reply.ok) throw new Error(`The store answered with ${reply.error}.`);
  return reply.value;
};

let guests = 0;
const createEntry = (changes: Partial<Entry> = {}): Entry => {
  guests += 1;
  const email = `secret.${guests}@guest.example`;
  const values = { firstName: 'Anna', lastName: 'Secretname', email, eventType: 'wedding' };
  const content = { form: 'request', language: 'en', values, suspect: false } as const;
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
  getValue(await store().accept(createEntry(changes)));
const accepted = async (changes: Partial<Entry> = {}): Promise<Entry> => {
  const entry = createEntry(changes);
  expect(getValue(await store().accept(entry)).outcome).toBe('stored');
  return entry;
};

describe('the store', () => {
  it('accepts one enquiry for each key, until the key expires', async () => {
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => accept({ key: 'same' })));
    expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    await pass('601 seconds');
    expect(await accept({ key: 'same' })).toMatchObject({ outcome: 'stored' });
  });
  it('refuses a caller beyond the limit and returns how long to wait, and does not count a repeat', async () => {
    const one = { caller: 'one', limit: 2 };
    for (const key of ['a', 'b']) await accepted({ ...one, key });
    expect(await accept({ ...one, key: 'a' })).toMatchObject({ outcome: 'repeated' });
    await pass('60 seconds');
    const seconds = expect.closeTo(540, -1);
    expect(await accept(one)).toEqual({ outcome: 'rateLimit', seconds });
    await accepted({ ...one, caller: 'other' });
    await pass('541 seconds');
    await accepted(one);
  });
  it('refuses everybody beyond the daily limit, without a waiting time', async () => {
    for (let turn = 0; turn < 3; turn += 1) await accepted({ dailyLimit: 3 });
    expect(await accept({ dailyLimit: 3 })).toEqual({ outcome: 'rateLimit' });
    await pass('1 day');
    await accepted({ dailyLimit: 3 });
  });
  it('promises one confirmation an hour to a mailbox, and the same to a repeat', async () => {
    const outcomes = [];
    for (const key of ['a', 'b', 'a', 'b']) outcomes.push(await accept({ confirm: 'anna', key }));
    expect(outcomes).toMatchObject([
      { outcome: 'stored', confirmed: true },
      { outcome: 'stored', confirmed: false },
      { outcome: 'repeated', confirmed: true },
      { outcome: 'repeated', confirmed: false },
    ]);
  });
  it('refuses every call with another key', async () => {
    const strange = storeWith('sb_secret_guessed');
    const calls = [
      strange.accept(createEntry()),
      strange.claim(1, 1),
      strange.finish(crypto.randomUUID(), 'venue', crypto.randomUUID(), true),
      strange.sweep(1),
    ];
    for (const call of calls) expect(await call).toEqual({ ok: false, error: 401 });
  });
  it.each(['null', '{}', '{"message":"ok"}', '<h1>Please sign in</h1>'])(
    'has not answered if something else answers 200 %s',
    async (body) => {
      vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body));
      const calls = [
        nowhere.accept(createEntry()),
        nowhere.claim(1, 1),
        nowhere.finish(crypto.randomUUID(), 'venue', crypto.randomUUID(), true),
        nowhere.sweep(1),
      ];
      for (const call of calls)
        expect(await call).toEqual({ ok: false, error: expect.any(String) });
    },
  );
  it.each(['anon', 'authenticated'])('refuses every query of the role %s', async (role) => {
    for (const sql of [
      'select * from enquiry.mail',
      'select * from enquiry.hit',
      "select enquiry.take('x', 1, 1)",
      'select public.enquiry_claim(1, 1)',
      'select public.enquiry_sweep(30)',
    ]) {
      const attempt = database().transaction(async (transaction) => {
        await transaction.exec(`set local role ${role}`);
        await transaction.query(sql);
      });
      await expect(attempt, sql).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('a lease', () => {
  it('belongs for ninety seconds to the process that stored the enquiry, then to the one that claims it', async () => {
    const { id } = await accepted();
    expect(getValue(await store().claim(5, 90))).toEqual([]);
    await pass('91 seconds');
    const claims = await Promise.all([store().claim(5, 90), store().claim(5, 90)]);
    expect(claims.flatMap(getValue).map((mail) => mail.id)).toEqual([id]);
  });
  it('lets its holder report a success but not a failure after it has expired', async () => {
    const { id } = await accepted();
    await pass('91 seconds');
    const [mine] = getValue(await store().claim(5, 90));
    const state = () => rows('select attempts, content is null as gone from enquiry.mail');
    getValue(await store().finish(id, 'venue', id, false, 451));
    expect(await state()).toEqual([{ attempts: 0, gone: false }]);
    getValue(await store().finish(id, 'venue', id, true));
    expect(await state()).toEqual([{ attempts: 0, gone: true }]);
    // The other's later failure restores nothing.
    getValue(await store().finish(id, 'venue', mine!.lease, false, 451));
    expect(await state()).toEqual([{ attempts: 0, gone: true }]);
  });
});

describe('a round of the retry worker', () => {
  const down = { ok: false, error: 421, canRetry: true } as const;
  const rounds = (given = store()) => {
    const sent: Message[] = [];
    const log: RoundEntry[] = [];
    const state: { failure?: Extract<SendResult, { ok: false }> | undefined } = {};
    const run = createRetryRound({
      settings,
      messages,
      store: given,
      log: (entry) => log.push(entry),
      clock: {
        now: Date.now,
        sleep: async () => {},
        waitAtMost: (work) => work,
      },
      send: async (message) => {
        if (state.failure) return state.failure;
        sent.push(message);
        return { ok: true };
      },
    });
    const runAfter = async (interval: string) => {
      await pass(interval);
      await run();
    };
    return { run, runAfter, sent, log, state };
  };

  it('mails what a dead process has stored, once and under the same id', async () => {
    const { run, runAfter, sent, log } = rounds();
    const { id } = await accepted({ confirm: 'anna' });
    await run();
    expect(sent).toEqual([]);
    await runAfter('91 seconds');
    expect(sent.map(({ messageId }) => messageId).sort()).toEqual([
      `<${id}.confirmation@${venueDomain}>`,
      `<${id}@${venueDomain}>`,
    ]);
    expect(log.at(-1)).toMatchObject({ round: 'done', delivered: 2, errors: [] });
    await runAfter('91 seconds');
    expect(sent).toHaveLength(2);
  });

  it('survives 24 hours without a mail server and delivers everything within 30 minutes of its return', async () => {
    const { runAfter, sent, state } = rounds();
    const ids: string[] = [];
    state.failure = down;
    for (let hour = 0; hour < 24; hour += 1) {
      if (hour % 4 === 0) {
        const { id } = await accepted();
        ids.push(id);
        getValue(await store().finish(id, 'venue', id, false, 421));
      }
      await runAfter('1 hour');
    }
    expect(sent).toEqual([]);
    state.failure = undefined;
    for (let minutes = 0; minutes < 30; minutes += 5) await runAfter('5 minutes');
    expect(sent.map(({ messageId }) => messageId).sort()).toEqual(
      ids.map((id) => `<${id}@${venueDomain}>`).sort(),
    );
  }, 120_000);

  it('mails the others if one mail cannot be composed', async () => {
    const { runAfter, sent, log } = rounds();
    const broken = { form: 'nonsense', language: 'xx', values: null } as never;
    await accepted({ content: { venue: broken } });
    await accepted();
    await runAfter('2 minutes');
    expect(sent).toHaveLength(1);
    expect(log).toMatchObject([{ round: 'done', delivered: 1, errors: ['EUNKNOWN'] }]);
  });

  it('mentions when the visitor wrote if that was more than a quarter of an hour ago', async () => {
    const { runAfter, sent } = rounds();
    for (const interval of ['14 minutes', '16 minutes']) {
      await accepted();
      await runAfter(interval);
    }
    expect(sent.map(({ text }) => text.startsWith('Written '))).toEqual([false, true]);
    // Mail programs sort by this.
    expect(Date.now() - sent[1]!.date.getTime()).toBeLessThan(10 * 60_000);
  });

  it('keeps no text of a visitor after delivery, and no row after thirty days', async () => {
    const { runAfter } = rounds();
    await accepted({ confirm: 'hash', limit: 1 });
    await runAfter('2 minutes');
    const mails = await rows('select * from enquiry.mail');
    expect(mails).toHaveLength(2);
    expect(JSON.stringify(mails)).not.toMatch(/secret|Anna|wedding|guest\.example/i);
    await runAfter(`${venue.undeliveredKeptDays} days`);
    expect(await rows('select id from enquiry.mail')).toEqual([]);
    expect(await rows('select * from enquiry.hit')).toEqual([]);
  });

  it('gives up after thirty days and mails the number of lost enquiries to the venue once', async () => {
    const { run, runAfter, sent, log } = rounds();
    for (let turn = 0; turn < 2; turn += 1) await accepted();
    await runAfter(`${venue.undeliveredKeptDays} days`);
    expect(log.at(-1)).toMatchObject({ givenUp: 2 });
    await run();
    expect(sent.map(({ subject, text, to }) => [subject, to.address, text])).toEqual([
      [messages.el.mail.givenUp.subject, settings.mailTo, expect.stringContaining(': 2.')],
    ]);
  });

  it('gives up a refused confirmation a day after the mail to the venue was sent, not earlier', async () => {
    const { run, runAfter, log, state } = rounds();
    const { id } = await accepted({ confirm: 'wrong' });
    state.failure = { ok: false, error: 550, canRetry: false };
    await runAfter('2 minutes');
    await runAfter('1 day');
    expect(await waiting()).toEqual(['venue', 'confirmation']);
    getValue(await store().finish(id, 'venue', id, true));
    await run();
    expect(await waiting()).toEqual(['confirmation']);
    await runAfter('1 day');
    expect(await waiting()).toEqual([]);
    expect(JSON.stringify(log)).not.toContain('@');
  });

  it('logs that the store does not answer', async () => {
    const { run, log } = rounds(nowhere);
    await run();
    expect(log).toEqual([{ round: 'store', store: expect.any(String) }]);
  });
});

describe('the health check', () => {
  const check = (given: object, method = 'GET', url = 'http://localhost/') =>
    createHealthService({ ...environment, MAIL_URL: 'smtp://localhost', ...given })(
      new Request(url, { method }),
    );

  it.each([
    ['9 minutes', 200, /^\{"waiting":1,"oldestSeconds":54\d,"nightlyBuild":"off"\}$/],
    ['11 minutes', 503, /^\{"waiting":1,"oldestSeconds":66\d,"nightlyBuild":"off"\}$/],
  ])(
    'answers after a mail has waited %s with %i, and with counts and ages only',
    async (interval, status, text) => {
      await accepted({ confirm: 'x' });
      await pass(interval);
      const response = await check(storeEnvironment());
      expect(response.status).toBe(status);
      expect(await response.text()).toMatch(text);
    },
  );

  it.each([
    [200, 'today', 'done', getDayAtVenue()],
    [503, 'two days ago', 'late', addDays(getDayAtVenue(), -2)],
    [503, 'on an unknown day', 'late', undefined],
  ])(
    'answers %i if the site was built %s and should be built each night',
    async (status, _, nightlyBuild, day) => {
      const site = await serve(({ url }) =>
        day && new URL(url).pathname === '/built.txt'
          ? new Response(day)
          : new Response('No page', { status: 404 }),
      );
      onTestFinished(site.stop);
      const response = await check(
        { ...storeEnvironment(), BUILD_HOOK_URL: 'https://host.example/hook' },
        'GET',
        `http://${localAddress}:${site.port}/.netlify/functions/enquiries-waiting`,
      );
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ nightlyBuild });
    },
  );

  it('answers 503 without the settings of a store and if the store does not answer, and 405 to a post', async () => {
    const broken = { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_SECRET_KEY: 'x' };
    for (const one of [{}, broken]) expect((await check(one)).status).toBe(503);
    expect((await check({}, 'POST')).status).toBe(405);
  });
});
