import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createGuestAddress,
  createSmtpReply,
  functionNames,
  startFunctions,
  type Functions,
  type MailHooks,
} from './realFunctions.ts';

/** Milliseconds until the browser gives up. */
const longestWait = 10_000;

let functions: Functions;

/** Posts to both functions at once. Resolves to each status. */
const postToBoth = (emails: readonly string[]) =>
  Promise.all(
    functionNames.map(async (name, at) => {
      const started = performance.now();
      const status = await functions.post(name, emails[at]!);
      expect(performance.now() - started).toBeLessThan(longestWait);
      return status;
    }),
  );

const both = <Value>(value: Value): Value[] => functionNames.map(() => value);

describe('each function, if the store is down and the mail server', () => {
  beforeAll(async () => {
    functions = await startFunctions();
    functions.failures.store.onCall = (_call, from) => void from.destroy();
  }, 60_000);
  afterAll(() => functions.stop());
  afterEach(() => void (functions.failures.mail = {}));

  const refuse = (code: number) => (): never => {
    // Server text may contain personal data and must not reach the log.
    throw createSmtpReply(code, 'refused for guest@guest.example');
  };
  /** Refuses once for each function. */
  const refuseOnce = (code: number) => {
    let left = functionNames.length;
    return () => void (left-- > 0 && refuse(code)());
  };
  const hang = (): Promise<never> => new Promise(() => {});

  it.each<[what: string, status: 200 | 502 | 504, hooks: MailHooks]>([
    ['permanently refuses the recipient', 502, { onRecipient: refuse(550) }],
    ['temporarily refuses the message, once', 200, { onData: refuseOnce(451) }],
    ['hangs up when it is called', 502, { onConnect: (sender) => sender.drop() }],
    ['hangs up with the message', 504, { onData: (sender) => (sender.drop(), hang()) }],
    ['does not answer when it has the message', 504, { onData: hang }],
  ])('%s: answers %i in time, then recovers', async (_what, status, hooks) => {
    functions.failures.mail = hooks;
    const emails = functionNames.map(createGuestAddress);
    expect(await postToBoth(emails)).toEqual(both(status));
    const mails = emails.map((email) => functions.findMails(email).length);
    expect(mails).toEqual(both(status === 200 ? 1 : 0));
    expect(functions.printed.join()).not.toContain('guest');
    functions.failures.mail = {};
    expect(await postToBoth(functionNames.map(createGuestAddress))).toEqual(both(200));
  });
});
