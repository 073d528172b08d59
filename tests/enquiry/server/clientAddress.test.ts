// @vitest-environment node
/** The functions are real; the platforms are fakes. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { edge } from '../../../local/functions/edge.ts';
import { publicKey, settings, site, startMailServer, validPosts } from './support.ts';

type Serve = (
  options: unknown,
  handle: (request: Request, connection: unknown) => Promise<Response>,
) => void;
type Post = (address: string, headers?: Record<string, string>) => Promise<number>;

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
const limit = 2;

beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.stop());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const environment = (): Record<string, string> => ({
  MAIL_URL: `smtp://127.0.0.1:${mailServer.mailServer.port}`,
  MAIL_TO: settings.mailTo,
  MAIL_FROM: settings.mailFrom,
  SITE_URL: site,
  VITE_SUPABASE_ANON_KEY: publicKey,
  ENQUIRY_RATE_LIMIT: String(limit),
});

const requestWith = (headers: Record<string, string>): Request =>
  new Request('https://functions.example/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: publicKey, ...headers },
    body: JSON.stringify({ ...validPosts.home, form: 'home' }),
  });

const netlify = async (): Promise<Post> => {
  vi.resetModules();
  for (const [name, value] of Object.entries(environment())) vi.stubEnv(name, value);
  const { default: handle } = await import('../../../netlify/functions/send-email.ts');
  return async (ip, headers = {}) =>
    (
      await handle(requestWith(headers), { ip, waitUntil: () => {} } as unknown as Parameters<
        typeof handle
      >[1])
    ).status;
};

type Proxy = (address: string, headers: Record<string, string>) => Record<string, string>;
const cloudflare: Proxy = (address, headers) => ({ ...headers, 'cf-connecting-ip': address });
const otherProxy: Proxy = (address, { 'cf-connecting-ip': _dropped, ...headers }) => ({
  ...headers,
  'x-forwarded-for': [headers['x-forwarded-for'], address].filter(Boolean).join(', '),
});

/** Without a proxy, the address is that of the connection. */
const supabase = async (proxy?: Proxy): Promise<Post> => {
  vi.resetModules();
  let handle: Parameters<Serve>[1] | undefined;
  const serve: Serve = (_options, given) => (handle = given);
  const env = { ...environment(), ...(proxy && { SB_REGION: 'eu-central-1' }) };
  vi.stubGlobal('Deno', {
    env: { get: (name: string) => env[name as keyof typeof env], toObject: () => env },
    serve,
  });
  // TypeScript does not resolve this path: Deno checks the file (edgeBundle.test.ts).
  await import(edge.entry);
  return async (address, headers = {}) => {
    const request = requestWith(proxy ? proxy(address, headers) : headers);
    return (await handle!(request, { remoteAddr: { hostname: proxy ? '10.0.0.1' : address } }))
      .status;
  };
};

const forgeable = [
  'cf-connecting-ip',
  'x-forwarded-for',
  'x-real-ip',
  'x-nf-client-connection-ip',
  'true-client-ip',
];

it.each([
  ['Netlify', netlify],
  ['Supabase behind Cloudflare', () => supabase(cloudflare)],
  ['Supabase behind another proxy', () => supabase(otherProxy)],
  ['Deno without a platform', () => supabase()],
] as const)(
  'counts by the address that %s vouches for, whatever headers the client forges',
  async (_platform, start) => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const post = await start();
    for (let count = 0; count < limit; count += 1) expect(await post('198.51.100.1')).toBe(200);
    for (const name of forgeable)
      for (const claimed of ['192.0.2.1', '192.0.2.2, 198.51.100.1', '198.51.100.1, 192.0.2.3'])
        expect(await post('198.51.100.1', { [name]: claimed }), `${name}: ${claimed}`).toBe(429);
    expect(await post('198.51.100.2')).toBe(200);
  },
);
