// @vitest-environment node
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  headersFile,
  inlineScripts,
  redirectsFile,
  withPolicy,
} from '../../../src/vite/pages/netlifyFiles.ts';
import { redirectsOf } from '../../../local/serve/netlifySite.ts';
import { languageCodes, languages } from '../../../src/site/languages.ts';
import { pageIds } from '../../../src/site/pages.ts';
import { addressesOf, allAddresses, pageAt, pathOf } from '../../../src/site/paths.ts';
import { temporaryFolder } from '../../support/folder.ts';

const local = {
  scripts: [],
  supabaseUrl: '',
  frameAncestors: "'none'",
  production: false,
} as const;
const hosted = {
  scripts: [],
  supabaseUrl: 'https://abcdefgh.supabase.co/',
  frameAncestors: "'none'",
  production: true,
} as const;

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
    expect(
      directivesOf(
        contentSecurityPolicy({ ...hosted, scripts: ["'sha256-a'", "'sha256-b'", "'sha256-a'"] }),
      )['script-src'],
    ).toEqual(["'self'", "'sha256-a'", "'sha256-b'"]);
  });

  it('closes what a page has no use for', () => {
    expect(directivesOf(contentSecurityPolicy(hosted))).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('allows forms and requests to this site and to the Supabase project, if configured', () => {
    expect(directivesOf(contentSecurityPolicy(hosted))).toMatchObject({
      'connect-src': ["'self'", 'https://abcdefgh.supabase.co'],
      'form-action': ["'self'", 'https://abcdefgh.supabase.co'],
    });
    expect(directivesOf(contentSecurityPolicy(local))).toMatchObject({
      'connect-src': ["'self'"],
      'form-action': ["'self'"],
    });
  });

  it('lets nobody be framed and seen but the hosts of the maps', () => {
    expect(directivesOf(contentSecurityPolicy(local))).toMatchObject({
      'frame-src': ["'self'", 'https://www.openstreetmap.org'],
      'img-src': [
        "'self'",
        'data:',
        'https://www.openstreetmap.org',
        'https://tile.openstreetmap.org',
      ],
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
    [
      '<script>a()</script><p></p><script type="text/javascript">b()</script>',
      [hash('a()'), hash('b()')],
    ],
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
    expect(Object.keys(rules)).toEqual([
      '/',
      '/:page',
      '/en/*',
      '/terms/*',
      '/accessibility/*',
      '/map/*',
    ]);
    for (const [path, rule] of Object.entries(rules))
      expect(directivesOf(rule['Content-Security-Policy'])['frame-ancestors']).toEqual([
        path === '/map/*' ? "'self'" : "'none'",
      ]);
  });

  it('says nothing that netlify.toml says of every path, since Netlify does not promise which would win', () => {
    const everywhere = [
      ...(
        /for = "\/\*"\n\[headers\.values\]\n(.+?)\n\n/s.exec(
          readFileSync('netlify.toml', 'utf8'),
        )?.[1] ?? ''
      ).matchAll(/^([\w-]+) =/gm),
    ].map(([, name]) => name);
    expect(everywhere).toContain('X-Frame-Options');
    for (const rule of Object.values(rules))
      expect(Object.keys(rule).filter((name) => everywhere.includes(name))).toEqual([]);
  });

  it('has documents asked for again, and closes what they have no use for', () => {
    for (const rule of Object.values(rules)) {
      expect(rule['Cache-Control']).toBe('no-cache');
      expect(rule['Permissions-Policy'].split(', ')).toEqual(
        expect.arrayContaining([
          'camera=()',
          'geolocation=()',
          'microphone=()',
          'payment=()',
          'fullscreen=(self)',
          'clipboard-write=(self)',
        ]),
      );
    }
  });
});

describe('a document that brings its policy along', () => {
  const html =
    '<html><head>\n    <meta charset="utf-8">\n    <script>start()</script></head><body></body></html>';

  it('says it before its scripts, as the header would, but for what a document cannot decide', () => {
    const [before = '', policy = '', after = ''] = withPolicy(html, hosted).split(
      /<meta http-equiv="Content-Security-Policy" content="(.*?)">/,
    );
    expect(before + after).toBe(html);
    expect(before).toMatch(/<meta charset="utf-8">$/);
    const directives = directivesOf(policy);
    expect(directives['script-src']).toEqual(["'self'", ...inlineScripts(html)]);
    expect(directives).not.toHaveProperty('frame-ancestors');
    expect({ ...directives, 'frame-ancestors': ["'none'"] }).toEqual(
      directivesOf(contentSecurityPolicy({ ...hosted, scripts: inlineScripts(html) })),
    );
  });

  it('stops the build if the document has no place for the policy', () => {
    expect(() => withPolicy('<html></html>', hosted)).toThrow('charset');
  });
});

describe('dist/_redirects', () => {
  const rows = redirectsFile()
    .trim()
    .split('\n')
    .map((row) => row.split(' ') as [string, string, string]);
  const moved = rows.filter(([, , status]) => status === '301');

  it('leads from the name of every file to its page', () => {
    const files = rows.filter(([, , status]) => status === '301!');
    expect(files).toHaveLength(allAddresses.length + 1);
    expect(files.map((row) => row.join(' '))).toEqual(
      expect.arrayContaining([
        '/index.html / 301!',
        '/emeis.html /emeis 301!',
        '/en/weddings.html /en/weddings 301!',
        '/map/churches.html /map/churches 301!',
      ]),
    );
  });

  it('leads from an English address with the Greek name of a page to the English page, for every page whose names differ', () => {
    const { home } = languages.en;
    const expected = pageIds.flatMap((id) =>
      addressesOf(id, 'el')
        .filter((path) => path !== languages.el.home && pageAt(`${home}${path}`) === undefined)
        .map((path) => [`${home}${path}`, pathOf(id, 'en'), '301']),
    );
    expect(expected.length).toBeGreaterThan(10);
    expect(moved.filter(([from]) => from.startsWith(`${home}/`))).toEqual(
      expect.arrayContaining(expected),
    );
  });

  it('moves no page, leads only to pages, and says each thing once', () => {
    for (const [from, to] of moved) {
      expect(pageAt(from), from).toBeUndefined();
      if (!to.includes(':splat'))
        expect(
          allAddresses.map(({ path }) => path),
          from,
        ).toContain(to);
    }
    expect(new Set(rows.map(([from]) => from)).size).toBe(rows.length);
  });

  it('lists the not-found page of each language last, because it matches everything below its prefix', () => {
    expect(rows.at(-1)).toEqual(['/en/*', '/en/404.html', '404']);
    expect(rows.filter(([, , status]) => status === '404')).toHaveLength(languageCodes.length - 1);
  });

  it('leads from the address under which Netlify serves the site a second time to its own, before all else, and Netlify understands it', async () => {
    const text = redirectsFile({
      from: 'https://liofos.netlify.app',
      to: 'https://www.liofos.example',
    });
    expect(text.split('\n')[0]).toBe(
      'https://liofos.netlify.app/* https://www.liofos.example/:splat 301!',
    );
    const root = await temporaryFolder();
    await mkdir(join(root, 'dist'));
    await Promise.all([
      writeFile(join(root, 'netlify.toml'), '[build]\npublish = "dist"\n'),
      writeFile(join(root, 'dist/_redirects'), text),
      writeFile(join(root, 'dist/emeis.html'), ''),
    ]);
    const rules = redirectsOf(root);
    const asked = async (address: string) =>
      (await rules.match(new Request(address)))?.target.href ?? null;
    expect(await asked('https://liofos.netlify.app/emeis?from=mail')).toBe(
      'https://www.liofos.example/emeis?from=mail',
    );
    expect(await asked('https://liofos.netlify.app/')).toBe('https://www.liofos.example/');
    expect(await asked('https://www.liofos.example/emeis')).toBeNull();
    expect(await asked('https://deploy-preview-7--liofos.netlify.app/emeis')).toBeNull();
  });
});
