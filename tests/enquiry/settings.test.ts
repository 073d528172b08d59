// @vitest-environment node
import { expect, test } from 'vitest';
import { parseEnquirySettings, type Environment } from '../../src/enquiry/settings.ts';
import { createEnquiryService } from '../../src/enquiry/service.ts';
import { postJson, validPosts, words } from './support.ts';

const complete: Environment = {
  MAIL_URL: 'smtps://venue%40liofos.example:p%3Ass@mail.liofos.example',
  MAIL_TO: 'info@liofos.example',
  MAIL_FROM: 'site@liofos.example',
  VITE_SUPABASE_ANON_KEY: 'key',
};
const parse = (changes: Environment = {}, apiKey = true) => parseEnquirySettings({ ...complete, ...changes }, { apiKey });
const settingsWith = (changes: Environment) => {
  const parsed = parse(changes);
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  return parsed.settings;
};

test('a complete environment is read, with the defaults of the rest', () => {
  expect(settingsWith({})).toEqual({
    mailServer: { host: 'mail.liofos.example', port: 465, secure: true, local: false, user: 'venue@liofos.example', password: 'p:ss' },
    mailTo: 'info@liofos.example',
    mailFrom: 'site@liofos.example',
    rateLimit: 10,
    origins: ['https://www.liofos.example'],
    apiKey: 'key',
  });
});

test('a server on this machine needs no login, any other does', () => {
  expect(settingsWith({ MAIL_URL: 'smtp://localhost:2525' }).mailServer).toEqual({ host: 'localhost', port: 2525, secure: false, local: true });
  expect(settingsWith({ MAIL_URL: 'smtp://[::1]:25' }).mailServer).toMatchObject({ host: '::1', local: true });
  expect(settingsWith({ MAIL_URL: 'smtp://u:p@mail.example' }).mailServer).toMatchObject({ port: 587, secure: false, local: false });
  expect(parse({ MAIL_URL: 'smtp://mail.example' })).toMatchObject({ ok: false });
});

test.each([
  ['MAIL_URL', ['', 'mail.example', 'https://u:p@mail.example', 'smtp://', 'smtp://u:p@', 'smtps://u@mail.example', 'smtps://u:%zz@mail.example']],
  ['MAIL_TO', ['', 'info', 'a@b, c@d', 'Info <info@liofos.example>', 'a b@c']],
  ['MAIL_FROM', ['', 'site', 'a@b;c@d']],
  ['ENQUIRY_RATE_LIMIT', ['ten', '-1', '1.5']],
  ['SITE_URL', ['www.liofos.example', 'ftp://liofos.example', 'https://*.liofos.example']],
  ['ENQUIRY_ORIGINS', ['*', 'localhost:8888', 'https://ok.example, nonsense']],
  ['VITE_SUPABASE_ANON_KEY', ['', ' ']],
])('a wrong %s is named', (name, values) => {
  for (const value of values) {
    const parsed = parse({ [name]: value });
    expect(parsed.ok, value).toBe(false);
    if (!parsed.ok) expect(parsed.problems, value).toEqual([expect.stringMatching(new RegExp(`^${name}: expected `))]);
  }
});

test('all problems come at once, and none repeats a password', () => {
  const parsed = parseEnquirySettings({ MAIL_URL: 'smtpx://user:hunter2@mail.example', ENQUIRY_RATE_LIMIT: 'x' }, { apiKey: true });
  if (parsed.ok) throw new Error('accepted');
  expect(parsed.problems.map((problem) => problem.split(':')[0])).toEqual(['MAIL_URL', 'MAIL_TO', 'MAIL_FROM', 'ENQUIRY_RATE_LIMIT', 'VITE_SUPABASE_ANON_KEY']);
  expect(parsed.problems.join()).not.toContain('hunter2');
});

test('origins lose their paths, and patterns are kept', () => {
  expect(settingsWith({ SITE_URL: 'https://liofos.example/', ENQUIRY_ORIGINS: 'http://localhost:8888/, https://deploy-preview-*--liofos.netlify.app' }).origins).toEqual([
    'https://liofos.example',
    'http://localhost:8888',
    'https://deploy-preview-*--liofos.netlify.app',
  ]);
});

test('the key that hosted Supabase provides is the fallback, and only the edge function needs one', () => {
  expect(settingsWith({ VITE_SUPABASE_ANON_KEY: undefined, SUPABASE_ANON_KEY: 'hosted' }).apiKey).toBe('hosted');
  expect(settingsWith({ SUPABASE_ANON_KEY: 'hosted' }).apiKey).toBe('key');
  expect(parse({ VITE_SUPABASE_ANON_KEY: '' }, false).ok).toBe(true);
});

test('a function with wrong settings answers 500 and logs what is expected', async () => {
  const printed: string[] = [];
  const handle = createEnquiryService({
    name: 'send-email',
    environment: {},
    words,
    createTransport: () => { throw new Error('must not be reached'); },
    print: (line) => printed.push(line),
  });
  const response = await handle(postJson(validPosts.request), {});
  expect([response.status, await response.json()]).toEqual([500, { error: 'settings', fields: {} }]);
  expect(printed.join()).toContain('MAIL_URL: expected');
});
