import { expect, it } from 'vitest';
import { venue } from '../../src/facts/venue/venue.ts';
import { parseKey, parseSiteUrl, type SettingsSource } from '../../src/site/parseSetting.ts';

const parsed = (name: string, text: string, parse: (source: SettingsSource) => string) => {
  const problems: string[] = [];
  const value = parse({ environment: { [name]: text }, problems });
  return problems.length > 0 ? { problems } : { value };
};
const site = (text: string) => parsed('SITE_URL', text, parseSiteUrl);
const key = (text: string) => parsed('KEY', text, (source) => parseKey(source, 'KEY'));

it.each([
  'https://www.liofos.example\r\n',
  'https://www.liofos.example///',
  'HTTPS://WWW.LIOFOS.EXAMPLE:443',
  '“ https://www.liofos.example/ ”',
  '\u202a\u00a0"https://www.liofos.example"\u200b\ufe0f\u202c',
])('normalizes the address %j', (text) => {
  expect(site(text)).toEqual({ value: 'https://www.liofos.example' });
});

it.each([
  ['https://Κτήμα.example/', 'https://xn--jxagzj2b.example'],
  ['http://[::1]:8888/', 'http://[::1]:8888'],
  [' ', venue.url],
])('turns the address "%s" into %s', (text, value) => {
  expect(site(text)).toEqual({ value });
});

const nothingElse = 'write nothing but https:// and the host';
const invisible = 'delete the white space or invisible character in it';

it.each([
  ['www.liofos.example', 'write https:// in front of the host'],
  ['http://www.liofos.example', 'write https instead of http'],
  ['https://www.liofos.example/en', nothingElse],
  ['https://www.liofos.example#top', nothingElse],
  ['https://www.liofos.example,https://liofos.example', nothingElse],
  ['https://*.liofos.example', nothingElse],
  ['https://www.lio\nfos.example', `${invisible} (U+000A)`],
  ['https://www.lio\u200bfos.example', `${invisible} (U+200B)`],
])('refuses the address %j: %s', (text, fix) => {
  expect(site(text)).toEqual({
    problems: [
      `SITE_URL: expected the public address of the site, such as https://www.liofos.example, not "${text}"; ${fix}`,
    ],
  });
});

it('never repeats the password of an address that it refuses', () => {
  const refused = site('https://user:hunter2@www.liofos.example');
  expect(refused).toEqual({ problems: [expect.stringMatching(/^SITE_URL: expected /)] });
  expect(JSON.stringify(refused)).not.toContain('hunter2');
});

it('accepts keys of both kinds, also pasted with quotes and invisible characters', () => {
  for (const value of ['sb_publishable_a-B', 'eyJhbGciOiJI.eyJpc3MiOi.s5_c-A='])
    expect(key(`\ufeff"${value}"\u200b\n`)).toEqual({ value });
});

it.each(['sb_secret a', 'sb_secret\u200ba', 'KEY=sb_secret', 'sb_secret,', 'apikey: sb_secret'])(
  'refuses the key %j and does not repeat it',
  (text) => {
    expect(key(text)).toEqual({ problems: [expect.stringMatching(/^KEY: expected a key/)] });
    expect(JSON.stringify(key(text))).not.toContain('sb_secret');
  },
);
