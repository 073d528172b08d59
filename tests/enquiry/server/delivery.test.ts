// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  createDelivery,
  refusesForGood,
  type DeliveryLog,
} from '../../../src/enquiry/server/deliver.ts';
import type {
  MailKind,
  Store,
  StoredEnquiry,
  StoreResult,
} from '../../../src/enquiry/server/store.ts';
import type { SendResult } from '../../../src/enquiry/server/send.ts';
import { messages, settings, validPosts } from './support.ts';

type Never = 'never';
const never = new Promise<never>(() => {});

/** Event loop turns do not depend on machine load. */
const turns = async (count: number): Promise<undefined> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return undefined;
};

/** Replies arrive within a few turns or never. */
const clock = {
  now: () => 0,
  sleep: async () => {},
  within: <Result>(work: Promise<Result>) => Promise.race([work, turns(5)]),
  random: () => 0.5,
};

const play = async (
  accept: StoreResult<StoredEnquiry> | Never,
  venue: SendResult | Never,
  { form = 'home' as 'home' | 'request', storeResponds = true } = {},
) => {
  const sent: string[] = [];
  const reported: { kind: MailKind; ok: boolean }[] = [];
  let called = (): void => {};
  const mailServerIsCalled = new Promise<void>((resolve) => (called = resolve));
  const store: Store = {
    accept: () => (accept === 'never' ? never : Promise.resolve(accept)),
    done: async (_id, kind, _lease, ok) => {
      reported.push({ kind, ok });
      return storeResponds ? { ok: true, value: true } : { ok: false, error: 503 };
    },
    claim: async () => ({ ok: true, value: [] }),
    sweep: async () => ({ ok: false, error: 503 }),
  };
  const deliver = createDelivery({
    settings,
    messages,
    clock,
    outbox: { store, secret: 'secret' },
    send: async ({ headers }) => {
      const kind = headers['Auto-Submitted'] === 'auto-replied' ? 'confirmation' : 'venue';
      called();
      const result = kind === 'venue' ? venue : ({ ok: true } as const);
      if (result === 'never') return never;
      if (result.ok) sent.push(kind);
      return result;
    },
  });
  const deliveryLog: DeliveryLog = {};
  const background: Promise<unknown>[] = [];
  const responding = deliver({
    enquiry: {
      id: crypto.randomUUID(),
      form,
      language: 'el',
      values: validPosts[form] as Record<string, string>,
      suspect: false,
      receivedAt: new Date(0),
    },
    key: 'key',
    repeatMs: 1000,
    clientAddress: '192.0.2.1',
    started: 0,
    deliveryLog,
    waitUntil: (work) => background.push(work),
    logLater: () => {},
  });
  const hangs = venue === 'never' && (accept === 'never' || !accept.ok);
  const response = await Promise.race([
    responding,
    ...(hangs ? [mailServerIsCalled.then(() => turns(20))] : []),
  ]);
  for (const work of background) await Promise.race([work, turns(20)]);
  return { response, sent, reported, deliveryLog };
};

const stored = { ok: true, value: { outcome: 'stored', confirmed: true } } as const;
const repeated = { ok: true, value: { outcome: 'repeated', confirmed: true } } as const;
const limited = { ok: true, value: { outcome: 'rateLimit', seconds: 60 } } as const;
const broken = { ok: false, error: 503 } as const;
const taken = { ok: true } as const;
const refused = { ok: false, error: 550, again: false } as const;

describe('an enquiry', () => {
  it.each<
    [
      store: StoreResult<StoredEnquiry> | Never,
      mail: SendResult | Never,
      outcome: unknown,
      mails: number,
    ]
  >([
    [stored, taken, 'sent', 1],
    [stored, refused, 'stored', 0],
    [stored, 'never', 'stored', 0],
    [repeated, taken, 'repeated', 0],
    [limited, taken, 'rateLimit', 0],
    [broken, taken, 'sent', 1],
    [broken, refused, 'mail', 0],
    ['never', taken, 'sent', 1],
    ['never', refused, 'mail', 0],
    // The handler still answers, and the work continues.
    ['never', 'never', undefined, 0],
  ])(
    'is a success when it is stored or mailed, and only then: store %j, mail server %j',
    async (accept, mail, outcome, mails) => {
      const { response, sent } = await play(accept, mail);
      expect([response?.outcome, sent.filter((kind) => kind === 'venue').length]).toEqual([
        outcome,
        mails,
      ]);
    },
  );

  it('is reported to the store if it was mailed while the store did not answer', async () => {
    const timeout = { ok: false, error: 'TimeoutError' } as const;
    const { response, reported, deliveryLog } = await play(timeout, taken, { form: 'request' });
    expect(response).toEqual({ outcome: 'sent', confirmed: true });
    expect(reported).toEqual([
      { kind: 'venue', ok: true },
      { kind: 'confirmation', ok: true },
    ]);
    expect(deliveryLog).toEqual({ store: 'TimeoutError', confirmation: 'sent' });
  });

  it('is reported again if the store does not answer', async () => {
    const { reported } = await play(stored, taken, { storeResponds: false });
    expect(reported.length).toBeGreaterThan(3);
    expect(reported.every(({ ok }) => ok)).toBe(true);
  });
});

it.each([
  [550, true],
  [554, true],
  [451, false],
  [535, false],
  ['ETIMEDOUT', false],
])('treats the reply %s as a permanent refusal: %s', (error, expected) => {
  expect(refusesForGood({ ok: false, error, again: false })).toBe(expected);
});
