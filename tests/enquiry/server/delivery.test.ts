// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAccepted } from '../../../src/enquiry/server/response.ts';
import {
  createDelivery,
  refusesForGood,
  type Learned,
} from '../../../src/enquiry/server/deliver.ts';
import type {
  StoredEnquiry,
  MailKind,
  Store,
  StoreResult,
} from '../../../src/enquiry/server/outbox/store.ts';
import type { SendResult } from '../../../src/enquiry/server/retry.ts';
import { settings, validPosts, messages } from './support.ts';

type StoreScript = StoreResult<StoredEnquiry> | 'never';
type MailScript = SendResult | 'never';

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
  accept: StoreScript,
  venue: MailScript,
  { form = 'home' as 'home' | 'request', hears = true } = {},
) => {
  const sent: string[] = [];
  const told: { kind: MailKind; ok: boolean }[] = [];
  let asked = (): void => {};
  const mailServerIsAsked = new Promise<void>((resolve) => (asked = resolve));
  const store: Store = {
    accept: () => (accept === 'never' ? never : Promise.resolve(accept)),
    done: async (_id, kind, _lease, ok) => {
      told.push({ kind, ok });
      return hears ? { ok: true, value: true } : { ok: false, fault: 503 };
    },
    claim: async () => ({ ok: true, value: [] }),
    sweep: async () => ({ ok: false, fault: 503 }),
  };
  const deliver = createDelivery({
    settings,
    messages,
    clock,
    outbox: { store, secret: 'secret' },
    send: async ({ headers }) => {
      const kind = headers['Auto-Submitted'] === 'auto-replied' ? 'confirmation' : 'venue';
      asked();
      if (kind === 'venue' && venue === 'never') return never;
      const result = kind === 'venue' && venue !== 'never' ? venue : ({ ok: true } as const);
      if (result.ok) sent.push(kind);
      return result;
    },
  });
  const learned: Learned = {};
  const background: Promise<unknown>[] = [];
  const enquiry = {
    id: crypto.randomUUID(),
    form,
    language: 'el',
    values: validPosts[form] as Record<string, string>,
    suspect: false,
    receivedAt: new Date(0),
  } as const;
  const answering = deliver({
    enquiry,
    key: 'key',
    repeatMs: 1000,
    clientAddress: '192.0.2.1',
    started: 0,
    learned,
    waitUntil: (work) => background.push(work),
    tellLater: () => {},
  });
  const hangs = venue === 'never' && (accept === 'never' || !accept.ok);
  const answer = await Promise.race([
    answering,
    ...(hangs ? [mailServerIsAsked.then(() => turns(20))] : []),
  ]);
  for (const work of background) await Promise.race([work, turns(20)]);
  return { answer, sent, told, learned };
};

const stored = { ok: true, value: { outcome: 'stored', confirmed: true } } as const;
const accepts: fc.Arbitrary<StoreScript> = fc.constantFrom(
  stored,
  { ok: true, value: { outcome: 'stored', confirmed: false } } as const,
  { ok: true, value: { outcome: 'repeated', confirmed: false } } as const,
  { ok: true, value: { outcome: 'rateLimit', seconds: 60 } } as const,
  { ok: false, fault: 503 } as const,
  'never' as const,
);
const venues: fc.Arbitrary<MailScript> = fc.constantFrom(
  { ok: true } as const,
  { ok: false, fault: 550, again: false } as const,
  { ok: false, fault: 421, again: true } as const,
  'never' as const,
);

describe('an enquiry', () => {
  it('is a success when it is stored or mailed, and only then', async () => {
    await fc.assert(
      fc.asyncProperty(accepts, venues, async (accept, venue) => {
        const { answer, sent } = await play(accept, venue);
        const isStored = accept !== 'never' && accept.ok && accept.value.outcome !== 'rateLimit';
        const isRefused = accept !== 'never' && accept.ok && accept.value.outcome === 'rateLimit';
        // If neither replies, the handler still answers, and the work continues.
        expect(answer !== undefined, 'there is an answer').toBe(
          isStored || isRefused || venue !== 'never',
        );
        expect(answer !== undefined && isAccepted(answer)).toBe(
          isStored || (!isRefused && venue !== 'never' && venue.ok),
        );
        expect(sent.filter((kind) => kind === 'venue').length).toBeLessThanOrEqual(1);
        if (isRefused) expect(sent).toEqual([]);
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('is reported to the store if it was mailed while the store did not answer', async () => {
    const { answer, told, learned } = await play(
      { ok: false, fault: 'TimeoutError' },
      { ok: true },
      { form: 'request' },
    );
    expect(answer).toEqual({ outcome: 'sent', confirmed: true });
    expect(told).toEqual([
      { kind: 'venue', ok: true },
      { kind: 'confirmation', ok: true },
    ]);
    expect(learned).toEqual({ store: 'TimeoutError', confirmation: 'sent' });
  });

  it('is not mailed again if the store reports it as repeated', async () => {
    const { answer, sent, told } = await play(
      { ok: true, value: { outcome: 'repeated', confirmed: true } },
      { ok: true },
    );
    expect([answer, sent, told]).toEqual([{ outcome: 'repeated', confirmed: true }, [], []]);
  });

  it('is reported again where the store does not hear', async () => {
    const { told } = await play(stored, { ok: true }, { hears: false });
    expect(told.filter(({ kind }) => kind === 'venue').length).toBeGreaterThan(3);
    expect(told.every(({ ok }) => ok)).toBe(true);
  });

  it('that is stored is confirmed whether or not its mail is accepted yet', async () => {
    const { answer, sent, learned } = await play(
      stored,
      { ok: false, fault: 421, again: false },
      { form: 'request' },
    );
    expect(answer).toEqual({ outcome: 'stored', confirmed: true });
    expect(sent).toEqual(['confirmation']);
    expect(learned).toEqual({ smtp: 421, confirmation: 'stored' });
  });
});

it('a 5xx reply refuses a mail for good, unless it is about the login', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: 400, max: 599 }), fc.constantFrom('ETIMEDOUT', 'EAUTH')),
      (fault) =>
        refusesForGood({ ok: false, fault, again: false }) ===
        (typeof fault === 'number' && fault >= 500 && ![530, 534, 535, 538].includes(fault)),
    ),
  );
  expect(refusesForGood({ ok: true })).toBe(false);
});
