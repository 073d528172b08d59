/** Sending over SMTP. nodemailer is handed in, so that this folder needs no package and runs on both platforms. */
import type { Message } from './message.ts';
import type { Fault, Send, SendResult } from './retry.ts';
import type { MailServer } from './settings.ts';

/** nodemailer's logger; `tnx` says what an entry is about. Levels that are missing come to `info`. */
type Logger = { readonly info: (entry: { readonly tnx?: string }) => void };

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
  logger: Logger;
  disableFileAccess: true;
  disableUrlAccess: true;
};

type OutgoingMail = Omit<Message, 'headers'> & {
  headers: Record<string, string>;
  signal: AbortSignal;
};

/** nodemailer's `createTransport`, as far as it is needed. */
export type CreateTransport = (options: TransportOptions) => {
  sendMail: (mail: OutgoingMail) => Promise<unknown>;
};

/**
 * Each stage may take what is left: a server that has the whole message may think about it for ten minutes
 * (RFC 5321, 4.5.3.2.6), and who hangs up earlier has one mail accepted and sends a second.
 */
const optionsFor = (
  { host, port, secure, local, user, password }: MailServer,
  left: number,
  logger: Logger,
): TransportOptions => ({
  host,
  port,
  secure,
  // A password never travels in the clear; a server on this machine has no certificate anyone could check.
  requireTLS: !secure && !local,
  ignoreTLS: !secure && local,
  ...(user !== undefined && password !== undefined && { auth: { user, pass: password } }),
  dnsTimeout: left,
  connectionTimeout: left,
  greetingTimeout: left,
  socketTimeout: left,
  logger,
  // Nothing a visitor typed may be read as a file name or an address to fetch.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Errors that come back however often one tries: login, certificate, unusable message. */
const permanentCodes = [
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
  'ETLS',
  'EREQUIRETLS',
  'EENVELOPE',
  'EMESSAGE',
  'ECONFIG',
  'EPROTOCOL',
  'EFILEACCESS',
  'EURLACCESS',
];

const isCode = (input: unknown): input is string =>
  typeof input === 'string' && /^E[A-Z_]{2,20}$/.test(input);

/** What went wrong, without the server's words: they may repeat an address. `handedOver`: the whole message has been written. */
export const failureOf = (error: unknown, handedOver: boolean): SendResult => {
  const { responseCode, code, originalCode } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as {
    readonly responseCode?: unknown;
    readonly code?: unknown;
    readonly originalCode?: unknown;
  };
  const reply = typeof responseCode === 'number' ? responseCode : undefined;
  const fault: Fault = reply ?? [originalCode, code].find(isCode) ?? 'EUNKNOWN';
  const temporary = reply === undefined ? !permanentCodes.includes(String(code)) : reply < 500;
  // A 4xx or 5xx reply to the whole message refuses it (RFC 5321, 4.2.1). Without such a reply it may have been accepted.
  const open = handedOver && !(reply !== undefined && reply >= 400);
  return { ok: false, fault, again: temporary && !open, open };
};

/** A `Send` over one SMTP server; a new connection for each message. */
export const createSmtpSend =
  (createTransport: CreateTransport, mailServer: MailServer): Send =>
  async (message, timeoutMs) => {
    const left = Math.max(1, timeoutMs);
    let handedOver = false;
    const logger: Logger = { info: ({ tnx }) => void (handedOver ||= tnx === 'message') };
    try {
      await createTransport(optionsFor(mailServer, left, logger)).sendMail({
        ...message,
        headers: { ...message.headers },
        signal: AbortSignal.timeout(left),
      });
      return { ok: true };
    } catch (error) {
      return failureOf(error, handedOver);
    }
  };
