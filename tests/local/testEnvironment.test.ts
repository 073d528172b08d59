// @vitest-environment node
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { scheduledPath } from '../../local/functions/scheduled.ts';
import { supervise } from '../../local/functions/supervised.ts';
import { prettyPath } from '../../local/serve/netlifySite.ts';
import { listen } from '../../local/serve/ports.ts';
import { projectFolder } from '../../local/project.ts';
import { startTestEnvironment, type TestEnvironment } from '../../local/testEnvironment.ts';
import { redirectsFile } from '../../src/vite/pages/netlifyFiles.ts';
import { temporaryFolder } from '../support/folder.ts';

const files = {
  'index.html': 'home',
  'emeis.html': 'about',
  'en.html': 'english home',
  'en/about.html': 'english about',
  'map/index.html': 'map',
  '404.html': 'not found',
  'en/404.html': 'english not found',
  'assets/app-1.js': 'script',
};

const phone = '+30 690 000 0001';

const enquiries = [
  {
    path: '/functions/v1/send-contact-email',
    values: { name: 'Ελένη', phone, subject: 'Γάμος', message: 'Καλησπέρα' },
  },
  {
    path: '/.netlify/functions/send-email',
    values: { phone, firstName: 'Ελένη', lastName: 'Λ', eventType: 'wedding' },
  },
];

/** Proxies set these headers, but clients can forge them. */
const clientHeaders = [
  'cf-connecting-ip',
  'x-forwarded-for',
  'x-real-ip',
  'x-nf-client-connection-ip',
  'true-client-ip',
  'forwarded',
  'x-client-ip',
  'fly-client-ip',
];

describe('the local world', () => {
  let world: TestEnvironment;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'world-test-'));
    await cp(join(projectFolder, 'netlify.toml'), join(folder, 'netlify.toml'));
    for (const [name, text] of Object.entries({ ...files, _redirects: redirectsFile() })) {
      await mkdir(dirname(join(folder, 'dist', name)), { recursive: true });
      await writeFile(join(folder, 'dist', name), text);
    }
    world = await startTestEnvironment({
      env: { ENQUIRY_RATE_LIMIT: '2' },
      port: 0,
      inboxPort: 0,
      mailFolder: join(folder, 'mail'),
      site: folder,
    });
  });

  afterAll(async () => {
    await world.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const get = async (path: string) => {
    const answer = await fetch(world.siteUrl + path, { redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  it.each([
    ['/', 200, 'home'],
    ['/emeis', 200, 'about'],
    ['/en', 200, 'english home'],
    ['/en/about', 200, 'english about'],
    ['/map/', 200, 'map'],
    ['/nowhere', 404, 'not found'],
    ['/nowhere/at/all', 404, 'not found'],
    ['/en/nowhere', 404, 'english not found'],
    ['/%E0%A4%A', 400, 'Bad request'],
  ])('answers %s with %i', async (path, status, text) => {
    expect(await get(path)).toMatchObject({ status, text });
  });

  it.each([
    ['/emeis/', '/emeis'],
    ['/en/?from=mail', '/en?from=mail'],
    ['/map', '/map/'],
    ['//emeis/', '/emeis'],
    ['/en//about', '/en/about'],
    ['/EMEIS', '/emeis'],
    ['/En/About/', '/en/about'],
    ['//', '/'],
    ['/en/gamos', '/en/weddings'],
  ])('redirects %s to the one address of that page', async (path, location) => {
    const { status, headers } = await get(path);
    const { pathname, search } = new URL(headers.get('location') ?? '', world.siteUrl);
    expect([status, pathname + search]).toEqual([301, location]);
  });

  it.each(['/', '/nowhere', '/en/nowhere'])(
    'sends the headers of netlify.toml with %s',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toContain('must-revalidate');
    },
  );

  it('lets browsers keep what never changes', async () => {
    expect((await get('/assets/app-1.js')).headers.get('cache-control')).toContain('immutable');
  });

  it.each(['br', 'gzip'])('compresses pages for a browser that takes %s', async (coding) => {
    const answer = await fetch(world.siteUrl, { headers: { 'accept-encoding': coding } });
    expect(answer.headers.get('content-encoding')).toBe(coding);
    expect(await answer.text()).toBe('home');
  });

  it.each(enquiries)(
    'counts posts to $path by the connection, whatever headers a client forges',
    async ({ path, values }) => {
      const post = (email: string, forged: Record<string, string>) =>
        fetch(world.siteUrl + path, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            apikey: 'local-development-key',
            ...forged,
          },
          body: JSON.stringify({ ...values, email }),
        });
      const [refused, ...visitors] = ['third', 'first', 'second'].map(
        (word) => `${word}.${path.length}@guest.example`,
      );
      const statuses = [];
      for (const [index, email] of visitors.entries()) {
        const claimed = `192.0.2.${index}`;
        statuses.push(
          (await post(email, Object.fromEntries(clientHeaders.map((name) => [name, claimed]))))
            .status,
        );
      }
      expect(statuses).toEqual([200, 200]);
      for (const name of clientHeaders)
        for (const claimed of [
          '192.0.2.9',
          '192.0.2.10, 127.0.0.1',
          '127.0.0.1, 192.0.2.11',
          '192.0.2.12, 192.0.2.13, 192.0.2.14',
        ])
          expect((await post(refused!, { [name]: claimed })).status, `${name}: ${claimed}`).toBe(
            429,
          );

      const repliesGoTo = (await world.mails()).flatMap(({ replyTo }) => replyTo);
      expect(visitors.filter((email) => repliesGoTo.includes(email))).toEqual(visitors);
      expect(repliesGoTo).not.toContain(refused);
    },
  );

  it('says which setting to change when a port is taken', async () => {
    const other = createServer();
    await listen(other, 0, 'PORT');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    await expect(startTestEnvironment({ env: {}, port, inboxPort: 0, site: null })).rejects.toThrow(
      `Port ${port} is in use by another program. Stop that program, or choose another port: write PORT=`,
    );
  });

  it('does not start with settings that cannot be used', async () => {
    await expect(
      startTestEnvironment({ env: { ENQUIRY_RATE_LIMIT: 'x' }, port: 0, inboxPort: 0 }),
    ).rejects.toThrow('ENQUIRY_RATE_LIMIT: expected');
  });
});

const functionSettings = {
  MAIL_URL: 'smtp://127.0.0.1:25',
  MAIL_TO: 'venue@venue.example',
  MAIL_FROM: 'site@venue.example',
};

it('the functions run when they are bundled, as Netlify does with esbuild', async () => {
  const folder = await temporaryFolder();
  await build({
    entryPoints: globSync('netlify/functions/*.ts'),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Netlify's bundles start like this, for CommonJS packages.
    banner: {
      js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);",
    },
  });
  const host = supervise({
    name: 'functions',
    command: process.execPath,
    args: [join(projectFolder, 'local/functions/netlifyHost.ts'), folder],
    env: { ...functionSettings, PATH: process.env.PATH ?? '' },
    log: () => {},
  });
  onTestFinished(async () => void (await host.stop()));
  const origin = `http://127.0.0.1:${await host.port()}`;
  const statusOf = async (path: string, method = 'GET') =>
    (await fetch(origin + path, { method, headers: { 'x-nf-client-connection-ip': '127.0.0.1' } }))
      .status;
  expect(await statusOf('/.netlify/functions/send-email')).toBe(405);
  expect(await statusOf('/.netlify/functions/enquiries-waiting')).toBe(503);
  expect(await statusOf(`${scheduledPath}deliver-enquiries`, 'POST')).toBe(204);
});

describe('the one address of a page', () => {
  const existing = new Set([
    '/emeis.html',
    '/map/index.html',
    '/en.html',
    '/en/about.html',
    '/both.html',
    '/both/index.html',
  ]);
  const isFile = (path: string): boolean => existing.has(path);

  it.each([
    ['/', '/'],
    ['/emeis', '/emeis'],
    ['/emeis/', '/emeis'],
    ['/en/', '/en'],
    ['/map', '/map/'],
    ['/both/', '/both'],
    ['/unknown/', '/unknown/'],
    ['/emeis.html', '/emeis.html'],
    ['/Emeis', '/emeis'],
    ['/MAP', '/map/'],
    ['/Unknown', '/Unknown'],
  ])('of %s is %s', (asked, address) => {
    expect(prettyPath(asked, isFile)).toBe(address);
  });
});
