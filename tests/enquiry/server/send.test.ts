// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  type Message,
  pauseAfter,
  sendWithRetry,
  systemClock,
  failureOf,
} from '../../../src/enquiry/server/send.ts';

const busy = { ok: false, error: 451, again: true } as const;

describe('another attempt to send a mail', () => {
  it.each([
    ['after the first temporary refusal', busy, 1, 50_000, 250],
    ['after the third', busy, 3, 50_000, 1000],
    ['not after the fourth', busy, 4, 50_000, undefined],
    ['not if the time would not suffice', busy, 1, 1249, undefined],
    ['not after a permanent refusal', { ...busy, again: false }, 1, 50_000, undefined],
    ['not after success', { ok: true } as const, 1, 50_000, undefined],
  ])('is made %s', (_when, result, tries, left, pause) => {
    expect(pauseAfter(result, tries, left, 0.5)).toBe(pause);
  });

  it.each([
    [0, 4],
    [3000, 1],
  ])('fits into 4 s if each attempt takes %i ms: %i attempts', async (takes, tries) => {
    let time = 0;
    const asked: number[] = [];
    const send = async (_message: Message, timeoutMs: number) => {
      asked.push(timeoutMs);
      time += takes;
      return busy;
    };
    const sleep = async (milliseconds: number) => void (time += milliseconds);
    const clock = { ...systemClock, now: () => time, random: () => 0.5, sleep };
    await sendWithRetry(send, {} as Message, 4000, clock);
    expect(asked).toHaveLength(tries);
    expect(asked.every((timeoutMs) => timeoutMs > 0)).toBe(true);
    expect(time).toBeLessThanOrEqual(4000);
  });
});

it.each([
  [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, false, 'ECONNREFUSED', true, false],
  [{ code: 'ETIMEDOUT' }, false, 'ETIMEDOUT', true, false],
  [{ code: 'ETIMEDOUT' }, true, 'ETIMEDOUT', false, true],
  [{ code: 'EENVELOPE', responseCode: 451 }, false, 451, true, false],
  [{ code: 'EMESSAGE', responseCode: 421 }, true, 421, true, false],
  [{ code: 'EMESSAGE', responseCode: 554 }, true, 554, false, false],
  [{ code: 'EMESSAGE', responseCode: 354 }, true, 354, false, true],
  [{ code: 'EAUTH', responseCode: 535 }, false, 535, false, false],
  [{ code: 'ETLS' }, false, 'ETLS', false, false],
  [{ code: '550 <maria@visitor.example> unknown' }, false, 'EUNKNOWN', true, false],
  ['not even an error', false, 'EUNKNOWN', true, false],
])(
  'reports the failure %j with the message written: %j as %s, to be retried: %j, perhaps accepted: %j',
  (thrown, messageWritten, error, again, open) => {
    expect(failureOf(thrown, messageWritten)).toEqual({ ok: false, error, again, open });
  },
);

it('waits for work that ends in time, and not for work that ends late', async () => {
  expect(await systemClock.within(Promise.resolve('here'), 60_000)).toBe('here');
  expect(await systemClock.within(new Promise(() => {}), 1)).toBeUndefined();
});
