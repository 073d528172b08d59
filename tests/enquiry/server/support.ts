import nodemailer from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { mails } from '../../../src/content/mails.ts';
import { formIds, type FormId } from '../../../src/enquiry/fields.ts';
import {
  createEnquiryHandler,
  type EnquiryDeps,
  type EnquiryHandler,
  type LogEntry,
} from '../../../src/enquiry/server/handler.ts';
import type { Message } from '../../../src/enquiry/server/message.ts';
import type { Clock, SendResult } from '../../../src/enquiry/server/retry.ts';
import type { EnquirySettings, MailServer } from '../../../src/enquiry/server/settings.ts';
import { createSmtpSend } from '../../../src/enquiry/server/smtp.ts';
import { venue } from '../../../src/site/facts/venue.ts';
import { inEachLanguage } from '../../../src/site/languages.ts';
import { typedInto, type Typed } from '../../support/typed.ts';

export const messages = mails;

/** Replaces each text by its key and placeholders, such as "mail.venue.late {when}". */
const named = <Value>(value: Value, at: string): Value =>
  (typeof value === 'string'
    ? [at, ...(value.match(/\{\w+\}/g) ?? [])].join(' ')
    : Array.isArray(value)
      ? // one entry represents the list
        [named(value[0], `${at}[0]`)]
      : Object.fromEntries(
          Object.entries(value as object).map(([key, entry]) => [
            key,
            named(entry, `${at}.${key}`),
          ]),
        )) as Value;

export const wordsByName = inEachLanguage((language) => named(messages[language], language));

/** Domain of every Message-ID. */
export const venueDomain = venue.email.split('@')[1] ?? '';

export const site = 'https://www.liofos.example';

export const publicKey = 'public-key';

export const settings: EnquirySettings = {
  mailServer: { host: '127.0.0.1', port: 1, secure: false, local: true },
  mailTo: 'inbox@estate.example',
  mailFrom: 'site@estate.example',
  rateLimit: 0,
  dailyLimit: 0,
  origins: [site],
  apiKeys: [publicKey],
};

/** See docs/specification.md, "Posts". */
export const validPosts = Object.fromEntries(
  formIds.map((form) => [form, typedInto(form, 'el')]),
) as Readonly<Record<FormId, Typed>>;

/** A clock that only advances on sleep. */
const stoppedClock = (start = Date.UTC(2026, 5, 1, 9, 30)) => {
  const clock = {
    time: start,
    slept: [] as number[],
    now: () => clock.time,
    sleep: async (milliseconds: number) => {
      clock.slept.push(milliseconds);
      clock.time += milliseconds;
    },
    within: <Result>(work: Promise<Result>) => work,
    random: () => 0.5,
  };
  return clock;
};

type Scene = {
  name?: EnquiryDeps['name'];
  messages?: EnquiryDeps['messages'];
  clock?: Clock;
  settings?: Partial<EnquirySettings>;
  results?: SendResult[];
  send?: EnquiryDeps['send'];
};

/** The mail server returns `results` in turn and then accepts everything. */
export const scene = ({
  name = 'send-email',
  messages: said = messages,
  settings: changed = {},
  results = [],
  send,
  clock: given,
}: Scene = {}) => {
  const sent: Message[] = [];
  const log: LogEntry[] = [];
  const clock = stoppedClock();
  const handle: EnquiryHandler = createEnquiryHandler({
    name,
    settings: { ...settings, ...changed },
    messages: said,
    send:
      send ??
      (async (message) => {
        sent.push(message);
        return results.shift() ?? { ok: true };
      }),
    log: (entry) => log.push(entry),
    clock: given ?? clock,
  });
  const background: Promise<unknown>[] = [];
  return {
    handle: (request: Request, clientAddress = '192.0.2.1') =>
      handle(request, { clientAddress, waitUntil: (work) => background.push(work) }),
    sent,
    log,
    clock,
    background,
  };
};

const endpoint = 'https://functions.example/endpoint';

export const postJson = (body: unknown, headers: Record<string, string> = {}): Request =>
  new Request(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export const postWithKey = (body: unknown, headers: Record<string, string> = {}): Request =>
  postJson(body, { apikey: publicKey, ...headers });

/** A list becomes a repeated key. */
export const postPlain = (
  body: Readonly<Record<string, unknown>>,
  headers: Record<string, string> = {},
): Request =>
  new Request(endpoint, {
    method: 'POST',
    headers: { accept: 'text/html,application/xhtml+xml', ...headers },
    body: new URLSearchParams(
      Object.entries(body).flatMap(([key, value]) =>
        [value].flat().map((item) => [key, String(item)]),
      ),
    ),
  });

export type Delivery = { mail: Email; from: string; to: string[]; raw: string };

export type SendError = { at: 'greeting' | 'sender' | 'recipient' | 'message'; code: number };

/** Needs no server, for tests that send hundreds of mails. */
export const createMailWriter = () => {
  const deliveries: Delivery[] = [];
  const writer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });
  const send: EnquiryDeps['send'] = async (message) => {
    const { message: raw, envelope } = await writer.sendMail({
      ...message,
      headers: { ...message.headers },
    });
    if (!Buffer.isBuffer(raw)) throw new Error('expected a buffer');
    deliveries.push({
      mail: await PostalMime.parse(raw),
      from: String(envelope.from),
      to: [envelope.to].flat(),
      raw: raw.toString('latin1'),
    });
    return { ok: true };
  };
  return { send, deliveries };
};

/** `fault` refuses, or hangs with code 0. */
export const startMailServer = async () => {
  const state: { fault?: SendError; deliveries: Delivery[]; connections: number } = {
    deliveries: [],
    connections: 0,
  };
  const pass = (at: SendError['at'], done: (error?: Error | null) => void): void => {
    if (state.fault?.at !== at) return done();
    if (state.fault.code !== 0)
      done(
        Object.assign(new Error('refused for maria@visitor.example'), {
          responseCode: state.fault.code,
        }),
      );
  };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, done) => {
      state.connections += 1;
      pass('greeting', done);
    },
    onMailFrom: (_address, _session, done) => pass('sender', done),
    onRcptTo: (_address, _session, done) => pass('recipient', done),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        if (state.fault?.at === 'message') return pass('message', done);
        const { mailFrom, rcptTo } = session.envelope;
        PostalMime.parse(raw).then((mail) => {
          state.deliveries.push({
            mail,
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw: raw.toString('latin1'),
          });
          done();
        }, done);
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const mailServer: MailServer = { host: '127.0.0.1', port, secure: false, local: true };
  return {
    state,
    mailServer,
    send: createSmtpSend(nodemailer.createTransport, mailServer),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
