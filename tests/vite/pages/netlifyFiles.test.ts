// @vitest-environment node
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  headersFile,
  inlineScripts,
  redirectsFile,
  withPolicy,
} from '../../../src/vite/pages/netlifyFiles.ts';
import { redirectsOf } from '../../../local/serve/netlifySite.ts';
import { languages } from '../../../src/site/languages.ts';
import { pageIds, addressesOf, allAddresses, pageAt, pathOf } from '../../../src/site/pages.ts';
import { temporaryFolder } from '../../support/folder.ts';

const supabase = 'https://abcdefgh.supabase.co';
const local = { scripts: [], supabaseUrl: '', production: false } as const;
const hosted = { scripts: [], supabaseUrl: `${supabase}/`, production: true } as const;

const directivesOf = (policy = '') =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

it('allows only scripts of the site and, by hash, those of the build', () => {
  const scripts = ["'sha256-a'", "'sha256-b'", "'sha256-a'"];
  expect(directivesOf(contentSecurityPolicy(hosted))['script-src']).toEqual(["'self'"]);
  expect(directivesOf(contentSecurityPolicy({ ...hosted, scripts }))['script-src']).toEqual([
    "'self'",
    "'sha256-a'",
    "'sha256-b'",
  ]);
});

it('allows forms and requests to the site and to its Supabase project', () => {
  const sources = { 'connect-src': ["'self'", supabase], 'form-action': ["'self'", supabase] };
  expect(directivesOf(contentSecurityPolicy(hosted))).toMatchObject(sources);
  const directives = directivesOf(contentSecurityPolicy(local));
  expect(directives).toMatchObject({ 'connect-src': ["'self'"], 'form-action': ["'self'"] });
  // A machine without a certificate.
  expect(directives).not.toHaveProperty('upgrade-insecure-requests');
});

it('finds the hashes of the inline scripts that run', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(
    inlineScripts(
      '<script>a()</script><p></p><script type="module">\n b()\n</script>' +
        '<script type="module" crossorigin src="/assets/site.js"></script>' +
        '<script id="ld-home-el" type="application/ld+json">{}</script>',
    ),
  ).toEqual([hash('a()'), hash('\n b()\n')]);
});

const headerRules = headersFile(local)
  .split(/\n(?=\/)/)
  .map((rule) => {
    const [path = '', ...lines] = rule.trim().split(/\n\s*/);
    const headers = lines.map((line) => line.split(/: (.*)/s).slice(0, 2));
    return { path, headers: Object.fromEntries(headers) as Record<string, string> };
  });

it('makes browsers revalidate documents, and disables features that pages do not use', () => {
  for (const { headers } of headerRules) {
    expect(headers['Cache-Control']).toBe('no-cache');
    expect(headers['Permissions-Policy']?.split(', ')).toEqual(
      expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()']),
    );
  }
});

it('allows no site to frame a page, and only this site to frame its map', () => {
  const paths = ['/', '/:page', '/en/*', '/terms/*', '/accessibility/*', '/map/*'];
  expect(headerRules.map(({ path }) => path)).toEqual(paths);
  for (const { path, headers } of headerRules)
    expect(directivesOf(headers['Content-Security-Policy'])['frame-ancestors']).toEqual([
      path === '/map/*' ? "'self'" : "'none'",
    ]);
});

it('repeats no header of netlify.toml, since Netlify does not promise which would win', () => {
  const toml = readFileSync('netlify.toml', 'utf8');
  const everywhere = /for = "\/\*"\n\[headers\.values\]\n(.+?)\n\n/s.exec(toml)![1]!;
  const names = [...everywhere.matchAll(/^([\w-]+) =/gm)].map(([, name = '']) => name);
  expect(names).toContain('X-Frame-Options');
  for (const { headers } of headerRules)
    expect(Object.keys(headers).filter((name) => names.includes(name))).toEqual([]);
});

it('writes the policy into a not-found page before its scripts, without directives that need a header', () => {
  const html = '<html><head><meta charset="utf-8"><script>start()</script></head></html>';
  const scripts = inlineScripts(html);
  const [before = '', policy = '', after = ''] = withPolicy(html, hosted).split(
    /<meta http-equiv="Content-Security-Policy" content="(.*?)">/,
  );
  expect(before + after).toBe(html);
  expect(before).toMatch(/<meta charset="utf-8">$/);
  expect(policy).toBe(contentSecurityPolicy({ ...hosted, scripts }));
  expect(policy).not.toContain('frame-ancestors');
  expect(() => withPolicy('<html></html>', hosted)).toThrow('charset');
});

const redirects = redirectsFile()
  .trim()
  .split('\n')
  .map((row) => row.split(' ') as [string, string, string]);

it('redirects the Greek name of a page below /en to the English page', () => {
  const { home } = languages.en;
  const expected = pageIds.flatMap((id) =>
    addressesOf(id, 'el')
      .filter((path) => path !== languages.el.home && pageAt(`${home}${path}`) === undefined)
      .map((path) => [`${home}${path}`, pathOf(id, 'en'), '301']),
  );
  expect(expected.length).toBeGreaterThan(10);
  expect(redirects).toEqual(expect.arrayContaining(expected));
});

it('redirects each address once, only to pages, never a page, and the not-found rule is last', () => {
  const paths = allAddresses.map(({ path }) => path);
  for (const [from, to] of redirects.filter(([, , status]) => status === '301')) {
    expect(pageAt(from), from).toBeUndefined();
    if (!to.includes(':splat')) expect(paths, from).toContain(to);
  }
  expect(new Set(redirects.map(([from]) => from)).size).toBe(redirects.length);
  // It matches everything below /en.
  expect(redirects.at(-1)).toEqual(['/en/*', '/en/404.html', '404']);
});

it('redirects the second address of the site, as Netlify reads the rule, and no other', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'netlify.toml'), '[build]\npublish = "dist"\n');
  const second = { from: 'https://liofos.netlify.app', to: 'https://www.liofos.example' };
  await writeFile(join(root, 'dist/_redirects'), redirectsFile(second));
  await writeFile(join(root, 'dist/emeis.html'), '');
  const rules = redirectsOf(root);
  const target = async (address: string) =>
    (await rules.match(new Request(address)))?.target.href ?? null;
  expect(await target('https://liofos.netlify.app/emeis?from=mail')).toBe(
    'https://www.liofos.example/emeis?from=mail',
  );
  expect(await target('https://www.liofos.example/emeis')).toBeNull();
  expect(await target('https://deploy-preview-7--liofos.netlify.app/emeis')).toBeNull();
});
