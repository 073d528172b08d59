// @vitest-environment node
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { supervise } from '../../local/functions/supervised.ts';
import { projectFolder } from '../../local/project.ts';
import { prettyPath } from '../../local/serve/netlifySite.ts';
import { startTestEnvironment, type TestEnvironment } from '../../local/testEnvironment.ts';
import { temporaryFolder } from '../support/folder.ts';

let environment: TestEnvironment;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'environment-'));
  environment = await startTestEnvironment({
    env: { ENQUIRY_RATE_LIMIT: '2' },
    port: 0,
    inboxPort: 0,
    mailFolder: folder,
  });
});

afterAll(async () => {
  await environment.stop();
  await rm(folder, { recursive: true, force: true });
});

it.each([
  {
    path: '/functions/v1/send-contact-email',
    values: { name: 'Ελένη', subject: 'Γάμος', message: 'Καλησπέρα' },
  },
  {
    path: '/.netlify/functions/send-email',
    values: { firstName: 'Ελένη', lastName: 'Λ', eventType: 'wedding' },
  },
])('limits posts to $path by connection, whatever headers are forged', async (form) => {
  const post = async (email: string, address: string) => {
    const headers = { 'content-type': 'application/json', apikey: 'local-development-key' };
    for (const name of ['cf-connecting-ip', 'x-forwarded-for', 'x-nf-client-connection-ip'])
      Object.assign(headers, { [name]: address });
    const body = JSON.stringify({ ...form.values, phone: '+30 690 000 0001', email });
    return (await fetch(environment.siteUrl + form.path, { method: 'POST', headers, body })).status;
  };
  const [first, second, third] = ['a', 'b', 'c'].map(
    (name) => `${name}${form.path.length}@x.example`,
  );
  expect(await post(first!, '192.0.2.1')).toBe(200);
  expect(await post(second!, '192.0.2.2')).toBe(200);
  for (const address of ['192.0.2.3', '192.0.2.4, 127.0.0.1', '127.0.0.1, 192.0.2.5'])
    expect(await post(third!, address), address).toBe(429);
  const repliesGoTo = environment.mails().flatMap(({ replyTo }) => replyTo);
  expect(repliesGoTo).toEqual(expect.arrayContaining([first, second]));
  expect(repliesGoTo).not.toContain(third);
});

it('runs the functions when they are bundled as Netlify does, with esbuild', async () => {
  const bundles = await temporaryFolder();
  await build({
    entryPoints: globSync('netlify/functions/*.ts'),
    outdir: bundles,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Netlify's bundles start like this, for CommonJS packages.
    banner: {
      js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);",
    },
  });
  const host = supervise(
    'functions',
    [process.execPath, join(projectFolder, 'local/functions/netlifyHost.ts'), bundles],
    {
      MAIL_URL: 'smtp://127.0.0.1:25',
      MAIL_TO: 'venue@venue.example',
      MAIL_FROM: 'site@venue.example',
    },
    () => {},
  );
  onTestFinished(async () => void (await host.stop()));
  const origin = `http://127.0.0.1:${await host.port()}`;
  const statusOf = async (path: string) =>
    (await fetch(origin + path, { headers: { 'x-nf-client-connection-ip': '127.0.0.1' } })).status;
  expect(await statusOf('/.netlify/functions/send-email')).toBe(405);
  expect(await statusOf('/.netlify/functions/enquiries-waiting')).toBe(503);
  expect(await statusOf('/.netlify/functions/deliver-enquiries')).toBe(204);
});

it.each([
  ['/', '/'],
  ['/emeis/', '/emeis'],
  ['/map', '/map/'],
  ['/both/', '/both'],
  ['/unknown/', '/unknown/'],
  ['/emeis.html', '/emeis.html'],
  ['/MAP', '/map/'],
])('redirects %s to its only address: %s', (path, address) => {
  const existing = ['/emeis.html', '/map/index.html', '/both.html', '/both/index.html'];
  expect(prettyPath(path, (file) => existing.includes(file))).toBe(address);
});
