// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import type { FunctionName } from '../../../src/enquiry/server/handler.ts';
import { parseEnquirySettings } from '../../../src/enquiry/server/settings.ts';
import { createEnquiryService } from '../../../src/enquiry/server/service.ts';
import type { Environment } from '../../../src/site/parseSetting.ts';
import { postJson, postPlain, validPosts, messages } from './support.ts';

const complete: Environment = {
  MAIL_URL: 'smtps://venue%40liofos.example:p%3Ass@mail.liofos.example',
  MAIL_TO: 'info@liofos.example',
  MAIL_FROM: 'site@liofos.example',
  SITE_URL: 'https://www.liofos.example',
  VITE_SUPABASE_ANON_KEY: 'key',
};
const parse = (changes: Environment = {}, edge = true) =>
  parseEnquirySettings({ ...complete, ...changes }, { edge });
const settingsWith = (changes: Environment) => {
  const parsed = parse(changes);
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  return parsed.settings;
};

test('a complete environment is read, with the defaults of the rest', () => {
  expect(settingsWith({})).toEqual({
    mailServer: {
      host: 'mail.liofos.example',
      port: 465,
      secure: true,
      local: false,
      user: 'venue@liofos.example',
      password: 'p:ss',
    },
    mailTo: 'info@liofos.example',
    mailFrom: 'site@liofos.example',
    rateLimit: 10,
    dailyLimit: 300,
    origins: ['https://www.liofos.example'],
    apiKeys: ['key'],
  });
});

test('a server on this machine needs no login, any other does', () => {
  expect(settingsWith({ MAIL_URL: 'smtp://localhost:2525' }).mailServer).toEqual({
    host: 'localhost',
    port: 2525,
    secure: false,
    local: true,
  });
  expect(settingsWith({ MAIL_URL: 'smtp://[::1]:25' }).mailServer).toMatchObject({
    host: '::1',
    local: true,
  });
  expect(parse({ MAIL_URL: 'smtp://u:p@mail.example' }, false)).toMatchObject({
    settings: { mailServer: { port: 587, secure: false, local: false } },
  });
  expect(parse({ MAIL_URL: 'smtp://mail.example' })).toMatchObject({ ok: false });
});

test.each([
  [
    'MAIL_URL',
    [
      '',
      'mail.example',
      'https://u:p@mail.example',
      'smtp://',
      'smtp://u:p@',
      'smtps://u@mail.example',
      'smtps://u:%zz@mail.example',
      'smtps://u:p@mail.example/?pool=true',
      'smtps://u:p@mail.example/inbox',
      'smtps://u:p@mail.example#x',
      'smtps://u:p@ma il.example',
      'smtps://u:p@mail.\u200bexample',
      'smtps://u:p@mail.example:0',
    ],
  ],
  [
    'MAIL_TO',
    [
      '',
      'info',
      'a@b, c@d',
      'Info <info@liofos.example>',
      'a b@c',
      'info@lio\u200bfos.example',
      'info@liofos.example.',
      'mailto:info@liofos.example',
    ],
  ],
  ['MAIL_FROM', ['', 'site', 'a@b;c@d']],
  ['ENQUIRY_RATE_LIMIT', ['ten', '-1', '1.5']],
  ['ENQUIRY_DAILY_LIMIT', ['many', '-1']],
  ['SUPABASE_PUBLISHABLE_KEYS', ['sb_publishable_x', '{"default":1}', '{']],
  [
    'SITE_URL',
    [
      'www.liofos.example',
      'ftp://liofos.example',
      'https://*.liofos.example',
      'http://www.liofos.example',
      'https://www.liofos.example/en',
      'https://www.liofos.example?x',
      'https://u:p@www.liofos.example',
      'https://www.lio\u200bfos.example',
      'https://www.liofos.exam\nple',
      'https://www.liofos.example,https://liofos.example',
      'https://https://www.liofos.example',
      'https://www.liofos.example.',
    ],
  ],
  [
    'ENQUIRY_ORIGINS',
    [
      '*',
      'localhost:8888',
      'https://ok.example, nonsense',
      'https://ok.example/path',
      'https://*.ok.example/path',
      'http://ok.example',
      'https://ok.example\nhttps://b.example',
    ],
  ],
  ['VITE_SUPABASE_ANON_KEY', ['', ' ', 'two words', 'key\u200bkey', 'κλειδί', 'NAME=key']],
  ['SUPABASE_SECRET_KEY', ['two words']],
])('a wrong %s is named', (name, values) => {
  for (const value of values) {
    const parsed = parse({ [name]: value });
    expect(parsed.ok, value).toBe(false);
    if (!parsed.ok)
      expect(parsed.problems, value).toEqual([
        expect.stringMatching(new RegExp(`^${name}: expected `)),
      ]);
  }
});

test.each([
  [
    'MAIL_URL',
    'SMTPS://u:p@MAIL.liofos.example:465/',
    {
      mailServer: {
        host: 'mail.liofos.example',
        port: 465,
        secure: true,
        local: false,
        user: 'u',
        password: 'p',
      },
    },
  ],
  [
    'MAIL_URL',
    'smtp://LOCALHOST:2525',
    { mailServer: { host: 'localhost', port: 2525, secure: false, local: true } },
  ],
  ['MAIL_TO', '\u200b"info@liofos.example"\r\n', { mailTo: 'info@liofos.example' }],
  ['MAIL_FROM', "'site@liofos.example ", { mailFrom: 'site@liofos.example' }],
  ['SITE_URL', '\ufeffHTTPS://WWW.Liofos.example//\n', { origins: ['https://www.liofos.example'] }],
  [
    'ENQUIRY_ORIGINS',
    '"https://Preview-*.Liofos.example:443/" ,\u00a0http://localhost:8888/,',
    {
      origins: [
        'https://www.liofos.example',
        'https://preview-*.liofos.example',
        'http://localhost:8888',
      ],
    },
  ],
  ['VITE_SUPABASE_ANON_KEY', ' "sb_publishable_x"\n', { apiKeys: ['sb_publishable_x'] }],
  ['ENQUIRY_RATE_LIMIT', '00', { rateLimit: 0, dailyLimit: 0 }],
  ['ENQUIRY_DAILY_LIMIT', ' 050 ', { dailyLimit: 50 }],
])('reads %s="%s" in its normal form', (name, value, expected) => {
  expect(settingsWith({ [name]: value })).toMatchObject(expected);
});

test('all problems come at once, and none repeats a password', () => {
  const parsed = parseEnquirySettings(
    { MAIL_URL: 'smtpx://user:hunter2@mail.example', ENQUIRY_RATE_LIMIT: 'x' },
    { edge: true },
  );
  if (parsed.ok) throw new Error('accepted');
  expect(parsed.problems.map((problem) => problem.split(':')[0])).toEqual([
    'MAIL_URL',
    'MAIL_TO',
    'MAIL_FROM',
    'ENQUIRY_RATE_LIMIT',
    'SITE_URL',
    'VITE_SUPABASE_ANON_KEY',
  ]);
  expect(parsed.problems.join()).not.toContain('hunter2');
});

test('origins lose their paths, and patterns are kept', () => {
  expect(
    settingsWith({
      SITE_URL: 'https://liofos.example/',
      ENQUIRY_ORIGINS: 'http://localhost:8888/, https://deploy-preview-*--liofos.netlify.app',
    }).origins,
  ).toEqual([
    'https://liofos.example',
    'http://localhost:8888',
    'https://deploy-preview-*--liofos.netlify.app',
  ]);
});

test('each of the keys that Supabase hands out is accepted, today’s and those of before', () => {
  const keys = {
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_site',
    SUPABASE_ANON_KEY: 'eyJlegacy',
    SUPABASE_PUBLISHABLE_KEYS:
      '{"default":"sb_publishable_default","mobile":"sb_publishable_mobile"}',
  };
  expect(settingsWith(keys).apiKeys).toEqual([
    'sb_publishable_site',
    'eyJlegacy',
    'sb_publishable_default',
    'sb_publishable_mobile',
  ]);
  expect(
    settingsWith({
      VITE_SUPABASE_ANON_KEY: undefined,
      SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_default"}',
    }).apiKeys,
  ).toEqual(['sb_publishable_default']);
  expect(
    settingsWith({ VITE_SUPABASE_ANON_KEY: undefined, SUPABASE_ANON_KEY: 'hosted' }).apiKeys,
  ).toEqual(['hosted']);
});

test('only the edge function needs a key and the address of the site', () => {
  expect(parse({ VITE_SUPABASE_ANON_KEY: '', SITE_URL: '' }, false).ok).toBe(true);
  expect(parse({ SITE_URL: '' })).toMatchObject({
    ok: false,
    problems: [expect.stringMatching(/^SITE_URL: expected/)],
  });
});

test.each(['smtp://u:p@mail.example', 'smtp://u:p@mail.example:587', 'smtp://u:p@mail.example:25'])(
  'the edge function is told why %s cannot work there',
  (MAIL_URL) => {
    expect(parse({ MAIL_URL })).toMatchObject({
      ok: false,
      problems: [
        expect.stringMatching(
          /^MAIL_URL: expected a port other than (25|587), which Supabase blocks/,
        ),
      ],
    });
    expect(parse({ MAIL_URL }, false).ok).toBe(true);
    expect(parse({ MAIL_URL: 'smtp://127.0.0.1:25' }).ok).toBe(true);
  },
);

test('who switches the limit per address off has none for everybody, unless they say so', () => {
  expect(settingsWith({ ENQUIRY_RATE_LIMIT: '0' })).toMatchObject({ rateLimit: 0, dailyLimit: 0 });
  expect(settingsWith({ ENQUIRY_RATE_LIMIT: '0', ENQUIRY_DAILY_LIMIT: '50' })).toMatchObject({
    rateLimit: 0,
    dailyLimit: 50,
  });
});

describe('the store', () => {
  const url = 'https://abc.supabase.co';
  it('is used where its key is set, and hosted Supabase provides everything', () => {
    expect(
      settingsWith({ VITE_SUPABASE_URL: url, SUPABASE_SECRET_KEY: 'sb_secret_x' }).store,
    ).toEqual({ url, key: 'sb_secret_x' });
    expect(
      settingsWith({
        SUPABASE_URL: url,
        SUPABASE_SECRET_KEYS: '{"default":"sb_secret_y"}',
        SUPABASE_SERVICE_ROLE_KEY: 'eyJz',
      }).store,
    ).toEqual({ url, key: 'sb_secret_y' });
    expect(settingsWith({ SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: 'eyJz' }).store).toEqual({
      url,
      key: 'eyJz',
    });
  });
  it('is not used without a key, and an address that is missing beside it is named', () => {
    expect(settingsWith({ VITE_SUPABASE_URL: url })).not.toHaveProperty('store');
    for (const VITE_SUPABASE_URL of ['', 'supabase']) {
      const parsed = parse({ VITE_SUPABASE_URL, SUPABASE_SECRET_KEY: 'sb_secret_hidden' });
      expect(parsed).toMatchObject({
        ok: false,
        problems: [expect.stringMatching(/^VITE_SUPABASE_URL: expected/)],
      });
      expect(JSON.stringify(parsed)).not.toContain('sb_secret_hidden');
    }
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
      lines: () => printed.map((line) => JSON.parse(line) as Record<string, unknown>),
    };
  };
  const site = 'https://www.liofos.example';

  it.each(['send-email', 'send-contact-email'] as const)(
    'answers 500 and says in one line of the log what is expected (%s)',
    async (name) => {
      const { handle, lines } = broken(name);
      const response = await handle(postJson(validPosts.request));
      expect([response.status, await response.json()]).toEqual([
        500,
        { error: 'settings', fields: {} },
      ]);
      expect(lines()).toEqual([
        {
          id: expect.any(String),
          form: expect.any(String),
          outcome: 'settings',
          ms: expect.any(Number),
          problems: expect.arrayContaining([expect.stringContaining('MAIL_URL: expected')]),
        },
      ]);
    },
  );

  it('sends CORS headers to the site, also on preflight, so that the page can show the error', async () => {
    const { handle } = broken('send-contact-email', { SITE_URL: site });
    const preflight = await handle(
      new Request('https://functions.example/', {
        method: 'OPTIONS',
        headers: { origin: site, 'access-control-request-method': 'POST' },
      }),
    );
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
      204,
      site,
    ]);
    const response = await handle(postJson(validPosts.home, { origin: site }));
    expect([
      response.status,
      response.headers.get('access-control-allow-origin'),
      response.headers.get('vary'),
    ]).toEqual([500, site, 'Origin']);
  });

  it('sends no CORS headers to other sites', async () => {
    for (const environment of [{ SITE_URL: site }, { SITE_URL: 'nonsense' }]) {
      const response = await broken('send-contact-email', environment).handle(
        postJson(validPosts.home, { origin: 'https://evil.example' }),
      );
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('names a wrong or missing SITE_URL in the log, since every post then seems to come from elsewhere', async () => {
    for (const SITE_URL of ['nonsense', undefined]) {
      const { handle, lines } = broken('send-contact-email', { ...complete, SITE_URL });
      expect((await handle(postJson(validPosts.home, { origin: site }))).status).toBe(403);
      expect(lines()).toMatchObject([
        { outcome: 'origin', problems: [expect.stringContaining('SITE_URL: expected')] },
      ]);
    }
  });

  it('leads a browser without script back to its page', async () => {
    const response = await broken('send-email').handle(
      postPlain({ ...validPosts.home, form: 'home', language: 'en' }),
    );
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en#not-sent']);
  });
});
