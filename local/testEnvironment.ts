import { createServer } from 'node:http';
import { join } from 'node:path';
import type { FunctionName } from '../src/enquiry/server/handler.ts';
import type { Environment } from '../src/site/parseSetting.ts';
import { CannotStart } from './cannotStart.ts';
import { createGateway, type FunctionRoute } from './serve/gateway.ts';
import { edge } from './functions/edge.ts';
import { supervise, type Program, type Supervised } from './functions/supervised.ts';
import { createInbox } from './inbox/inbox.ts';
import { createMailServer, type MailHooks, type MailServer } from './inbox/mailServer.ts';
import { createMailStore, type Mail, type MailStore } from './inbox/mailStore.ts';
import { createOutbox, type LocalOutbox } from './outbox/outbox.ts';
import type { StoreHooks } from './outbox/restServer.ts';
import { createSite, type Site } from './serve/netlifySite.ts';
import { scheduledPath } from './functions/scheduled.ts';
import { close, listen, localAddress } from './serve/ports.ts';
import { projectFolder } from './project.ts';
import { localEnvironment, readLocalSettings } from './settings.ts';

export type TestEnvironmentOptions = {
  /** Default: process.env and .env. */
  env?: Environment;
  /** 0 selects a free port. */
  port?: number;
  inboxPort?: number;
  mailFolder?: string;
  mailServer?: MailHooks;
  /** A folder or "memory://"; null for no store. */
  outbox?: string | null;
  store?: StoreHooks;
  /** null serves only functions. */
  site?: string | null;
  /** Additional allowed origins. */
  origins?: readonly string[];
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
  clearMails(): Promise<void>;
  stop(): Promise<void>;
};

class WrongSettings extends CannotStart {
  override name = 'WrongSettings';
}

type Stop = () => Promise<unknown>;

const noSite: Site = {
  answer: async () => new Response('Not found', { status: 404 }),
};

const edgeProgram = (watch: boolean): Pick<Program, 'command' | 'args'> => ({
  command: edge.deno,
  args: [
    'run',
    ...(watch ? ['--watch', '--no-clear-screen'] : []),
    // A download would mean a missing dependency.
    '--cached-only',
    '--no-prompt',
    '--allow-env',
    '--allow-net',
    '--allow-read',
    '--allow-sys',
    ...edge.flags,
    edge.entry,
  ],
});

const netlifyProgram = (watch: boolean): Pick<Program, 'command' | 'args'> => ({
  command: process.execPath,
  args: [
    ...(watch ? ['--watch', '--watch-preserve-output'] : []),
    join(projectFolder, 'local', 'functions', 'netlifyHost.ts'),
    join(projectFolder, 'netlify', 'functions'),
  ],
});

const inherited = (): Record<string, string> => {
  // The last two name extra trusted certificates.
  const names = [
    'PATH',
    'Path',
    'HOME',
    'TMPDIR',
    'TEMP',
    'SystemRoot',
    'TZ',
    'NODE_EXTRA_CA_CERTS',
    'DENO_CERT',
  ];
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
};

/** Starts the site, both functions and, without MAIL_URL, a mail server and inbox. */
export const startTestEnvironment = async (
  options: TestEnvironmentOptions = {},
): Promise<TestEnvironment> => {
  const reading = readLocalSettings(options.env ?? localEnvironment());
  if (!reading.ok) throw new WrongSettings(reading.problems.join('\n'));
  const { settings } = reading;
  const {
    watch = false,
    log = () => {},
    mailFolder = join(projectFolder, 'mail'),
    outbox: outboxFolder = null,
  } = options;

  const stops: Stop[] = [];
  const stop = async (): Promise<void> => {
    await Promise.allSettled(stops.splice(0).map((end) => end()));
  };

  const startInbox = async (store: MailStore, outbox: LocalOutbox | undefined) => {
    const start = (port = 0): Promise<MailServer> =>
      createMailServer({ keep: store.keep, port, ...options.mailServer });
    let running: MailServer | undefined = await start();
    const { port, url } = running;
    stops.push(async () => running?.stop());
    const desk = {
      isMailServerRunning: () => running !== undefined,
      async toggleMailServer() {
        const before = running;
        running = undefined;
        if (before) await before.stop();
        else running = await start(port);
      },
      waiting: async () => (await outbox?.waiting()) ?? [],
    };
    const inbox = await createInbox(store, options.inboxPort ?? settings.inboxPort, desk);
    stops.push(inbox.stop);
    return { inboxUrl: inbox.url, mailUrl: url };
  };

  const startOutbox = async (folder: string): Promise<LocalOutbox> => {
    const outbox = await createOutbox(
      folder,
      settings.functions.VITE_SUPABASE_ANON_KEY ?? '',
      options.store,
      log,
    );
    stops.push(outbox.stop);
    return outbox;
  };

  const startFunction = (
    name: string,
    program: Pick<Program, 'command' | 'args'>,
    env: Record<string, string>,
  ): Supervised => {
    const running = supervise({ name, ...program, env: { ...inherited(), ...env }, log });
    stops.push(running.stop);
    return running;
  };

  try {
    const gateway = createServer();
    const port = await listen(gateway, options.port ?? settings.port, 'PORT');
    stops.push(() => close(gateway));

    const store = createMailStore(mailFolder);
    // With a key, the real store is used.
    const outbox =
      outboxFolder === null || settings.functions.SUPABASE_SECRET_KEY
        ? undefined
        : await startOutbox(outboxFolder);
    const { inboxUrl, mailUrl } = settings.ownMail
      ? await startInbox(store, outbox)
      : { inboxUrl: undefined, mailUrl: undefined };

    const ownOrigins = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`);
    const env: Record<string, string> = {
      ...settings.functions,
      ...(mailUrl ? { MAIL_URL: mailUrl } : {}),
      ...outbox?.env,
      ENQUIRY_ORIGINS: [
        ...ownOrigins,
        ...(options.origins ?? []),
        settings.functions.ENQUIRY_ORIGINS,
      ]
        .filter(Boolean)
        .join(','),
      SUPABASE_ANON_KEY: settings.functions.VITE_SUPABASE_ANON_KEY ?? '',
      ...edge.env,
    };

    const functions: TestEnvironment['functions'] = {
      'send-contact-email': startFunction('send-contact-email', edgeProgram(watch), {
        ...env,
        SB_REGION: 'local',
      }),
      'send-email': startFunction('send-email', netlifyProgram(watch), env),
    };
    const routes: FunctionRoute[] = [
      {
        prefix: '/functions/v1/send-contact-email',
        strip: '/functions/v1',
        clientHeader: 'cf-connecting-ip',
        program: functions['send-contact-email'],
      },
      {
        prefix: '/.netlify/functions',
        strip: '',
        clientHeader: 'x-nf-client-connection-ip',
        program: functions['send-email'],
      },
    ];
    const site = options.site === null ? noSite : createSite(options.site ?? projectFolder);
    gateway.on('request', createGateway(routes, site));
    await Promise.all(routes.map(({ program }) => program.port()));

    const deliverLater = async (): Promise<void> => {
      const answer = await fetch(
        `http://${localAddress}:${await functions['send-email'].port()}${scheduledPath}deliver-enquiries`,
        { method: 'POST' },
      );
      if (!answer.ok) throw new Error(`The round was answered with ${answer.status}.`);
    };
    return {
      siteUrl: `http://localhost:${port}`,
      inboxUrl,
      functions,
      outbox,
      deliverLater,
      mails: store.list,
      clearMails: store.clear,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
