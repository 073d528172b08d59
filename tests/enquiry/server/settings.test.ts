import { describe, expect, it } from 'vitest';
import type { FunctionName } from '../../../src/enquiry/server/handler.ts';
import { createEnquiryService } from '../../../src/enquiry/server/service.ts';
import { parseEnquirySettings } from '../../../src/enquiry/server/settings.ts';
import type { Environment } from '../../../src/site/parseSetting.ts';
import {
  createJsonPost,
  createPreflight,
  environment,
  messages,
  site,
  storeVariables,
  validPosts,
} from './support.ts';

const complete: Environment = {
  ...environment,
  MAIL_URL: 'smtps://u:p@mail.example',
  ...storeVariables,
};
const parse = (changes: Environment = {}, edge = true) =>
  parseEnquirySettings({ ...complete, ...changes }, { edge });
const url = 'https://abc.supabase.co';

it.each<[environment: Environment, settings: object]>([
  [
    { MAIL_URL: 'SMTPS://venue%40liofos.example:p%3Ass@MAIL.example/' },
    {
      mailServer: {
        host: 'mail.example',
        port: 465,
        user: 'venue@liofos.example',
        password: 'p:ss',
      },
      rateLimit: 10,
      dailyLimit: 300,
    },
  ],
  [{ MAIL_URL: 'smtp://LOCALHOST:2525' }, { mailServer: { host: 'localhost', local: true } }],
  [{ MAIL_URL: 'smtp://[::1]:25' }, { mailServer: { host: '::1', port: 25, local: true } }],
  [{ MAIL_TO: '\u200b"info@liofos.example"\r\n' }, { mailTo: 'info@liofos.example' }],
  [
    { ENQUIRY_ORIGINS: '"https://Preview-*.Liofos.example:443/" ,\u00a0http://localhost:8888/,' },
    { origins: [site, 'https://preview-*.liofos.example', 'http://localhost:8888'] },
  ],
  // Load tests switch both limits off at once.
  [{ ENQUIRY_RATE_LIMIT: '00' }, { rateLimit: 0, dailyLimit: 0 }],
  [
    {
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_site',
      SUPABASE_ANON_KEY: 'eyJlegacy',
      SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_a","mobile":"sb_publishable_b"}',
    },
    { apiKeys: ['sb_publishable_site', 'eyJlegacy', 'sb_publishable_a', 'sb_publishable_b'] },
  ],
  [{ VITE_SUPABASE_ANON_KEY: '', SUPABASE_ANON_KEY: 'hosted' }, { apiKeys: ['hosted'] }],
  [
    { SUPABASE_URL: '', VITE_SUPABASE_URL: url, SUPABASE_SECRET_KEY: 'sb_secret_x' },
    { store: { url, key: 'sb_secret_x' } },
  ],
  [
    {
      SUPABASE_URL: url,
      SUPABASE_SECRET_KEY: '',
      SUPABASE_SECRET_KEYS: '{"default":"sb_secret_y"}',
      SUPABASE_SERVICE_ROLE_KEY: 'eyJz',
    },
    { store: { url, key: 'sb_secret_y' } },
  ],
])('reads the environment %j as %j', (changes, settings) => {
  expect(parse(changes)).toMatchObject({ problems: undefined, settings });
});

it.each(
  Object.entries({
    MAIL_URL: [
      'https://u:p@mail.example',
      'smtps://u@mail.example',
      'smtps://u:%zz@mail.example',
      'smtps://u:p@ma il.example',
      'smtps://u:p@mail.example:0',
      // Supabase blocks its port.
      'smtp://u:p@mail.example',
    ],
    MAIL_TO: [
      'info',
      'a@b, c@d',
      'Info <a@b.example>',
      'a@lio\u200bfos.example',
      'a@liοfos.example',
    ],
    ENQUIRY_RATE_LIMIT: ['ten', '-1', '1.5'],
    SUPABASE_PUBLISHABLE_KEYS: ['{"default":1}', '{'],
    // parseSetting.test.ts has the other addresses and keys.
    ENQUIRY_ORIGINS: ['*', 'localhost:8888', 'https://ok.example, nonsense', 'http://ok.example'],
  }).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
)('names the variable and the expected value: %s=%j', (name, value) => {
  expect(parse({ [name]: value })).toMatchObject({
    problems: [expect.stringMatching(new RegExp(`^${name}: expected `))],
  });
});

it('reports all problems at once, without a password or a key', () => {
  const parsed = parseEnquirySettings(
    {
      MAIL_URL: 'smtpx://user:hidden@mail.example',
      ENQUIRY_RATE_LIMIT: 'x',
      SUPABASE_SECRET_KEY: 'sb_secret_hidden',
    },
    { edge: true },
  );
  const problems = parsed.problems ?? [];
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'MAIL_URL',
    'MAIL_TO',
    'MAIL_FROM',
    'ENQUIRY_RATE_LIMIT',
    'SITE_URL',
    'VITE_SUPABASE_ANON_KEY',
    'VITE_SUPABASE_URL',
  ]);
  expect(problems.join()).not.toContain('hidden');
});

it('refuses a site without a store, and names the setting', () => {
  expect(parse({ SUPABASE_SECRET_KEY: '' }).problems).toEqual([
    expect.stringMatching(/^SUPABASE_SECRET_KEY: expected .+; it is not set$/),
  ]);
});

it('requires a key, the address of the site and a free port for the edge function only', () => {
  const changes = { VITE_SUPABASE_ANON_KEY: '', SITE_URL: '', MAIL_URL: 'smtp://u:p@mail.example' };
  expect(parse(changes, false).problems).toBeUndefined();
});

describe('a function with wrong settings', () => {
  const broken = (name: FunctionName, given: Environment = {}) => {
    const printed: string[] = [];
    const handle = createEnquiryService({
      name,
      environment: given,
      messages,
      createTransport: () => {
        throw new Error('must not be reached');
      },
      print: (line) => printed.push(line),
    });
    return {
      handle: (request: Request) => handle(request, {}),
      lines: () => printed.map((line) => JSON.parse(line) as object),
    };
  };
  const allowedOrigin = ({ headers }: Response) => headers.get('access-control-allow-origin');

  it('answers 500 and logs what is expected in one line', async () => {
    const { handle, lines } = broken('send-email');
    const response = await handle(createJsonPost(validPosts.request));
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ error: 'settings', fields: {} });
    const problems = expect.arrayContaining([expect.stringContaining('MAIL_URL: expected')]);
    expect(lines()).toMatchObject([{ outcome: 'settings', problems }]);
  });

  it('allows only the site to read the error', async () => {
    const { handle } = broken('send-contact-email', { SITE_URL: site });
    expect(allowedOrigin(await handle(createPreflight({ origin: site })))).toBe(site);
    const response = await handle(createJsonPost(validPosts.home, { origin: site }));
    expect([response.status, allowedOrigin(response)]).toEqual([500, site]);
    const foreign = await handle(
      createJsonPost(validPosts.home, { origin: 'https://evil.example' }),
    );
    expect([foreign.status, allowedOrigin(foreign)]).toEqual([403, null]);
  });

  it('names SITE_URL in the log, since every post then seems to come from elsewhere', async () => {
    const { handle, lines } = broken('send-contact-email', { ...complete, SITE_URL: undefined });
    expect((await handle(createJsonPost(validPosts.home, { origin: site }))).status).toBe(403);
    const problems = [expect.stringContaining('SITE_URL: expected')];
    expect(lines()).toMatchObject([{ outcome: 'origin', problems }]);
  });
});
