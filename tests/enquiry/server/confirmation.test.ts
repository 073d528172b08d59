import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEnquiryHandler, type EnquiryHandler } from '../../../src/enquiry/server/handler.ts';
import { createRetryRound } from '../../../src/enquiry/server/retryWorker.ts';
import {
  systemClock,
  type Clock,
  type Send,
  type SendResult,
} from '../../../src/enquiry/server/send.ts';
import type { MailKind } from '../../../src/enquiry/server/store.ts';
import { createJsonPost, messages, settings, validPosts } from './support.ts';
import { createTestStore } from './testStore.ts';

const { store, pass, rows, waiting } = createTestStore();
let background: Promise<unknown>[] = [];
let respond: (kind: MailKind) => SendResult;
let confirmed: string[];
let venueMails: number;

const ok = { ok: true } as const;
const refusal = (error: number): SendResult => ({ ok: false, error, canRetry: false });

beforeEach(() => {
  respond = () => ok;
  confirmed = [];
  venueMails = 0;
});
const settled = () => Promise.all(background.splice(0));
afterEach(settled);

const send: Send = async ({ headers, to }) => {
  const kind = headers['Auto-Submitted'] === 'auto-replied' ? 'confirmation' : 'venue';
  const result = respond(kind);
  if (result.ok && kind === 'confirmation') confirmed.push(to.address);
  if (result.ok && kind === 'venue') venueMails += 1;
  return result;
};

/** Busy machines take longer. */
const clock: Clock = {
  ...systemClock,
  sleep: async () => {},
  waitAtMost: (work, milliseconds) => systemClock.waitAtMost(work, milliseconds * 10),
};
const deps = { settings, messages, send, clock, log: () => {} };

const instance = (): EnquiryHandler =>
  createEnquiryHandler({ ...deps, name: 'send-email', store: store() });

const isPromised = async (handle: EnquiryHandler, email = guest): Promise<boolean> => {
  const response = await handle(
    createJsonPost({ ...validPosts.request, email }, { 'idempotency-key': email }),
    { clientAddress: '192.0.2.1', waitUntil: (work) => background.push(work) },
  );
  expect(response.status).toBe(200);
  return ((await response.json()) as { confirmed: boolean }).confirmed;
};
const guest = 'guest@visitor.example';

const rounds = async (count: number): Promise<void> => {
  for (let round = 0; round < count; round += 1) {
    await pass('30 minutes');
    await createRetryRound({ ...deps, store: store() })();
  }
};

describe('a promised confirmation', () => {
  it.each<[what: string, refusal: SendResult, failedRounds: number, passes: string]>([
    ['permanently', refusal(550), 3, '0 days'],
    ['temporarily', refusal(421), 1, '3 days'],
  ])('arrives later if the mail server %s refuses everything at first', async (...row) => {
    const [, refused, failedRounds, passes] = row;
    respond = () => refused;
    expect(await isPromised(instance())).toBe(true);
    await settled();
    await pass(passes);
    await rounds(failedRounds);
    expect(confirmed).toEqual([]);
    respond = () => ok;
    await rounds(1);
    expect([confirmed, venueMails]).toEqual([[guest], 1]);
  });
  it.each<[what: string, kind: MailKind, refusal: SendResult]>([
    ['the mail to the venue is permanently refused', 'venue', refusal(550)],
    ['the confirmation is temporarily refused', 'confirmation', refusal(451)],
    ['the login for the confirmation is refused', 'confirmation', refusal(535)],
  ])('arrives, and is promised to a repeat, if only %s', async (_what, refused, result) => {
    respond = (kind) => (kind === refused ? result : ok);
    expect(await isPromised(instance())).toBe(true);
    await settled();
    respond = () => ok;
    expect(await isPromised(instance())).toBe(true);
    await rounds(1);
    expect([confirmed, venueMails]).toEqual([[guest], 1]);
  });
});

it('promises a confirmation to sixty of seventy requests within an hour and sends it to them only, even if every mail is refused at first', async () => {
  const instances = [instance(), instance(), instance()];
  respond = () => refusal(550);
  const emails = Array.from({ length: 70 }, (_none, index) => `guest.${index}@visitor.example`);
  const promises: boolean[] = [];
  for (const [index, email] of emails.entries())
    promises.push(await isPromised(instances[index % 3]!, email));
  await settled();
  respond = () => ok;
  for (let round = 0; round < 40 && (await waiting()).length > 0; round += 1) await rounds(1);
  expect(promises.filter(Boolean)).toHaveLength(60);
  expect(JSON.stringify(await rows('select * from enquiry.hit'))).not.toMatch(/guest|192\.0/);
  expect(confirmed.sort()).toEqual(emails.filter((_email, index) => promises[index]).sort());
  expect(venueMails).toBe(70);
}, 90_000);
