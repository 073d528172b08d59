// @vitest-environment node
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, headersFile, inlineScripts, redirectsFile } from '../../src/build/netlifyFiles.ts';
import { allAddresses } from '../../src/site/paths.ts';

const local = { scripts: [], supabaseUrl: '', frameAncestors: "'none'", production: false } as const;
const hosted = { scripts: [], supabaseUrl: 'https://abcdefgh.supabase.co/', frameAncestors: "'none'", production: true } as const;

const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

describe('the policy of a page', () => {
  it('lets its own scripts run and no other: none written into the page, none from elsewhere', () => {
    const scripts = directivesOf(contentSecurityPolicy(hosted))['script-src'];
    expect(scripts).toEqual(["'self'"]);
  });

  it('lets the scripts run that the build wrote, each by its hash and once', () => {
    expect(directivesOf(contentSecurityPolicy({ ...hosted, scripts: ["'sha256-a'", "'sha256-b'", "'sha256-a'"] }))['script-src']).toEqual(["'self'", "'sha256-a'", "'sha256-b'"]);
  });

  it('closes what a page has no use for', () => {
    expect(directivesOf(contentSecurityPolicy(hosted))).toMatchObject({ 'default-src': ["'self'"], 'object-src': ["'none'"], 'base-uri': ["'self'"], 'frame-ancestors': ["'none'"] });
  });

  it('lets forms and requests reach this site and the Supabase project, where there is one', () => {
    expect(directivesOf(contentSecurityPolicy(hosted))).toMatchObject({ 'connect-src': ["'self'", 'https://abcdefgh.supabase.co'], 'form-action': ["'self'", 'https://abcdefgh.supabase.co'] });
    expect(directivesOf(contentSecurityPolicy(local))).toMatchObject({ 'connect-src': ["'self'"], 'form-action': ["'self'"] });
  });

  it('lets nobody be framed and seen but the hosts of the maps', () => {
    expect(directivesOf(contentSecurityPolicy(local))).toMatchObject({
      'frame-src': ["'self'", 'https://www.openstreetmap.org'],
      'img-src': ["'self'", 'data:', 'https://www.openstreetmap.org', 'https://tile.openstreetmap.org'],
    });
  });

  it('asks for https on the internet, and not on a machine without a certificate', () => {
    expect(contentSecurityPolicy(hosted)).toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy(local)).not.toContain('upgrade-insecure-requests');
  });
});

describe('the scripts in a document', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it.each([
    ['<script>start()</script>', [hash('start()')]],
    ['<script type="module">\n  import "./a.js";\n</script>', [hash('\n  import "./a.js";\n')]],
    ['<script>a()</script><p></p><script type="text/javascript">b()</script>', [hash('a()'), hash('b()')]],
    ['<script type="module" crossorigin src="/assets/site.js"></script>', []],
    ['<script id="ld-home-el" type="application/ld+json">{}</script>', []],
  ])('%s have the sources %j', (html, sources) => {
    expect(inlineScripts(html)).toEqual(sources);
  });
});

describe('dist/_headers', () => {
  const rules = Object.fromEntries(
    headersFile(local)
      .split(/\n(?=\/)/)
      .map((rule) => {
        const [path = '', ...lines] = rule.trim().split(/\n\s*/);
        return [path, Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)))];
      }),
  );

  it('lets nobody frame a page, and this site frame its map', () => {
    expect(Object.keys(rules)).toEqual(['/', '/:page', '/en/*', '/terms/*', '/map/*']);
    for (const [path, rule] of Object.entries(rules)) {
      const own = path === '/map/*';
      expect(directivesOf(rule['Content-Security-Policy'])['frame-ancestors']).toEqual([own ? "'self'" : "'none'"]);
      expect(rule['X-Frame-Options']).toBe(own ? 'SAMEORIGIN' : 'DENY');
    }
  });

  it('has documents asked for again, and closes what they have no use for', () => {
    for (const rule of Object.values(rules)) {
      expect(rule['Cache-Control']).toBe('no-cache');
      expect(rule['Permissions-Policy'].split(', ')).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()', 'fullscreen=(self)', 'clipboard-write=(self)']));
    }
  });
});

it('dist/_redirects leads from the name of every file to its page', () => {
  const rows = redirectsFile((path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)).trim().split('\n');
  expect(rows).toHaveLength(allAddresses.length + 1);
  expect(rows).toEqual(expect.arrayContaining(['/index.html / 301!', '/emeis.html /emeis 301!', '/en/weddings.html /en/weddings 301!', '/map/churches.html /map/churches 301!']));
});
