import type { LocalOutbox } from '../../../local/outbox/outbox.ts';
import { mails } from '../../../src/content/mails.ts';
import { formIds, type FormId } from '../../../src/enquiry/fields.ts';
import {
  createEnquiryHandler,
  type EnquiryDeps,
  type EnquiryHandler,
  type LogEntry,
} from '../../../src/enquiry/server/handler.ts';
import type { Clock, Message, SendResult } from '../../../src/enquiry/server/send.ts';
import type { EnquirySettings } from '../../../src/enquiry/server/settings.ts';
import type {
  Entry,
  Store,
  StoredEnquiry,
  StoreResult,
} from '../../../src/enquiry/server/store.ts';
import { venue } from '../../../src/facts/venue/venue.ts';
import { createTyped, type Typed } from '../../support/typed.ts';

export const messages = mails;

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
  siteUrl: site,
  origins: [site],
  apiKeys: [publicKey],
  store: { url: 'http://127.0.0.1:9', key: 'x' },
};

/** See docs/specification.md, "Posts". */
export const validPosts = Object.fromEntries(
  formIds.map((form) => [form, createTyped(form, 'el')]),
) as Readonly<Record<FormId, Typed>>;

export const environment = {
  MAIL_TO: settings.mailTo,
  MAIL_FROM: settings.mailFrom,
  SITE_URL: site,
  VITE_SUPABASE_ANON_KEY: publicKey,
};

export const storeVariables = {
  SUPABASE_URL: 'https://store.supabase.example',
  SUPABASE_SECRET_KEY: 'sb_secret_unused',
};

export const passTime = ({ database }: Pick<LocalOutbox, 'database'>, interval: string) =>
  database.exec(`
    update enquiry.mail set received_at = received_at - interval '${interval}', next_at = next_at - interval '${interval}',
      lease_until = lease_until - interval '${interval}', delivered_at = delivered_at - interval '${interval}';
    update enquiry.hit set at = at - interval '${interval}';`);

const createStoppedClock = () => {
  const clock = {
    time: Date.UTC(2026, 5, 1, 9, 30),
    slept: [] as number[],
    now: () => clock.time,
    sleep: async (milliseconds: number) => {
      clock.slept.push(milliseconds);
      clock.time += milliseconds;
    },
    waitAtMost: <Result>(work: Promise<Result>) => work,
  };
  return clock;
};

type ResponseBody = { error?: string; confirmed?: boolean };

type Scene = {
  name?: EnquiryDeps['name'];
  clock?: Clock;
  settings?: Partial<EnquirySettings>;
  results?: SendResult[];
  replies?: StoreResult<StoredEnquiry>[];
  send?: EnquiryDeps['send'];
};

/** The mail server returns `results`, the store `replies` in turn; then both accept everything. */
export const createScene = ({
  name = 'send-email',
  settings: changed = {},
  results = [],
  replies = [],
  send,
  clock: given,
}: Scene = {}) => {
  const sent: Message[] = [];
  const log: LogEntry[] = [];
  const clock = createStoppedClock();
  const entries: Entry[] = [];
  const finished: [id: string, kind: string][] = [];
  const store: Store = {
    accept: async (entry) => {
      entries.push(entry);
      const confirmed = entry.confirm !== null;
      return replies.shift() ?? { ok: true, value: { outcome: 'stored', confirmed } };
    },
    claim: async () => ({ ok: true, value: [] }),
    finish: async (id, kind) => {
      finished.push([id, kind]);
      return { ok: true, value: true };
    },
    sweep: async () => ({ ok: true, value: { waiting: 0, oldestSeconds: 0, givenUp: 0 } }),
  };
  const handle: EnquiryHandler = createEnquiryHandler({
    name,
    settings: { ...settings, ...changed },
    messages,
    store,
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
  /** Resolves when all mails are sent, too. */
  const respond = async (request: Request, clientAddress = '192.0.2.1'): Promise<Response> => {
    const response = await handle(request, {
      clientAddress,
      waitUntil: (work) => background.push(work),
    });
    while (background.length > 0) await background.shift();
    return response;
  };
  return {
    handle: respond,
    /** Returns such as "200 confirmed", "400 invalid" or "303 /en#sent". */
    post: async (request: Request, clientAddress?: string): Promise<string> => {
      const response = await respond(request, clientAddress);
      const { error, confirmed } = JSON.parse((await response.text()) || '{}') as ResponseBody;
      const what = response.headers.get('location') ?? error;
      return `${response.status} ${what ?? (confirmed ? 'confirmed' : 'accepted')}`;
    },
    sent,
    entries,
    finished,
    log,
    clock,
  };
};

const endpoint = 'https://functions.example/endpoint';

export const createPost = (body: BodyInit, headers: Record<string, string> = {}): Request =>
  new Request(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    duplex: 'half',
  } as RequestInit);

export const createJsonPost = (body: unknown, headers: Record<string, string> = {}): Request =>
  createPost(typeof body === 'string' ? body : JSON.stringify(body), headers);

export const createPostWithKey = (body: unknown, headers: Record<string, string> = {}): Request =>
  createJsonPost(body, { apikey: publicKey, ...headers });

export const asForm = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,application/xhtml+xml',
};

/** A list becomes a repeated key. */
export const createNoScriptPost = (
  body: Readonly<Record<string, unknown>>,
  headers: Record<string, string> = {},
): Request =>
  createPost(
    new URLSearchParams(
      Object.entries(body).flatMap(([key, value]) =>
        [value].flat().map((item) => [key, String(item)]),
      ),
    ).toString(),
    { ...asForm, ...headers },
  );

export const createPreflight = (headers: Record<string, string>): Request =>
  new Request(endpoint, {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'POST', ...headers },
  });
