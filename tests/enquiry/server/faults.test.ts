// @vitest-environment node
/** Faults that hang take seconds, so rows run in parallel with separate servers. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FunctionName } from '../../../src/enquiry/server/handler.ts';
import {
  createMailServer,
  Refusal,
  type MailHooks,
  type MailServerOptions,
} from '../../../local/inbox/mailServer.ts';
import { createMailStore, type Mail, type MailStore } from '../../../local/inbox/mailStore.ts';
import { startTestEnvironment } from '../../../local/testEnvironment.ts';
import { selfSigned } from './certificate.ts';
import { publicKey, settings, site, validPosts } from './support.ts';

const endings: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of endings.reverse()) await end();
});

const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'));
  endings.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const endpoints: Readonly<Record<FunctionName, string>> = {
  'send-email': '/.netlify/functions/send-email',
  'send-contact-email': '/functions/v1/send-contact-email',
};
const functionNames = Object.keys(endpoints) as FunctionName[];

/** Milliseconds until the browser gives up. */
const longestWait = 10_000;

type Line = { readonly outcome: string; readonly smtp?: number | string; readonly later?: true };
type Posted = {
  readonly status: number;
  readonly milliseconds: number;
  readonly mails: readonly Mail[];
};

const startFunctions = async (mailUrl: string, store: MailStore) => {
  const printed: Line[] = [];
  const world = await startTestEnvironment({
    env: {
      MAIL_URL: mailUrl,
      MAIL_TO: settings.mailTo,
      MAIL_FROM: settings.mailFrom,
      ENQUIRY_RATE_LIMIT: '0',
      SITE_URL: site,
      VITE_SUPABASE_ANON_KEY: publicKey,
    },
    port: 0,
    inboxPort: 0,
    site: null,
    log: (line) => printed.push(JSON.parse(line) as Line),
  });
  endings.push(world.stop);

  let guests = 0;
  const someGuest = (): string => `guest.${(guests += 1)}@guest.example`;
  const request = (
    name: FunctionName,
    email: string,
    more: { headers?: Record<string, string>; signal?: AbortSignal } = {},
  ): Promise<Response> =>
    fetch(world.siteUrl + endpoints[name], {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: publicKey, ...more.headers },
      body: JSON.stringify({ ...validPosts.home, form: 'home', email }),
      signal: more.signal ?? null,
    });
  const post = async (name: FunctionName): Promise<Posted> => {
    const email = someGuest();
    const started = performance.now();
    const answer = await request(name, email);
    await answer.arrayBuffer();
    return {
      status: answer.status,
      milliseconds: performance.now() - started,
      mails: (await store.list()).filter(({ replyTo }) => replyTo.includes(email)),
    };
  };
  const postToAll = async (): Promise<{ posted: readonly Posted[]; lines: readonly Line[] }> => {
    printed.length = 0;
    const posted = await Promise.all(functionNames.map(post));
    const lines = () => printed.filter(({ later }) => !later);
    // Lines come from other processes, which may be slow on a busy machine.
    await vi.waitFor(() => expect(lines()).toHaveLength(functionNames.length), {
      timeout: longestWait,
    });
    return { posted, lines: lines() };
  };
  const processes = () => functionNames.map((name) => world.functions[name].pid());
  return { postToAll, processes, request, someGuest };
};

type SendError = {
  readonly name: string;
  readonly hooks: MailHooks;
  /** 200 if a retry helps, 504 if the mail may have been accepted, otherwise 502. */
  readonly status?: 200 | 504;
  readonly smtp?: number | RegExp;
};

const refuse = (code: number) => (): never => {
  // Server text may contain personal data and must not reach the log.
  throw new Refusal(code, 'refused for guest@guest.example');
};
const lostLine = /^(ECONNECTION|ECONNRESET|EPIPE|ESOCKET)$/;
const hang = (): Promise<never> => new Promise(() => {});

/** Applies the fault to the first calls only, one per function. */
const first = (calls: number, fault: () => void): (() => void) => {
  let left = calls;
  return () => void (left-- > 0 && fault());
};

const rows: readonly (readonly SendError[])[] = [
  [
    { name: 'says nothing when it is called', hooks: { onConnect: hang }, status: 504 },
    { name: 'refuses the recipient for good', hooks: { onRecipient: refuse(550) }, smtp: 550 },
    { name: 'wants TLS that it does not offer', hooks: { onRecipient: refuse(530) }, smtp: 530 },
    {
      name: 'is slow at every step',
      hooks: {
        onConnect: () => pause(400),
        onRecipient: () => pause(400),
        onDataStart: () => pause(400),
        onData: () => pause(400),
      },
      status: 200,
    },
  ],
  [
    { name: 'says nothing when it hears the recipient', hooks: { onRecipient: hang }, status: 504 },
    {
      name: 'refuses the recipient for now, again and again',
      hooks: { onRecipient: refuse(451) },
      smtp: 451,
    },
  ],
  [
    { name: 'takes the message after 5.5 s', hooks: { onData: () => pause(5500) }, status: 200 },
    { name: 'says nothing when it has the message', hooks: { onData: hang }, status: 504 },
    { name: 'refuses the message for good', hooks: { onData: refuse(554) }, smtp: 554 },
    {
      name: 'refuses the message for now, again and again',
      hooks: { onData: refuse(452) },
      smtp: 452,
    },
  ],
  [
    {
      name: 'hangs up when it is called',
      hooks: { onConnect: (sender) => sender.drop() },
      smtp: lostLine,
    },
    {
      name: 'hangs up in the middle of the message',
      hooks: { onDataStart: (sender) => sender.drop() },
      smtp: lostLine,
    },
    {
      name: 'hangs up before it takes the message',
      hooks: { onData: (_message, _envelope, sender) => (sender.drop(), hang()) },
      status: 504,
      smtp: lostLine,
    },
    { name: 'is too busy', hooks: { onConnect: refuse(421) }, smtp: 421 },
    { name: 'refuses for now, once', hooks: { onRecipient: first(2, refuse(450)) }, status: 200 },
    {
      name: 'refuses the message for now, once',
      hooks: { onData: first(2, refuse(451)) },
      status: 200,
    },
    {
      name: 'refuses the message and hangs up, once',
      hooks: { onData: first(2, refuse(421)) },
      status: 200,
    },
  ],
];

type Report = { readonly during: Posted; readonly after: Posted; readonly lines: readonly Line[] };

type Bench = {
  readonly postToAll: Awaited<ReturnType<typeof startFunctions>>['postToAll'];
  readonly processes: () => (number | undefined)[];
};

const reports = new Map<string, Report>();
const keyOf = (fault: string, name: FunctionName): string => `${name}: ${fault}`;

const watch = async (
  { postToAll, processes }: Bench,
  fault: string,
  begin: () => unknown,
  end: () => unknown,
): Promise<void> => {
  const before = processes();
  await begin();
  const during = await postToAll();
  await end();
  const after = await postToAll();
  expect(processes(), 'no function was started again').toEqual(before);
  functionNames.forEach((name, index) =>
    reports.set(keyOf(fault, name), {
      during: during.posted[index]!,
      after: after.posted[index]!,
      lines: during.lines,
    }),
  );
};

/** Nothing else may start while faults are timed. */
const prepareRow = async (row: readonly SendError[]): Promise<() => Promise<void>> => {
  const store = createMailStore(await temporaryFolder());
  let hooks: MailHooks = {};
  const server = await createMailServer({
    keep: store.keep,
    onConnect: (sender) => hooks.onConnect?.(sender),
    onRecipient: (address, sender) => hooks.onRecipient?.(address, sender),
    onDataStart: (sender) => hooks.onDataStart?.(sender),
    onData: (message, envelope, sender) => hooks.onData?.(message, envelope, sender),
  });
  endings.push(server.stop);
  const functions = await startFunctions(server.url, store);
  return async () => {
    for (const fault of row)
      await watch(
        functions,
        fault.name,
        () => (hooks = fault.hooks),
        () => (hooks = {}),
      );
  };
};

const lostAnswers = new Map<
  FunctionName,
  { readonly status: number; readonly mails: readonly Mail[] }
>();

const prepareLostAnswers = async (): Promise<() => Promise<void>> => {
  const store = createMailStore(await temporaryFolder());
  let arrived = (): void => {};
  const server = await createMailServer({
    keep: store.keep,
    onData: () => (arrived(), pause(300)),
  });
  endings.push(server.stop);
  const { request, someGuest } = await startFunctions(server.url, store);
  return async () => {
    for (const name of functionNames) {
      const email = someGuest();
      const headers = { 'idempotency-key': email };
      const line = new AbortController();
      const onItsWay = new Promise<void>((resolve) => (arrived = resolve));
      const lost = request(name, email, { headers, signal: line.signal }).then(
        () => 'answered',
        () => 'lost',
      );
      await onItsWay;
      line.abort();
      expect(await lost).toBe('lost');
      const { status } = await request(name, email, { headers });
      lostAnswers.set(name, {
        status,
        mails: (await store.list()).filter(({ replyTo }) => replyTo.includes(email)),
      });
    }
  };
};

const password = 'correct horse: battery/staple@%';

type Door = {
  readonly name: string;
  readonly scheme: 'smtp' | 'smtps';
  readonly smtp: MailServerOptions['smtp'];
};

const doors: readonly Door[] = [
  { name: 'TLS from the first byte', scheme: 'smtps', smtp: { secure: true } },
  {
    name: 'TLS after STARTTLS',
    scheme: 'smtp',
    smtp: { disabledCommands: [], allowInsecureAuth: false },
  },
];

const doorFaults = [
  'has another password',
  'shows a certificate that nobody vouches for',
  'offers no TLS',
] as const;
type DoorFault = (typeof doorFaults)[number];

const smtpOf = (fault: DoorFault, { scheme }: Door): unknown =>
  fault === 'has another password'
    ? 535
    : fault === 'offers no TLS' && scheme === 'smtp'
      ? 500
      : expect.stringMatching(/^[A-Z_]{4,40}$/);

const overheard = new Map<string, string[]>();

const prepareDoor = async (
  { name, scheme, smtp }: Door,
  trusted: ReturnType<typeof selfSigned>,
): Promise<() => Promise<void>> => {
  const store = createMailStore(await temporaryFolder());
  const heard: string[] = [];
  overheard.set(name, heard);
  let expected = password;
  const start = async (changes: MailServerOptions['smtp'], listens: boolean): Promise<number> => {
    const server = await createMailServer({
      keep: store.keep,
      smtp: {
        ...changes,
        authOptional: false,
        onAuth: (login, _session, answer) => {
          if (listens) heard.push(login.password ?? '');
          return login.password === expected
            ? answer(null, { user: 'venue' })
            : answer(Object.assign(new Error('wrong'), { responseCode: 535 }));
        },
      },
    });
    endings.push(server.stop);
    return server.port;
  };
  const good = await start({ ...smtp, ...trusted }, false);
  const strange = await start({ ...smtp, ...selfSigned() }, true);
  const plain = await start(
    { secure: false, disabledCommands: ['STARTTLS'], allowInsecureAuth: true },
    true,
  );

  // The functions use one address; the server behind it changes.
  let behind = good;
  const front: Server = createServer((line) => {
    const onward = connect(behind, '127.0.0.1');
    line.pipe(onward).pipe(line);
    for (const [one, other] of [
      [line, onward],
      [onward, line],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  endings.push(() => new Promise((resolve) => front.close(resolve)));
  const { port } = front.address() as AddressInfo;
  // For the usual names of this machine the functions skip TLS.
  const functions = await startFunctions(
    `${scheme}://venue:${encodeURIComponent(password)}@[::ffff:127.0.0.1]:${port}`,
    store,
  );

  const begin: Readonly<Record<DoorFault, () => unknown>> = {
    'has another password': () => (expected = 'changed'),
    'shows a certificate that nobody vouches for': () => (behind = strange),
    'offers no TLS': () => (behind = plain),
  };
  const end = (): void => void ((expected = password), (behind = good));
  return async () => {
    for (const fault of doorFaults) await watch(functions, `${fault} (${name})`, begin[fault], end);
  };
};

beforeAll(async () => {
  const trusted = selfSigned();
  const certificate = join(await temporaryFolder(), 'certificate.pem');
  await writeFile(certificate, trusted.cert);
  for (const name of ['NODE_EXTRA_CA_CERTS', 'DENO_CERT']) vi.stubEnv(name, certificate);
  endings.push(() => vi.unstubAllEnvs());
  const ready = await Promise.all([
    ...rows.map(prepareRow),
    ...doors.map((door) => prepareDoor(door, trusted)),
    prepareLostAnswers(),
  ]);
  await Promise.all(ready.map((run) => run()));
}, 180_000);

describe.each(functionNames)('%s, while the mail server', (name) => {
  it.each(rows.flat())('$name, answers in time and recovers', ({ name: fault, status, smtp }) => {
    const { during, after, lines } = reports.get(keyOf(fault, name))!;
    expect(during.status).toBe(status ?? 502);
    expect(during.milliseconds).toBeLessThan(longestWait);
    expect(during.mails).toHaveLength(status === 200 ? 1 : 0);
    expect(lines).toEqual(
      functionNames.map(() =>
        expect.objectContaining({
          outcome: { 200: 'sent', 504: 'late', 502: 'mail' }[status ?? 502],
        }),
      ),
    );
    expect(lines.map((line) => line.smtp)).toEqual(
      functionNames.map(() => (smtp instanceof RegExp ? expect.stringMatching(smtp) : smtp)),
    );
    expect(JSON.stringify(lines)).not.toContain('guest');
    expect([after.status, after.mails.length]).toEqual([200, 1]);
  });

  for (const door of doors)
    it.each(doorFaults)(`%s, sends nothing and recovers: ${door.name}`, (fault) => {
      const { during, after, lines } = reports.get(keyOf(`${fault} (${door.name})`, name))!;
      expect([during.status, during.mails.length]).toEqual([502, 0]);
      expect(during.milliseconds).toBeLessThan(longestWait);
      expect(lines.map(({ smtp }) => smtp)).toEqual(functionNames.map(() => smtpOf(fault, door)));
      expect([after.status, after.mails.length]).toEqual([200, 1]);
      expect(overheard.get(door.name)).toEqual([]);
    });
});

it.each(functionNames)(
  '%s: a post whose answer was lost, sent again, is one mail and a success',
  (name) => {
    expect(lostAnswers.get(name)).toMatchObject({ status: 200, mails: [{}] });
  },
);
