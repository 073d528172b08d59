// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { FunctionName } from '../../../src/enquiry/server/handler.ts';
import { createEnquiryService } from '../../../src/enquiry/server/service.ts';
import { parseEnquirySettings } from '../../../src/enquiry/server/settings.ts';
import type { Environment } from '../../../src/site/parseSetting.ts';
import { messages, postJson, preflight, site, validPosts } from './support.ts';

const complete: Environment = {
  MAIL_URL: 'smtps://venue%40liofos.example:p%3Ass@mail.liofos.example',
  MAIL_TO: 'info@liofos.example',
  MAIL_FROM: 'site@liofos.example',
  SITE_URL: site,
  VITE_SUPABASE_ANON_KEY: 'key',
};
const parse = (changes: Environment = {}, edge = true) =>
  parseEnquirySettings({ ...complete, ...changes }, { edge });
const settingsWith = (changes: Environment) => {
  const parsed = parse(changes);
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  return parsed.settings;
};

describe('the check of the function settings', () => {
  it.each<[name: string, value: string, expected: object]>([
    [
      'MAIL_URL',
      'SMTPS://venue%40liofos.example:p%3Ass@MAIL.example/',
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
    ['MAIL_URL', 'smtp://LOCALHOST:2525', { mailServer: { host: 'localhost', local: true } }],
    ['MAIL_URL', 'smtp://[::1]:25', { mailServer: { host: '::1', port: 25, local: true } }],
    ['MAIL_TO', '\u200b"info@liofos.example"\r\n', { mailTo: 'info@liofos.example' }],
    [
      'ENQUIRY_ORIGINS',
      '"https://Preview-*.Liofos.example:443/" ,\u00a0http://localhost:8888/,',
      { origins: [site, 'https://preview-*.liofos.example', 'http://localhost:8888'] },
    ],
    // Load tests switch both limits off at once.
    ['ENQUIRY_RATE_LIMIT', '00', { rateLimit: 0, dailyLimit: 0 }],
    ['ENQUIRY_DAILY_LIMIT', ' 050 ', { dailyLimit: 50 }],
  ])('have the normal form of %s=%j', (name, value, expected) => {
    expect(settingsWith({ [name]: value })).toMatchObject(expected);
  });

  it.each(
    Object.entries({
      MAIL_URL: [
        'https://u:p@mail.example',
        'smtps://u@mail.example',
        'smtps://u:%zz@mail.example',
        'smtps://u:p@ma il.example',
        'smtps://u:p@mail.example:0',
      ],
      MAIL_TO: ['info', 'a@b, c@d', 'Info <info@liofos.example>', 'info@lio\u200bfos.example'],
      ENQUIRY_RATE_LIMIT: ['ten', '-1', '1.5'],
      SUPABASE_PUBLISHABLE_KEYS: ['{"default":1}', '{'],
      // parseSetting.test.ts has the other addresses and keys.
      ENQUIRY_ORIGINS: ['*', 'localhost:8888', 'https://ok.example, nonsense', 'http://ok.example'],
    }).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
  )('names the variable and the expected value: %s=%j', (name, value) => {
    expect(parse({ [name]: value })).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(new RegExp(`^${name}: expected `))],
    });
  });

  it('reports all problems at once, without a password', () => {
    const parsed = parseEnquirySettings(
      { MAIL_URL: 'smtpx://user:hunter2@mail.example', ENQUIRY_RATE_LIMIT: 'x' },
      { edge: true },
    );
    const problems = parsed.ok ? [] : parsed.problems;
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'MAIL_URL',
      'MAIL_TO',
      'MAIL_FROM',
      'ENQUIRY_RATE_LIMIT',
      'SITE_URL',
      'VITE_SUPABASE_ANON_KEY',
    ]);
    expect(problems.join()).not.toContain('hunter2');
  });

  it.each<[what: string, environment: Environment, keys: string[]]>([
    [
      'all',
      {
        VITE_SUPABASE_ANON_KEY: 'sb_publishable_site',
        SUPABASE_ANON_KEY: 'eyJlegacy',
        SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_a","mobile":"sb_publishable_b"}',
      },
      ['sb_publishable_site', 'eyJlegacy', 'sb_publishable_a', 'sb_publishable_b'],
    ],
    ['one', { VITE_SUPABASE_ANON_KEY: '', SUPABASE_ANON_KEY: 'hosted' }, ['hosted']],
  ])('have the keys that Supabase hands out: %s', (_what, environment, keys) => {
    expect(settingsWith(environment).apiKeys).toEqual(keys);
  });

  it('requires a key and the address of the site for the edge function only', () => {
    expect(parse({ VITE_SUPABASE_ANON_KEY: '', SITE_URL: '' }, false).ok).toBe(true);
  });

  it('explains why a port cannot work in the edge function', () => {
    const MAIL_URL = 'smtp://u:p@mail.example';
    expect(parse({ MAIL_URL })).toMatchObject({
      problems: [
        expect.stringMatching(/^MAIL_URL: expected a port other than 587, which Supabase/),
      ],
    });
    expect(parse({ MAIL_URL }, false).ok).toBe(true);
  });
});

describe('the check of the store settings', () => {
  const url = 'https://abc.supabase.co';
  it.each<[environment: Environment, store: object | undefined]>([
    [
      { VITE_SUPABASE_URL: url, SUPABASE_SECRET_KEY: 'sb_secret_x' },
      { url, key: 'sb_secret_x' },
    ],
    [
      {
        SUPABASE_URL: url,
        SUPABASE_SECRET_KEYS: '{"default":"sb_secret_y"}',
        SUPABASE_SERVICE_ROLE_KEY: 'eyJz',
      },
      { url, key: 'sb_secret_y' },
    ],
    [
      { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: 'eyJz' },
      { url, key: 'eyJz' },
    ],
    [{ VITE_SUPABASE_URL: url }, undefined],
  ])('of %j are %j', (environment, store) => {
    expect(settingsWith(environment).store).toEqual(store);
  });
  it('refuses a key without an address, without repeating the key', () => {
    const parsed = parse({
      VITE_SUPABASE_URL: 'supabase',
      SUPABASE_SECRET_KEY: 'sb_secret_hidden',
    });
    expect(parsed).toMatchObject({
      problems: [expect.stringMatching(/^VITE_SUPABASE_URL: expected/)],
    });
    expect(JSON.stringify(parsed)).not.toContain('sb_secret_hidden');
  });
});

describe('a function with wrong settings', () => {
  const broken = (name: FunctionName, environment: Environment = {}) => {
    const printed: string[] = [];
    const handle = createEnquiryService({
      name,
      environment,
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
    const response = await handle(postJson(validPosts.request));
    expect([response.status, await response.json()]).toEqual([
      500,
      { error: 'settings', fields: {} },
    ]);
    const problems = expect.arrayContaining([expect.stringContaining('MAIL_URL: expected')]);
    expect(lines()).toMatchObject([{ outcome: 'settings', problems }]);
  });

  it('allows only the site to read the error', async () => {
    const { handle } = broken('send-contact-email', { SITE_URL: site });
    const asked = await handle(preflight({ origin: site }));
    expect([asked.status, allowedOrigin(asked)]).toEqual([204, site]);
    const response = await handle(postJson(validPosts.home, { origin: site }));
    expect([response.status, allowedOrigin(response)]).toEqual([500, site]);
    const foreign = await handle(postJson(validPosts.home, { origin: 'https://evil.example' }));
    expect([foreign.status, allowedOrigin(foreign)]).toEqual([403, null]);
  });

  it('names SITE_URL in the log, since every post then seems to come from elsewhere', async () => {
    const { handle, lines } = broken('send-contact-email', { ...complete, SITE_URL: undefined });
    expect((await handle(postJson(validPosts.home, { origin: site }))).status).toBe(403);
    const problems = [expect.stringContaining('SITE_URL: expected')];
    expect(lines()).toMatchObject([{ outcome: 'origin', problems }]);
  });
});
