// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '../../../src/enquiry/server/message.ts';
import {
  pauseAfter,
  sendWithRetry,
  systemClock,
  type SendResult,
} from '../../../src/enquiry/server/retry.ts';
import { failureOf } from '../../../src/enquiry/server/smtp.ts';

const results: fc.Arbitrary<SendResult> = fc.oneof(
  fc.constant({ ok: true } as const),
  fc.record({
    ok: fc.constant(false as const),
    fault: fc.oneof(
      fc.integer({ min: 400, max: 599 }),
      fc.constantFrom('ECONNREFUSED', 'ETIMEDOUT'),
    ),
    again: fc.boolean(),
  }),
);

describe('another try', () => {
  it('is never made after success, nor where the message may have been accepted', () => {
    fc.assert(
      fc.property(
        results,
        fc.nat(10),
        fc.nat(60_000),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (result, tries, left, random) => {
          const pause = pauseAfter(result, tries, left, random);
          if (result.ok || !result.again) return pause === undefined;
          return pause === undefined || (pause > 0 && pause < left);
        },
      ),
    );
  });

  it('is made four times at most and never past the deadline, whatever the mail server does and however long it takes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(results, fc.nat(20_000)), { minLength: 5, maxLength: 5 }),
        fc.integer({ min: 1000, max: 50_000 }),
        async (script, budget) => {
          let time = 0;
          const clock = {
            now: () => time,
            sleep: async (milliseconds: number) => void (time += milliseconds),
            within: <Result>(work: Promise<Result>) => work,
            random: () => 0.5,
          };
          const asked: number[] = [];
          await sendWithRetry(
            async (_message, timeoutMs) => {
              const [result, takes] = script[asked.length] ?? [{ ok: true }, 0];
              asked.push(timeoutMs);
              time += Math.min(takes, timeoutMs);
              return result as SendResult;
            },
            {} as Message,
            budget,
            clock,
          );
          const answers = script.slice(0, asked.length).map(([result]) => result);
          expect(asked.length).toBeLessThanOrEqual(4);
          expect(asked.every((timeoutMs) => timeoutMs > 0)).toBe(true);
          expect(time).toBeLessThanOrEqual(budget);
          expect(answers.slice(0, -1).every((result) => !result.ok && result.again)).toBe(true);
        },
      ),
    );
  });
});

describe('what a mail server or nodemailer says of a failure', () => {
  const messages = fc.constantFrom(
    '550 5.1.1 <maria@visitor.example> unknown',
    'maria@visitor.example',
    'connect ECONNREFUSED 10.0.0.1:25',
  );
  it('becomes a number or a code, never words', () => {
    fc.assert(
      fc.property(
        fc.oneof(messages, fc.integer(), fc.constantFrom('ETIMEDOUT', 'EAUTH', 'ECONNREFUSED')),
        fc.oneof(fc.integer({ min: 400, max: 599 }), messages, fc.constant(undefined)),
        messages,
        fc.boolean(),
        (code, responseCode, message, handedOver) => {
          const result = failureOf(
            Object.assign(new Error(message), { code, responseCode, response: message }),
            handedOver,
          );
          return !result.ok && /^(\d{3}|E[A-Z_]+)$/.test(String(result.fault));
        },
      ),
    );
  });
  it.each([
    [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, false, 'ECONNREFUSED', true],
    [{ code: 'ETIMEDOUT' }, false, 'ETIMEDOUT', true],
    [{ code: 'ETIMEDOUT' }, true, 'ETIMEDOUT', false],
    [{ code: 'EENVELOPE', responseCode: 451 }, false, 451, true],
    [{ code: 'EMESSAGE', responseCode: 451 }, true, 451, true],
    [{ code: 'EMESSAGE', responseCode: 421 }, true, 421, true],
    [{ code: 'EMESSAGE', responseCode: 554 }, true, 554, false],
    [{ code: 'EENVELOPE', responseCode: 550 }, false, 550, false],
    [{ code: 'EAUTH', responseCode: 535 }, false, 535, false],
    [{ code: 'ETLS' }, false, 'ETLS', false],
    ['not even an error', false, 'EUNKNOWN', true],
  ] as const)(
    '%j, the message being handed over: %j, is %s and worth another try: %j',
    (error, handedOver, fault, again) => {
      expect(failureOf(error, handedOver)).toEqual({
        ok: false,
        fault,
        again,
        open: handedOver && typeof fault === 'string',
      });
    },
  );
  it.each([250, 354])(
    'is open when the reply to the message is %s, which refuses nothing',
    (responseCode) => {
      expect(failureOf({ code: 'EMESSAGE', responseCode }, true)).toEqual({
        ok: false,
        fault: responseCode,
        again: false,
        open: true,
      });
    },
  );
});

it('work that comes in time is waited for, and what comes late is not', async () => {
  expect(await systemClock.within(Promise.resolve('here'), 60_000)).toBe('here');
  expect(await systemClock.within(new Promise(() => {}), 1)).toBeUndefined();
});
