import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { languages } from '../../../src/site/languages.ts';
import { allAddresses, findPage, getPath, getPaths, pageIds } from '../../../src/site/pages.ts';
import {
  createContentSecurityPolicy,
  createRedirectsFile,
  hashInlineScripts,
} from '../../../src/vite/pages/netlifyFiles.ts';

const supabaseUrl = 'https://abcdefgh.supabase.co';
const hosted = { scripts: [], supabaseUrl: `${supabaseUrl}/`, production: true } as const;

it('allows scripts by hash, and forms and requests to the Supabase project', () => {
  const policy = createContentSecurityPolicy({ ...hosted, scripts: ["'sha256-a'", "'sha256-a'"] });
  expect(policy).toContain("script-src 'self' 'sha256-a';");
  expect(policy).toContain(`connect-src 'self' ${supabaseUrl};`);
  expect(policy).toContain(`form-action 'self' ${supabaseUrl};`);
  expect(policy).toContain('upgrade-insecure-requests');
});

it('finds the hashes of the inline scripts that run', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(
    hashInlineScripts(
      '<script>a()</script><p></p><script type="module">\n b()\n</script>' +
        '<script type="module" crossorigin src="/assets/site.js"></script>' +
        '<script type="application/ld+json">{}</script>',
    ),
  ).toEqual([hash('a()'), hash('\n b()\n')]);
});

const redirects = createRedirectsFile()
  .trim()
  .split('\n')
  .map((row) => row.split(' ') as [string, string, string]);

it('redirects the Greek name of a page below /en to the English page', () => {
  const { home } = languages.en;
  const expected = pageIds.flatMap((id) =>
    getPaths(id, 'el')
      .filter((path) => path !== languages.el.home && findPage(`${home}${path}`) === undefined)
      .map((path) => [`${home}${path}`, getPath(id, 'en'), '301']),
  );
  expect(expected.length).toBeGreaterThan(10);
  expect(redirects).toEqual(expect.arrayContaining(expected));
});

it('redirects each address once, only to pages, never a page, and the not-found rule is last', () => {
  const paths = allAddresses.map(({ path }) => path);
  for (const [from, to] of redirects.filter(([, , status]) => status === '301')) {
    expect(findPage(from), from).toBeUndefined();
    if (!to.includes(':splat')) expect(paths, from).toContain(to);
  }
  expect(new Set(redirects.map(([from]) => from)).size).toBe(redirects.length);
  // It matches everything below /en.
  expect(redirects.at(-1)).toEqual(['/en/*', '/en/404.html', '404']);
});

it('redirects the second address of the site before all others, with the rest of the address', () => {
  const second = { from: 'https://liofos.netlify.app', to: 'https://www.liofos.example' };
  expect(createRedirectsFile(second)).toMatch(
    /^https:\/\/liofos\.netlify\.app\/\* https:\/\/www\.liofos\.example\/:splat 301!\n/,
  );
});
