import { join } from 'node:path';
import type { FunctionName } from '../src/enquiry/server/handler.ts';
import type { Environment } from '../src/site/parseSetting.ts';
import { commandOf, edge, scheduledPath } from './functions/programs.ts';
import { supervise, type Supervised } from './functions/supervised.ts';
import { createInbox } from './inbox/inbox.ts';
import { createMailServer, type MailServer } from './inbox/mailServer.ts';
import { createMailStore, type Mail } from './inbox/mailStore.ts';
import { createOutbox, type LocalOutbox, type StoreHooks } from './outbox/outbox.ts';
import { projectFolder } from './project.ts';
import { createGateway, type FunctionRoute } from './serve/gateway.ts';
import { createSite } from './serve/netlifySite.ts';
import { localAddress, serve } from './serve/server.ts';
import { readLocalSettings } from './settings.ts';

export type TestEnvironmentOptions = {
  /** Default: process.env and .env. */
  env?: Environment;
  /** 0 selects a free port. */
  port?: number;
  inboxPort?: number;
  mailFolder?: string;
  /** Rejects a mail if it throws an error with an SMTP `responseCode`. */
  checkMail?(message: Buffer): Promise<void>;
  /** A folder or "memory://". If absent, nothing is stored. */
  outbox?: string;
  store?: StoreHooks;
  watch?: boolean;
  log?(line: string): void;
};

export type TestEnvironment = {
  siteUrl: string;
  /** Absent if MAIL_URL is set. */
  inboxUrl: string | undefined;
  /** For direct access without the gateway. */
  functions: Readonly<Record<FunctionName, Supervised>>;
  outbox: LocalOutbox | undefined;
  /** Runs the scheduled delivery once. */
  deliverLater(): Promise<void>;
  mails(): Promise<Mail[]>;
  stop(): Promise<void>;
};

/** Starts the site, both functions and, without MAIL_URL, a mail server and inbox. */
export const startTestEnvironment = async ({
  env,
  port,
  inboxPort,
  mailFolder = join(projectFolder, 'mail'),
  checkMail,
  outbox: outboxFolder,
  store,
  watch = false,
  log = () => {},
}: TestEnvironmentOptions = {}): Promise<TestEnvironment> => {
  const settings = readLocalSettings(env);
  const publicKey = settings.build.VITE_SUPABASE_ANON_KEY;
  const mailStore = createMailStore(mailFolder);
  const running: { stop(): Promise<unknown> }[] = [];
  const stop = async (): Promise<void> => {
    await Promise.allSettled(running.splice(0).map((part) => part.stop()));
  };
  const started = <Part extends { stop(): Promise<unknown> }>(part: Part): Part => {
    running.push(part);
    return part;
  };

  const startInbox = async (outbox: LocalOutbox | undefined) => {
    const start = (wanted?: number): Promise<MailServer> =>
      createMailServer(async (message) => {
        await checkMail?.(message);
        await mailStore.keep(message);
      }, wanted);
    let server: MailServer | undefined = await start();
    const { port: mailPort, url: mailUrl } = server;
    started({ stop: async () => server?.stop() });
    const inbox = await createInbox(mailStore, inboxPort ?? settings.inboxPort, {
      isMailServerRunning: () => server !== undefined,
      async toggleMailServer() {
        const before = server;
        server = undefined;
        if (before) await before.stop();
        else server = await start(mailPort);
      },
      waiting: async () => (await outbox?.waiting()) ?? [],
    });
    return { inboxUrl: started(inbox).url, mailUrl };
  };

  try {
    const routes: FunctionRoute[] = [];
    const gateway = started(
      await serve(createGateway(routes, createSite(projectFolder)), port ?? settings.port),
    );
    // With a key, the real store is used.
    const outbox =
      outboxFolder === undefined || settings.functions.SUPABASE_SECRET_KEY
        ? undefined
        : started(await createOutbox(outboxFolder, publicKey, store, log));
    const { inboxUrl, mailUrl } = settings.ownMail
      ? await startInbox(outbox)
      : { inboxUrl: undefined, mailUrl: undefined };

    // `npm run dev` has Vite at the port of the settings and the gateway at another.
    const origins = [gateway.port, settings.port].flatMap((own) => [
      `http://localhost:${own}`,
      `http://${localAddress}:${own}`,
    ]);
    const functionEnvironment = {
      ...settings.functions,
      ...(mailUrl && { MAIL_URL: mailUrl }),
      ...outbox?.env,
      ENQUIRY_ORIGINS: [...origins, settings.functions.ENQUIRY_ORIGINS].join(','),
      SUPABASE_ANON_KEY: publicKey,
    };
    const start = (name: FunctionName, more: Record<string, string> = {}): Supervised =>
      started(supervise(name, commandOf(name, watch), { ...functionEnvironment, ...more }, log));
    const functions: TestEnvironment['functions'] = {
      'send-contact-email': start('send-contact-email', { ...edge.env, SB_REGION: 'local' }),
      'send-email': start('send-email'),
    };
    routes.push(
      {
        prefix: '/functions/v1/send-contact-email',
        strip: '/functions/v1',
        clientHeader: 'cf-connecting-ip',
        program: functions['send-contact-email'],
      },
      {
        prefix: '/.netlify/functions/',
        strip: '',
        clientHeader: 'x-nf-client-connection-ip',
        program: functions['send-email'],
      },
    );
    // In development, requests wait instead.
    if (!watch) await Promise.all(routes.map(({ program }) => program.port()));

    return {
      siteUrl: `http://localhost:${gateway.port}`,
      inboxUrl,
      functions,
      outbox,
      async deliverLater() {
        const origin = `http://${localAddress}:${await functions['send-email'].port()}`;
        const { ok, status } = await fetch(`${origin}${scheduledPath}deliver-enquiries`, {
          method: 'POST',
        });
        if (!ok) throw new Error(`The round was answered with ${status}.`);
      },
      mails: mailStore.list,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
