/** Sending over SMTP. nodemailer is handed in, so that this folder needs no package and runs on both platforms. */
import type { Message } from './message.ts';
import type { Send, SendResult } from './retry.ts';
import type { MailServer } from './settings.ts';

/** The part of nodemailer's options in use; times in milliseconds. */
type TransportOptions = {
  host: string;
  port: number;
  secure: boolean;
  requireTLS: boolean;
  ignoreTLS: boolean;
  auth?: { user: string; pass: string };
  connectionTimeout: number;
  greetingTimeout: number;
  socketTimeout: number;
  dnsTimeout: number;
  disableFileAccess: true;
  disableUrlAccess: true;
};

type OutgoingMail = Omit<Message, 'headers'> & { headers: Record<string, string>; signal: AbortSignal };

/** nodemailer's `createTransport`, as far as it is needed. */
export type CreateTransport = (options: TransportOptions) => { sendMail: (mail: OutgoingMail) => Promise<unknown> };

const optionsFor = ({ host, port, secure, local, user, password }: MailServer): TransportOptions => ({
  host,
  port,
  secure,
  // A password never travels in the clear; a server on this machine has no certificate anyone could check.
  requireTLS: !secure && !local,
  ignoreTLS: !secure && local,
  ...(user !== undefined && password !== undefined && { auth: { user, pass: password } }),
  connectionTimeout: 3000,
  greetingTimeout: 4000,
  socketTimeout: 5000,
  dnsTimeout: 3000,
  // Nothing a visitor typed may be read as a file name or an address to fetch.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Errors that come back however often one tries: login, certificate, unusable message. */
const permanentCodes = ['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EREQUIRETLS', 'EENVELOPE', 'EMESSAGE', 'ECONFIG', 'EPROTOCOL', 'EFILEACCESS', 'EURLACCESS'];

/** What went wrong, without the server's words: they may repeat an address. */
const failureOf = (error: unknown): SendResult => {
  const { responseCode, code } = (typeof error === 'object' && error !== null ? error : {}) as { responseCode?: unknown; code?: unknown };
  if (typeof responseCode === 'number') return { ok: false, temporary: responseCode < 500, code: responseCode };
  return { ok: false, temporary: !permanentCodes.includes(String(code)) };
};

/** A `Send` over one SMTP server; a new connection for each message. */
export const createSmtpSend = (createTransport: CreateTransport, mailServer: MailServer): Send => {
  const transport = createTransport(optionsFor(mailServer));
  return async (message, timeoutMs) => {
    try {
      await transport.sendMail({ ...message, headers: { ...message.headers }, signal: AbortSignal.timeout(Math.max(1, timeoutMs)) });
      return { ok: true };
    } catch (error) {
      return failureOf(error);
    }
  };
};
