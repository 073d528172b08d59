// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { venue } from '../../src/site/facts/venue.ts';
import { parseKey, parseSiteUrl, parseSupabaseUrl } from '../../src/site/parseSetting.ts';

const site = (SITE_URL: string) => parseSiteUrl({ SITE_URL });

describe('an address', () => {
  it.each([
    'https://www.liofos.example',
    'https://www.liofos.example ',
    'https://www.liofos.example\r\n',
    '\n\n\thttps://www.liofos.example',
    'https://www.liofos.example/',
    'https://www.liofos.example///',
    'HTTPS://WWW.LIOFOS.EXAMPLE',
    'https://www.liofos.example:443',
    '"https://www.liofos.example"',
    "' https://www.liofos.example/ '",
    '“https://www.liofos.example”',
    '«https://www.liofos.example»',
    '\ufeffhttps://www.liofos.example',
    'https://www.liofos.example\u200b',
    '\u00a0https://www.liofos.example\u00a0',
    '\u202ahttps://www.liofos.example\u202c',
    '\u2060https://www.liofos.example\u00ad\ufe0f',
  ])('has one normal form: %j', (text) => {
    expect(site(text)).toEqual({ value: 'https://www.liofos.example' });
  });

  it('has the host in ASCII and keeps a port', () => {
    expect(site('https://Κτήμα.example/')).toEqual({ value: 'https://xn--jxagzj2b.example' });
    expect(site('http://localhost:8888/')).toEqual({ value: 'http://localhost:8888' });
    expect(site('http://[::1]:8888')).toEqual({ value: 'http://[::1]:8888' });
  });

  it.each([
    'www.liofos.example',
    '//www.liofos.example',
    'localhost:8888',
    'ftp://www.liofos.example',
    'javascript:alert(1)',
    'http://www.liofos.example',
    'https://',
    'https://www.liofos.example/en',
    'https://www.liofos.example/index.html',
    'https://www.liofos.example/?utm_source=x',
    'https://www.liofos.example?x',
    'https://www.liofos.example#top',
    'https://user:hunter2@www.liofos.example',
    'https://user:/hunter2@www.liofos.example',
    'https://www.liofos.example https://liofos.example',
    'https://www.liofos.example,https://liofos.example',
    'https://https://www.liofos.example',
    'https://www.liofos.example.',
    'https://www..liofos.example',
    'https://*.liofos.example',
    'https://www. liofos.example',
    'https://www.lio\nfos.example',
    'https://www.lio\u200bfos.example',
    'https://www.lio\u00adfos.example',
    'https://www.liofos\u00a0.example',
    'https://www.liofos\u3164.example',
    'SITE_URL=https://www.liofos.example',
    '<https://www.liofos.example>',
    '[site](https://www.liofos.example)',
    'https://www.liofos.example:99999',
    'https://www.liofos.example;',
  ])('is refused: %j', (text) => {
    expect(site(text)).toEqual({
      problem: expect.stringMatching(
        /^SITE_URL: expected the public address of the site, such as https:\/\/www\.liofos\.example, not ".+"; (write|delete) /s,
      ),
    });
    expect(JSON.stringify(site(text))).not.toContain('hunter2');
  });

  it.each([
    ['www.liofos.example', 'write https:// in front of the host'],
    ['http://www.liofos.example', 'write https instead of http'],
    ['https://www.liofos.example/en', 'write nothing but https:// and the host'],
    [
      'https://www.lio\u200bfos.example',
      'delete the white space or invisible character in it (U+200B)',
    ],
  ])('is refused with the way to fix it: %j', (text, fix) => {
    expect(site(text)).toEqual({
      problem: `SITE_URL: expected the public address of the site, such as https://www.liofos.example, not "${text}"; ${fix}`,
    });
  });

  it('is the one of the venue if it is absent, unless it is required', () => {
    expect(parseSiteUrl({ SITE_URL: ' ' })).toEqual({ value: venue.url });
    expect(parseSiteUrl({}, { required: true })).toEqual({
      problem: expect.stringMatching(/^SITE_URL: expected .*; it is not set$/),
    });
  });
});

it('the address of the Supabase project may be absent, or be that of a container', () => {
  expect(parseSupabaseUrl({}, 'VITE_SUPABASE_URL')).toEqual({ value: '' });
  expect(parseSupabaseUrl({ SUPABASE_URL: 'http://kong:8000/' }, 'SUPABASE_URL')).toEqual({
    value: 'http://kong:8000',
  });
});

describe('a key', () => {
  const key = (KEY: string) => parseKey({ KEY }, 'KEY');

  it.each([
    'sb_publishable_a-B',
    ' sb_publishable_a-B\n',
    '"sb_publishable_a-B"',
    '\ufeffsb_publishable_a-B\u200b',
  ])('has one normal form: %j', (text) => {
    expect(key(text)).toEqual({ value: 'sb_publishable_a-B' });
  });

  it('may be a JSON Web Token', () => {
    expect(key('eyJhbGciOiJI.eyJpc3MiOi.s5_c-A=')).toEqual({
      value: 'eyJhbGciOiJI.eyJpc3MiOi.s5_c-A=',
    });
  });

  it.each([
    'sb_secret a',
    'sb_secret\na',
    'sb_secret\u200ba',
    'KEY=sb_secret',
    'sb_secret,',
    '…sb_secret',
    'apikey: sb_secret',
  ])('is refused and not repeated: %j', (text) => {
    expect(key(text)).toEqual({ problem: expect.stringMatching(/^KEY: expected a key/) });
    expect(JSON.stringify(key(text))).not.toContain('sb_secret');
  });
});
