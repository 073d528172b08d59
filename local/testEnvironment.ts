import { join } from 'node:path';
import type { FunctionName } from '../src/enquiry/server/handler.ts';
import type { Environment } from '../src/site/parseSetting.ts';
import { createEdgeCommand, createNetlifyCommand, edge } from './functions/programs.ts';
import { supervise, type Command, type Supervised } from './functions/supervised.ts';
import { createInbox } from './inbox/inbox.ts';
import { createMailStore } from './inbox/mailStore.ts';
import { createOutbox, type StoreHooks } from './outbox/outbox.ts';
import { projectFolder } from './project.ts';
import { createGateway } from './serve/gateway.ts';
import { createSite } from './serve/netlifySite.ts';
import { localAddress, serve } from './serve/server.ts';
import { readLocalSettings } from './settings.ts';

export type TestEnvironmentOptions = {
  /** Defaults to process.env and .env. */
  env?: Environment;
  /** 0 selects a free port. */
  port?: number;
  inboxPort?: number;
  mailFolder?: string;
  /** A folder, or "memory://". */
  outbox?: string;
  store?: StoreHooks;
  watch?: boolean;
  log?(line: string): void;
};

/** Without MAIL_URL, also starts a mail server and the inbox. */
export const startTestEnvironment = async ({
  env,
  port,
  inboxPort,
  mailFolder = join(projectFolder, 'mail'),
  outbox: outboxFolder = 'memory://',
  store,
  watch = false,
  log = () => {},
}: TestEnvironmentOptions = {}) => {
  const settings = readLocalSettings(env);
  const publicKey = settings.build.VITE_SUPABASE_ANON_KEY;
  const mailStore = await createMailStore(mailFolder);
  const running: { stop(): Promise<void> }[] = [];
  const trackStarted = <Part extends { stop(): Promise<void> }>(part: Part): Part => {
    running.push(part);
    return part;
  };
  const stop = async (): Promise<void> =>
    void (await Promise.allSettled(running.splice(0).map((part) => part.stop())));

  try {
    const gateway = trackStarted(
      await serve(
        createGateway(async (name) => functions[name].getPort(), createSite(projectFolder)),
        port ?? settings.port,
      ),
    );
    const outbox = settings.ownStore
      ? trackStarted(await createOutbox(outboxFolder, store, log))
      : undefined;
    const inbox = settings.ownMail
      ? trackStarted(
          await createInbox(
            mailStore,
            inboxPort ?? settings.inboxPort,
            async () => outbox?.readWaiting() ?? [],
          ),
        )
      : undefined;

    // With `npm run dev`, Vite has the port of the settings.
    const origins = [gateway.port, settings.port].flatMap((usedPort) => [
      `http://localhost:${usedPort}`,
      `http://${localAddress}:${usedPort}`,
    ]);
    const functionEnvironment = {
      ...settings.functions,
      ...(inbox && { MAIL_URL: inbox.mailUrl }),
      ...outbox?.env,
      ENQUIRY_ORIGINS: [...origins, settings.functions.ENQUIRY_ORIGINS].join(','),
      SUPABASE_ANON_KEY: publicKey,
      ...edge.env,
    };
    const start = (name: FunctionName, command: Command): Supervised =>
      trackStarted(supervise(name, command, functionEnvironment, log));
    const functions: Readonly<Record<FunctionName, Supervised>> = {
      'send-contact-email': start('send-contact-email', createEdgeCommand(watch)),
      'send-email': start('send-email', createNetlifyCommand(watch)),
    };
    // In development, the first requests wait instead.
    if (!watch) await Promise.all(Object.values(functions).map((program) => program.getPort()));

    const siteUrl = `http://localhost:${gateway.port}`;
    return {
      siteUrl,
      /** Undefined if MAIL_URL is set. */
      inboxUrl: inbox?.url,
      /** For requests that bypass the gateway. */
      functions,
      outbox,
      /** Runs the scheduled delivery once. */
      async deliverLater(): Promise<void> {
        const { ok, status } = await fetch(`${siteUrl}/.netlify/functions/deliver-enquiries`);
        if (!ok) throw new Error(`The round was answered with ${status}.`);
      },
      listMails: mailStore.listMails,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
