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

const { store, hooks, pass, rows, waiting } = createTestStore();
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
afterEach(async () => {
  delete hooks.onDone;
  await settled();
});

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

const instance = (withStore = true, own = clock): EnquiryHandler =>
  createEnquiryHandler({
    ...deps,
    clock: own,
    name: 'send-email',
    store: withStore ? store() : undefined,
  });

/** Returns whether the response promises a confirmation. */
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

describe('a confirmation that the visitor’s mailbox refuses permanently', () => {
  it.each([
    ['with the store', true],
    ['without the store', false],
  ])('is not promised, not even to a repeat, and not sent again, %s', async (_what, withStore) => {
    const one = instance(withStore);
    respond = (kind) => (kind === 'venue' ? ok : refusal(550));
    expect(await isPromised(one)).toBe(false);
    await settled();
    respond = () => ok;
    expect(await isPromised(one)).toBe(false);
    if (withStore) expect(await isPromised(instance())).toBe(false);
    await rounds(1);
    expect([confirmed, await waiting()]).toEqual([[], []]);
  });
  it('is not promised by a repeat if the store broke when it had the enquiry', async () => {
    hooks.onDone = (name, from) => void (name === 'enquiry_accept' && from.destroy());
    respond = (kind) => (kind === 'venue' ? ok : refusal(550));
    expect(await isPromised(instance())).toBe(false);
    delete hooks.onDone;
    await settled();
    expect(await isPromised(instance())).toBe(false);
    expect(await waiting()).toEqual([]);
  });
});

describe('while the store is slow, the confirmation', () => {
  /** Gives up at once what may take so many milliseconds or fewer, and never anything else. */
  const clockWithout = (patience: number): Clock => ({
    ...clock,
    now: () => 0,
    waitAtMost: async (work, milliseconds) => (milliseconds > patience ? work : undefined),
  });
  /** Keeps the store's reply back until `reply` is called. */
  const postWithLateReply = async () => {
    let reply = () => {};
    const replying = new Promise<void>((resolve) => (reply = resolve));
    const stored = new Promise<void>((resolve) => {
      hooks.onDone = () => (resolve(), replying);
    });
    const promised = await isPromised(instance(true, clockWithout(7500)));
    await stored;
    delete hooks.onDone;
    return { promised, reply };
  };

  it('is promised to sixty of seventy requests at once, and sent to nobody else', async () => {
    const instances = [1, 2, 3].map(() => instance(true, clockWithout(2000)));
    const emails = Array.from({ length: 70 }, (_none, index) => `guest.${index}@visitor.example`);
    const promises = await Promise.all(
      emails.map((email, index) => isPromised(instances[index % 3]!, email)),
    );
    await settled();
    await rounds(1);
    expect(promises.filter(Boolean)).toHaveLength(60);
    expect(confirmed.sort()).toEqual(emails.filter((_email, index) => promises[index]).sort());
    expect(venueMails).toBe(70);
  });
  it('is neither promised nor sent if its reply is too late, and takes no place', async () => {
    const { promised, reply } = await postWithLateReply();
    expect(promised).toBe(false);
    reply();
    await settled();
    await rounds(1);
    expect([confirmed, venueMails, await waiting()]).toEqual([[], 1, []]);
    expect(await rows("select * from enquiry.hit where what like 'confirm%'")).toEqual([]);
  });
  it('is sent if a repeat has promised it meanwhile', async () => {
    const { promised, reply } = await postWithLateReply();
    expect([promised, await isPromised(instance())]).toEqual([false, true]);
    reply();
    await settled();
    await rounds(1);
    expect([confirmed, venueMails]).toEqual([[guest], 1]);
  });
});

it('promises a confirmation to sixty of seventy requests within an hour and sends it, even if every mail is refused at first', async () => {
  const instances = [instance(), instance(), instance()];
  const promised: string[] = [];
  respond = () => refusal(550);
  for (let index = 0; index < 70; index += 1) {
    const email = `guest.${index}@visitor.example`;
    if (await isPromised(instances[index % 3]!, email)) promised.push(email);
  }
  await settled();
  respond = () => ok;
  for (let round = 0; round < 40 && (await waiting()).length > 0; round += 1) await rounds(1);
  expect(promised).toHaveLength(60);
  expect(JSON.stringify(await rows('select * from enquiry.hit'))).not.toMatch(/guest|192\.0/);
  expect(confirmed.sort()).toEqual(promised.sort());
}, 90_000);
