import { expect, it, vi } from 'vitest';
import {
  createFailure,
  createSmtpSend,
  sendWithRetry,
  systemClock,
  type CreateTransport,
  type Message,
} from '../../../src/enquiry/server/send.ts';
import { parseEnquirySettings } from '../../../src/enquiry/server/settings.ts';
import { environment, storeVariables } from './support.ts';

const busy = { ok: false, error: 451, canRetry: true } as const;

it.each([
  [0, 4],
  [3000, 1],
])(
  'tries for 4 s to send a mail if each attempt takes %i ms: %i attempts',
  async (takes, tries) => {
    let time = 0;
    const asked: number[] = [];
    const send = async (_message: Message, timeoutMs: number) => {
      asked.push(timeoutMs);
      time += takes;
      return busy;
    };
    const sleep = async (milliseconds: number) => void (time += milliseconds);
    const clock = { ...systemClock, now: () => time, sleep };
    await sendWithRetry(send, {} as Message, 4000, clock);
    expect(asked).toHaveLength(tries);
    expect(asked.every((timeoutMs) => timeoutMs > 0)).toBe(true);
    expect(time).toBeLessThanOrEqual(4000);
  },
);

it.each([
  [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, false, 'ECONNREFUSED', true, false],
  [{ code: 'ETIMEDOUT' }, true, 'ETIMEDOUT', false, true],
  [{ code: 'EENVELOPE', responseCode: 451 }, false, 451, true, false],
  [{ code: 'EMESSAGE', responseCode: 554 }, true, 554, false, false],
  [{ code: 'EMESSAGE', responseCode: 354 }, true, 354, false, true],
  [{ code: 'EAUTH', responseCode: 535 }, false, 535, false, false],
  [{ code: 'ETLS' }, false, 'ETLS', false, false],
  [{ code: '550 <maria@visitor.example> unknown' }, false, 'EUNKNOWN', true, false],
])(
  'reports the failure %j with the message written: %j as %s, to be retried: %j, perhaps accepted: %j',
  (thrown, messageWritten, error, canRetry, possiblyAccepted) => {
    expect(createFailure(thrown, messageWritten)).toEqual({
      ok: false,
      error,
      canRetry,
      possiblyAccepted,
    });
  },
);

it.each([
  ['smtps://u:p@mail.example', { secure: true, port: 465 }],
  ['smtp://u:p@mail.example', { secure: false, requireTLS: true, ignoreTLS: false, port: 587 }],
])('sends the password of %s through verified TLS only', async (MAIL_URL, expected) => {
  const parsed = parseEnquirySettings(
    { ...environment, ...storeVariables, MAIL_URL },
    { edge: false },
  );
  if (parsed.problems) throw new Error(parsed.problems.join());
  const mailbox = { name: '', address: 'a@estate.example' };
  const message = { from: mailbox, to: mailbox } as Message;
  const createTransport = vi.fn<CreateTransport>(() => ({ sendMail: async () => {} }));
  await createSmtpSend(createTransport, parsed.settings.mailServer)(message, 1000);
  const [[options]] = createTransport.mock.calls as [[object]];
  expect(options).toMatchObject({ ...expected, auth: { user: 'u', pass: 'p' } });
  // nodemailer verifies certificates unless this says otherwise.
  expect(options).not.toHaveProperty('tls');
});
