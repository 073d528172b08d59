/** nodemailer is injected, because this folder runs on Netlify and on Supabase. */
import type { NodemailerError, SendMailOptions, SMTPTransportOptions } from 'nodemailer';

export type SmtpSettings = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (smtps://). */
  readonly secure: boolean;
  readonly user?: string;
  readonly password?: string;
  /** A server on this computer, without certificate check or login. */
  readonly local: boolean;
};

type Mailbox = { readonly name: string; readonly address: string };

export type Message = {
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly replyTo: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** In angle brackets. */
  readonly messageId: string;
  readonly date: Date;
  readonly headers: Readonly<Record<string, string>>;
};

/** SMTP reply or error code. Messages may contain addresses. */
export type SendError = number | string;

/** `possiblyAccepted`: all was written, and no reply refused it. */
export type SendResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: SendError;
      readonly canRetry: boolean;
      readonly possiblyAccepted?: boolean;
    };

/** Never throws. */
export type Send = (message: Message, timeoutMs: number) => Promise<SendResult>;

export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Resolves to undefined after the timeout; the work continues. */
  readonly waitAtMost: <Result>(
    work: Promise<Result>,
    milliseconds: number,
  ) => Promise<Result | undefined>;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  waitAtMost: (work, milliseconds) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>(
      (resolve) => (timer = setTimeout(() => resolve(undefined), Math.max(0, milliseconds))),
    );
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  },
};

const maxTries = 4;
const firstPause = 250;
const minTryTime = 1000;

/** `deadline` is in milliseconds since 1970. */
export const sendWithRetry = async (
  send: Send,
  message: Message,
  deadline: number,
  clock: Clock,
): Promise<SendResult> => {
  for (let tries = 1; ; tries += 1) {
    const result = await send(message, deadline - clock.now());
    if (result.ok || !result.canRetry || tries >= maxTries) return result;
    const pause = firstPause * 2 ** (tries - 1);
    if (pause + minTryTime > deadline - clock.now()) return result;
    await clock.sleep(pause);
  }
};

export type CreateTransport = (options: SMTPTransportOptions) => {
  sendMail: (mail: SendMailOptions) => Promise<unknown>;
};

const permanentCodes = ['EAUTH', 'ETLS', 'EENVELOPE', 'EMESSAGE', 'EPROTOCOL'];

/** Leaves out the server's text, which may contain an address. */
export const createFailure = (error: unknown, messageWritten: boolean): SendResult => {
  const { responseCode: reply, code, originalCode } = (error ?? {}) as Partial<NodemailerError>;
  const sendError: SendError = reply ?? [originalCode, code].find(isCode) ?? 'EUNKNOWN';
  const temporary = reply === undefined ? !permanentCodes.includes(String(code)) : reply < 500;
  // A 4xx or 5xx reply refuses the message (RFC 5321, 4.2.1).
  const possiblyAccepted = messageWritten && !(reply !== undefined && reply >= 400);
  return {
    ok: false,
    error: sendError,
    canRetry: temporary && !possiblyAccepted,
    possiblyAccepted,
  };
};

/** A server may need ten minutes after the data (RFC 5321, 4.5.3.2.6). Disconnecting earlier risks a second mail. */
export const createSmtpSend =
  (
    createTransport: CreateTransport,
    { host, port, secure, local, user, password }: SmtpSettings,
  ): Send =>
  async (message, timeoutMs) => {
    const left = Math.max(1, timeoutMs);
    let messageWritten = false;
    try {
      const transport = createTransport({
        host,
        port,
        secure,
        // Passwords never go in clear text. A local server has no verifiable certificate.
        requireTLS: !secure && !local,
        ignoreTLS: !secure && local,
        ...(user !== undefined && password !== undefined && { auth: { user, pass: password } }),
        dnsTimeout: left,
        connectionTimeout: left,
        greetingTimeout: left,
        socketTimeout: left,
        // nodemailer calls `info` for levels that the logger lacks.
        logger: { info: ({ tnx }) => void (messageWritten ||= tnx === 'message') },
        // Visitor input is never a file name or URL.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await transport.sendMail({
        ...message,
        // Explicit: no header can add a recipient.
        envelope: { from: message.from.address, to: message.to.address },
        signal: AbortSignal.timeout(left),
      });
      return { ok: true };
    } catch (error) {
      return createFailure(error, messageWritten);
    }
  };

const isCode = (text: string | undefined): boolean => /^E[A-Z_]{2,20}$/.test(text ?? '');
