// @vitest-environment node
/** Both functions in their own runtimes, against real mail servers that fail. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SMTPServerOptions } from 'smtp-server';
import type { FunctionName } from '../../../src/enquiry/server/handler.ts';
import { createMailServer, type MailServer } from '../../../local/inbox/mailServer.ts';
import { createMailStore, type MailStore } from '../../../local/inbox/mailStore.ts';
import { startTestEnvironment } from '../../../local/testEnvironment.ts';
import { selfSigned } from './certificate.ts';
import { createFailingMailServer, SmtpReplyError, type MailHooks } from './failingMailServer.ts';
import { environment, functionNames, paths, publicKey, validPosts } from './support.ts';

/** Milliseconds until the browser gives up. */
const longestWait = 10_000;

const trusted = selfSigned();
let folder: string;
let store: MailStore;
const endings: (() => unknown)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'failures-'));
  store = await createMailStore(join(folder, 'mails'));
  const certificate = join(folder, 'certificate.pem');
  await writeFile(certificate, trusted.cert);
  for (const name of ['NODE_EXTRA_CA_CERTS', 'DENO_CERT']) vi.stubEnv(name, certificate);
});
afterAll(async () => {
  for (const end of endings.reverse()) await end();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

let guests = 0;

const startFunctions = async (mailUrl: string) => {
  const lines: { outcome: string; smtp?: number | string; later?: true }[] = [];
  const testEnvironment = await startTestEnvironment({
    env: {
      MAIL_URL: mailUrl,
      ...environment,
      ENQUIRY_RATE_LIMIT: '0',
    },
    port: 0,
    inboxPort: 0,
    log: (line) => lines.push(JSON.parse(line) as (typeof lines)[0]),
  });
  endings.push(testEnvironment.stop);
  const request = (name: FunctionName, email: string, signal?: AbortSignal) =>
    fetch(testEnvironment.siteUrl + paths[name], {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: publicKey, 'idempotency-key': email },
      body: JSON.stringify({ ...validPosts.home, form: 'home', email }),
      signal: signal ?? null,
    });
  const mailsOf = (email: string) =>
    store.list().filter(({ replyTo }) => replyTo.includes(email)).length;
  /** Posts to both functions at once. */
  const post = async () => {
    lines.length = 0;
    const responses = await Promise.all(
      functionNames.map(async (name) => {
        const email = `guest.${(guests += 1)}@guest.example`;
        const started = performance.now();
        const { status } = await request(name, email);
        expect(performance.now() - started).toBeLessThan(longestWait);
        return [status, mailsOf(email)];
      }),
    );
    // Lines come from other processes, which may be slow on a busy machine.
    await vi.waitFor(
      () => expect(lines.filter(({ later }) => !later)).toHaveLength(functionNames.length),
      { timeout: longestWait },
    );
    return { responses, smtp: lines.filter(({ later }) => !later).map((line) => line.smtp) };
  };
  return { post, request, mailsOf, lines };
};
type Functions = Awaited<ReturnType<typeof startFunctions>>;

const both = <Value>(value: Value): Value[] => functionNames.map(() => value);

describe('each function, if the mail server', () => {
  let hooks: MailHooks = {};
  let functions: Functions;

  beforeAll(async () => {
    const server = await createFailingMailServer(store.keep, () => hooks);
    endings.push(server.stop);
    functions = await startFunctions(server.url);
  }, 60_000);

  const refuse = (code: number) => (): never => {
    // Server text may contain personal data and must not reach the log.
    throw new SmtpReplyError(code, 'refused for guest@guest.example');
  };
  /** Refuses once for each function. */
  const refuseOnce = (code: number) => {
    let left = functionNames.length;
    return () => void (left-- > 0 && refuse(code)());
  };
  const hang = (): Promise<never> => new Promise(() => {});
  const lostLine = expect.stringMatching(/^(ECONNECTION|ECONNRESET|EPIPE|ESOCKET)$/);

  it.each<[what: string, hooks: MailHooks, status: 200 | 502 | 504, smtp: unknown]>([
    ['permanently refuses the recipient', { onRecipient: refuse(550) }, 502, 550],
    ['temporarily refuses the message, once', { onData: refuseOnce(451) }, 200, undefined],
    ['hangs up when it is called', { onConnect: (sender) => sender.drop() }, 502, lostLine],
    [
      'hangs up before it takes the message',
      { onData: (sender) => (sender.drop(), hang()) },
      504,
      lostLine,
    ],
    ['does not answer when it has the message', { onData: hang }, 504, undefined],
  ])('%s: answers in time, then recovers', async (_what, given, status, smtp) => {
    hooks = given;
    const during = await functions.post();
    expect(during).toEqual({
      responses: both([status, status === 200 ? 1 : 0]),
      smtp: both(smtp),
    });
    expect(JSON.stringify(functions.lines)).not.toContain('guest');
    hooks = {};
    expect((await functions.post()).responses).toEqual(both([200, 1]));
  });

  it.each(functionNames)(
    'accepts a post whose answer is lost: %s sends one mail for it and its repeat',
    async (name) => {
      const email = `lost.${name}@guest.example`;
      const line = new AbortController();
      hooks = { onData: () => (line.abort(), pause(300)) };
      await expect(functions.request(name, email, line.signal)).rejects.toThrow('abort');
      hooks = {};
      expect((await functions.request(name, email)).status).toBe(200);
      expect(functions.mailsOf(email)).toBe(1);
    },
  );
});

describe.each<[name: string, scheme: string, smtp: SMTPServerOptions]>([
  ['TLS from the first byte', 'smtps', { secure: true }],
  ['TLS after STARTTLS', 'smtp', { disabledCommands: [], allowInsecureAuth: false }],
])('each function, through %s', (_name, scheme, smtp) => {
  const password = 'correct horse: battery/staple@%';
  const heard: string[] = [];
  let server: MailServer;
  let functions: Functions;

  /** Takes the place of the last server, at its address. */
  const startServer = async (changes: SMTPServerOptions) => {
    const port = server?.port ?? 0;
    await server?.stop();
    heard.length = 0;
    server = await createMailServer(store.keep, port, {
      ...changes,
      authOptional: false,
      onAuth: (login, _session, done) => {
        heard.push(login.password ?? '');
        return login.password === password
          ? done(null, { user: 'venue' })
          : done(new SmtpReplyError(535, 'wrong'));
      },
    });
  };

  beforeAll(async () => {
    await startServer({ ...smtp, ...trusted });
    endings.push(() => server.stop());
    // For the usual names of this machine the functions skip TLS.
    const login = `venue:${encodeURIComponent(password)}`;
    functions = await startFunctions(`${scheme}://${login}@[::ffff:127.0.0.1]:${server.port}`);
  }, 60_000);

  it('sends with a password', async () => {
    expect((await functions.post()).responses).toEqual(both([200, 1]));
    expect(heard).toEqual(both(password));
  });
  it.each<[what: string, changes: SMTPServerOptions]>([
    ['shows a certificate that nobody vouches for', { ...smtp, ...selfSigned() }],
    ['offers no TLS', { secure: false, disabledCommands: ['STARTTLS'], allowInsecureAuth: true }],
  ])('sends no password to a server that %s', async (_what, changes) => {
    await startServer(changes);
    expect((await functions.post()).responses).toEqual(both([502, 0]));
    expect(heard).toEqual([]);
  });
});
