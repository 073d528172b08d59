/** Both functions in their own runtimes, with a mail server and a store that fail on request. */
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { SMTPServerSession } from 'smtp-server';
import { createMailServer, type MailServer } from '../../../local/inbox/mailServer.ts';
import { createMailStore } from '../../../local/inbox/mailStore.ts';
import type { StoreHooks } from '../../../local/outbox/outbox.ts';
import { startTestEnvironment } from '../../../local/testEnvironment.ts';
import type { FunctionName } from '../../../src/enquiry/server/handler.ts';
import { environment, publicKey, validPosts } from './support.ts';

export const paths: Readonly<Record<FunctionName, string>> = {
  'send-email': '/.netlify/functions/send-email',
  'send-contact-email': '/functions/v1/send-contact-email',
};
export const functionNames = Object.keys(paths) as FunctionName[];

let guests = 0;
export const createGuestAddress = (): string => `guest.${(guests += 1)}@guest.example`;

/** Throw createSmtpReply() to reject, await to delay, `sender.drop()` to disconnect. */
export type MailHooks = Partial<
  Record<'onConnect' | 'onDataStart' | 'onData', (sender: { drop(): void }) => void | Promise<void>>
>;

/** 4xx is temporary, 5xx permanent. */
export const createSmtpReply = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });

const createFailingMailServer = async (
  keep: (message: Buffer) => Promise<void>,
  hooks: () => MailHooks,
): Promise<MailServer> => {
  const sockets = new Map<number, Socket>();
  const run = async (name: keyof MailHooks, { remotePort }: SMTPServerSession): Promise<void> =>
    hooks()[name]?.({ drop: () => sockets.get(remotePort)?.destroy() });
  const running = await createMailServer(keep, 0, {
    onConnect: (session, done) => void run('onConnect', session).then(() => done(), done),
    onData: (stream, session, done) => {
      const take = async () => {
        await run('onDataStart', session);
        const message = await buffer(stream);
        await run('onData', session);
        await keep(message);
      };
      void take().then(() => done(), done);
    },
  });
  running.server.server.on('connection', (socket: Socket) =>
    sockets.set(socket.remotePort ?? 0, socket),
  );
  return running;
};

export const startFunctions = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'functions-'));
  const inbox = await createMailStore(folder);
  const failures: { mail: MailHooks; store: StoreHooks } = { mail: {}, store: {} };
  const mailServer = await createFailingMailServer(inbox.save, () => failures.mail);
  const printed: string[] = [];
  const testEnvironment = await startTestEnvironment({
    env: { ...environment, MAIL_URL: mailServer.url, ENQUIRY_RATE_LIMIT: '500' },
    port: 0,
    store: {
      onCall: (...call) => failures.store.onCall?.(...call),
      onDone: (name, from) => failures.store.onDone?.(name, from),
    },
    log: (line) => printed.push(line),
  });
  return {
    ...testEnvironment,
    inbox,
    failures,
    printed,
    /** Resolves to the status, or to 0 if the connection breaks before an answer. */
    async post(name: FunctionName, email: string) {
      const response = await fetch(testEnvironment.siteUrl + paths[name], {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          apikey: publicKey,
          'idempotency-key': email,
        },
        body: JSON.stringify({ ...validPosts.home, form: 'home', email }),
      }).catch(() => undefined);
      await response?.arrayBuffer().catch(() => undefined);
      return response?.status ?? 0;
    },
    findMails: (email: string) =>
      inbox.listMails().filter(({ replyTo }) => replyTo.includes(email)),
    async stop(): Promise<void> {
      await testEnvironment.stop();
      await mailServer.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type Functions = Awaited<ReturnType<typeof startFunctions>>;
