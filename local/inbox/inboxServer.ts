import { createServer, type IncomingMessage } from 'node:http';
import { comesFromHere } from '../serve/callers.ts';
import { listen } from '../serve/ports.ts';
import { listPage, mailPage } from './inboxPage.ts';
import type { WaitingMail } from '../outbox/outbox.ts';
import type { MailStore } from './mailStore.ts';

/** What the inbox shows and does beside its mails. */
export type Desk = {
  waiting(): Promise<readonly WaitingMail[]>;
  /** Whether the mail server is running. */
  isOpen(): boolean;
  /** Stops the mail server, or starts it again. */
  toggle(): Promise<void>;
};

type Answer = {
  status?: number;
  type?: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
};
type Route = {
  method: string;
  path: RegExp;
  answer(store: MailStore, id: string, desk: Desk): Promise<Answer>;
};

const html = 'text/html; charset=utf-8';
const notFound: Answer = { status: 404, body: 'There is no such mail.' };

/** Nothing in a mail may run or load anything, not even opened in a tab of its own. */
const mailPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const routes: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/$/,
    answer: async (store, _id, desk) => ({
      type: html,
      body: listPage(await store.list(), await desk.waiting(), desk.isOpen()),
    }),
  },
  {
    method: 'POST',
    path: /^\/mail-server$/,
    answer: async (_store, _id, desk) => {
      await desk.toggle();
      return { status: 303, headers: { location: '/' } };
    },
  },
  {
    method: 'GET',
    path: /^\/api\/waiting$/,
    answer: async (_store, _id, desk) => ({
      type: 'application/json',
      body: JSON.stringify(await desk.waiting()),
    }),
  },
  {
    method: 'GET',
    path: /^\/mails\/([^/]+)$/,
    answer: async (store, id) => {
      const mail = await store.find(id);
      return mail ? { type: html, body: mailPage(mail) } : notFound;
    },
  },
  {
    method: 'GET',
    path: /^\/mails\/([^/]+)\/html$/,
    answer: async (store, id) => {
      const mail = await store.find(id);
      return mail
        ? { type: html, body: mail.html, headers: { 'content-security-policy': mailPolicy } }
        : notFound;
    },
  },
  {
    method: 'GET',
    path: /^\/mails\/([^/]+)\/source$/,
    answer: async (store, id) => {
      const body = await store.source(id);
      return body
        ? { body, headers: { 'content-disposition': `attachment; filename="${id}.eml"` } }
        : notFound;
    },
  },
  {
    method: 'POST',
    path: /^\/empty$/,
    answer: async (store) => {
      await store.clear();
      return { status: 303, headers: { location: '/' } };
    },
  },
  {
    method: 'GET',
    path: /^\/api\/mails$/,
    answer: async (store) => ({
      type: 'application/json',
      body: JSON.stringify(await store.list()),
    }),
  },
  {
    method: 'DELETE',
    path: /^\/api\/mails$/,
    answer: async (store) => {
      await store.clear();
      return { status: 204 };
    },
  },
];

const answer = async (request: IncomingMessage, store: MailStore, desk: Desk): Promise<Answer> => {
  if (!comesFromHere(request))
    return { status: 403, body: 'The inbox answers only to this machine, at localhost.' };
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  for (const route of routes) {
    const match = request.method === route.method ? route.path.exec(path) : null;
    if (match) return route.answer(store, match[1] ?? '', desk);
  }
  return { status: 404, body: 'Not found' };
};

export type InboxServer = { port: number; url: string; stop(): Promise<void> };

/** Serves the inbox page and its JSON list on this machine. */
export const createInboxServer = async (
  store: MailStore,
  wantedPort: number,
  desk: Desk,
): Promise<InboxServer> => {
  const server = createServer((request, response) => {
    void answer(request, store, desk)
      .catch((error: Error): Answer => ({ status: 500, body: error.message }))
      .then(({ status = 200, type = 'text/plain; charset=utf-8', body = '', headers }) => {
        response.writeHead(status, {
          'content-type': type,
          'content-security-policy': pagePolicy,
          'x-content-type-options': 'nosniff',
          // With `no-referrer` the button's post would carry `Origin: null` and be refused as foreign.
          'referrer-policy': 'same-origin',
          'cache-control': 'no-store',
          ...headers,
        });
        response.end(body);
      });
  });
  const port = await listen(server, wantedPort, 'INBOX_PORT');
  return {
    port,
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
