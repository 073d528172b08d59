import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { edge } from '../../../local/functions/programs.ts';
import { createMailServer, type MailServer } from '../../../local/inbox/mailServer.ts';
import { createPostWithKey, environment, validPosts } from './support.ts';
import { createTestStore } from './testStore.ts';

type Headers = Record<string, string>;
type Handle = (request: Request, connection: unknown) => Promise<Response>;
type Post = (address: string, headers: Headers) => Promise<Response>;

const { storeEnvironment } = createTestStore();
let mailServer: MailServer;
const limit = 2;

beforeAll(async () => {
  mailServer = await createMailServer(async () => {});
});
afterAll(() => mailServer.stop());

const variables = (): Headers => ({
  ...environment,
  ...storeEnvironment(),
  MAIL_URL: mailServer.url,
  ENQUIRY_RATE_LIMIT: String(limit),
});
const request = (headers: Headers) =>
  createPostWithKey({ ...validPosts.home, form: 'home' }, headers);

const netlify = async (): Promise<Post> => {
  for (const [name, value] of Object.entries(variables())) vi.stubEnv(name, value);
  const { default: handle } = await import('../../../netlify/functions/send-email.ts');
  return (ip, headers) => (handle as Handle)(request(headers), { ip, waitUntil: () => {} });
};

type Proxy = (address: string, headers: Headers) => Headers;
const cloudflare: Proxy = (address, headers) => ({ ...headers, 'cf-connecting-ip': address });
const otherProxy: Proxy = (address, { 'cf-connecting-ip': _dropped, ...headers }) => ({
  ...headers,
  'x-forwarded-for': [headers['x-forwarded-for'], address].filter(Boolean).join(', '),
});

/** Without a proxy, the address is that of the connection. */
const supabase = async (proxy?: Proxy): Promise<Post> => {
  let handle: Handle | undefined;
  const env = { ...variables(), ...(proxy && { SB_REGION: 'eu-central-1' }) };
  vi.stubGlobal('Deno', {
    env: { get: (name: string) => env[name as keyof typeof env], toObject: () => env },
    serve: (_options: unknown, given: Handle) => (handle = given),
  });
  // TypeScript does not resolve this path: Deno checks the file (edgeBundle.test.ts).
  await import(edge.entry);
  return (address, headers) =>
    handle!(request(proxy ? proxy(address, headers) : headers), {
      remoteAddr: { hostname: proxy ? '10.0.0.1' : address },
    });
};

it.each([
  ['Netlify', netlify],
  ['Supabase behind Cloudflare', () => supabase(cloudflare)],
  ['Supabase behind another proxy', () => supabase(otherProxy)],
  ['Deno without a platform', () => supabase()],
])('limits by the address of %s, whatever headers a client forges', async (_platform, start) => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.resetModules();
  const post = await start();
  const getStatus = async (address: string, headers: Headers = {}) =>
    (await post(address, headers)).status;
  for (let count = 0; count < limit; count += 1) expect(await getStatus('198.51.100.1')).toBe(200);
  for (const name of ['cf-connecting-ip', 'x-forwarded-for', 'x-nf-client-connection-ip'])
    for (const claimed of ['192.0.2.1', '192.0.2.2, 198.51.100.1', '198.51.100.1, 192.0.2.3'])
      expect(await getStatus('198.51.100.1', { [name]: claimed }), `${name}: ${claimed}`).toBe(429);
  expect(await getStatus('198.51.100.2')).toBe(200);
});
