// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, resolveConfig, type Rolldown } from 'vite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  definitionsOf,
  isProduction,
  readBuildSettings,
  requireBuildSettings,
} from '../../src/vite/buildSettings.ts';
import { readEnvironment } from '../../src/vite/environment.ts';
import { contentSecurityPolicy, redirectsFile } from '../../src/vite/pages/netlifyFiles.ts';
import { robots, sitemap } from '../../src/vite/pages/sitemap.ts';
import { venue } from '../../src/site/facts/venue.ts';
import type { Environment } from '../../src/site/parseSetting.ts';

const names = ['SITE_URL', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'] as const;
const normal = {
  SITE_URL: 'https://www.ktima.example',
  VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
};
const production = { CONTEXT: 'production', ...normal };

const pasted = {
  CONTEXT: ' Production\n',
  SITE_URL: '\ufeff"HTTPS://WWW.Ktima.example:443//" \r\n',
  VITE_SUPABASE_URL: '\u200bhttps://Abcdefgh.supabase.co/\u00a0',
  VITE_SUPABASE_ANON_KEY: "\t'sb_publishable_x'\u2028",
  SITE_NAME: ' Liofos ',
};
const inPages = (environment: Environment) => requireBuildSettings(environment).inPages;
const problemsOf = (environment: Environment): readonly string[] => {
  const reading = readBuildSettings(environment);
  return reading.ok ? [] : reading.problems;
};
const stub = (environment: Record<string, string>) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
};
const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'settings-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

describe('a production build', () => {
  it('goes ahead with its three settings', () => {
    expect(requireBuildSettings(production)).toEqual({ production: true, inPages: normal });
  });

  it.each(names)('stops without %s and names it', (name) => {
    for (const missing of [undefined, '', '  ', '""'])
      expect(problemsOf({ ...production, [name]: missing })).toEqual([
        expect.stringMatching(new RegExp(`^${name}: expected .+; it is not set$`)),
      ]);
  });

  it('names everything that is missing at once', () => {
    expect(() => requireBuildSettings({ CONTEXT: 'production' })).toThrow(
      /^The site cannot be built with these settings\.\n  SITE_URL: .+\n  VITE_SUPABASE_URL: .+\n  VITE_SUPABASE_ANON_KEY: .+$/,
    );
  });

  it.each([
    'http://localhost:8888',
    'https://localhost',
    'http://127.0.0.1',
    'http://www.ktima.example',
  ])('refuses %s, which visitors cannot reach by https', (address) => {
    expect(
      problemsOf({ ...production, SITE_URL: address, VITE_SUPABASE_URL: address }).map(
        (problem) => problem.split(':')[0],
      ),
    ).toEqual(['SITE_URL', 'VITE_SUPABASE_URL']);
  });

  it.each(['production', 'Production', ' production\n', '"production"'])(
    'is recognized by CONTEXT=%j',
    (CONTEXT) => {
      expect(isProduction({ CONTEXT })).toBe(true);
    },
  );
});

describe('any build', () => {
  it.each([{}, { CONTEXT: 'deploy-preview' }, { CONTEXT: 'dev' }])(
    'needs no setting: %j',
    (environment) => {
      expect(inPages(environment)).toEqual({
        SITE_URL: venue.url,
        VITE_SUPABASE_URL: '',
        VITE_SUPABASE_ANON_KEY: '',
      });
    },
  );

  it('takes a local address', () => {
    expect(
      problemsOf({
        SITE_URL: 'http://localhost:8888',
        VITE_SUPABASE_URL: 'http://127.0.0.1:54321',
      }),
    ).toEqual([]);
  });

  it('puts the normal form of what was pasted into the pages', () => {
    expect(requireBuildSettings(pasted)).toEqual({
      production: true,
      inPages: normal,
      second: { from: 'https://liofos.netlify.app', to: 'https://www.ktima.example' },
    });
  });

  it('gives Vite the normal form', async () => {
    stub(pasted);
    const { define } = await resolveConfig({ logLevel: 'silent' }, 'build');
    expect(define).toMatchObject(
      Object.fromEntries(
        Object.entries(normal).map(([name, value]) => [
          `import.meta.env.${name}`,
          JSON.stringify(value),
        ]),
      ),
    );
  });

  it('inlines the normal form although Vite inlines VITE_ values by itself', async () => {
    stub(pasted);
    const root = await temporaryFolder();
    await writeFile(
      join(root, 'entry.js'),
      `export default [${names.map((name) => `import.meta.env.${name}`).join()}, import.meta.env]`,
    );
    const config = {
      root,
      configFile: false,
      logLevel: 'silent',
      define: definitionsOf(requireBuildSettings(pasted)),
    } as const;
    const built = await build({
      ...config,
      build: { write: false, lib: { entry: 'entry.js', formats: ['es'] } },
    });
    const code = (built as Rolldown.RolldownOutput[])
      .flatMap(({ output }) => output.map((file) => (file.type === 'chunk' ? file.code : '')))
      .join();
    const server = await createServer({
      ...config,
      server: { middlewareMode: true, ws: false, watch: null },
    });
    onTestFinished(() => server.close());
    const served = (await server.transformRequest('/entry.js'))?.code ?? '';
    for (const text of [code, served]) {
      for (const value of Object.values(normal)) expect(text).toContain(value);
      for (const name of names)
        expect(text).not.toContain(JSON.stringify(pasted[name]).slice(1, -1));
      expect(text).not.toMatch(/[\u00a0\u200b\u2028\ufeff]|Ktima|Abcdefgh|'sb_/);
    }
  });

  it('writes the normal form into head, sitemap, robots.txt, policy and redirects', async () => {
    const settings = requireBuildSettings(pasted);
    stub(settings.inPages);
    vi.resetModules();
    const [{ absolute }, { headTags }] = await Promise.all([
      import('../../src/seo/siteUrl.ts'),
      import('../../src/seo/headTags.ts'),
    ]);
    expect(absolute('/emeis')).toBe('https://www.ktima.example/emeis');
    expect(
      JSON.stringify(
        headTags({
          id: 'about',
          language: 'el',
          copy: { title: '', description: '', keywords: [] },
          imageAlt: '',
        }),
      ),
    ).toContain('"https://www.ktima.example/emeis"');
    expect(sitemap(absolute, () => [])).toContain('<loc>https://www.ktima.example/emeis</loc>');
    expect(robots(absolute)).toContain('Sitemap: https://www.ktima.example/sitemap.xml\n');
    expect(
      contentSecurityPolicy({
        scripts: [],
        supabaseUrl: settings.inPages.VITE_SUPABASE_URL,
        production: true,
      }),
    ).toContain("connect-src 'self' https://abcdefgh.supabase.co;");
    expect(redirectsFile(settings.second)).toContain(
      'https://liofos.netlify.app/* https://www.ktima.example/:splat 301!\n',
    );
  });
});

describe('the address under which Netlify serves the site a second time', () => {
  const deployed = { ...production, SITE_NAME: 'liofos' };

  it('leads to the site in a production build', () => {
    expect(requireBuildSettings(deployed).second).toEqual({
      from: 'https://liofos.netlify.app',
      to: 'https://www.ktima.example',
    });
  });

  it('must be the name of a host', () => {
    expect(problemsOf({ ...deployed, SITE_NAME: 'lio fos' })).toEqual([
      expect.stringMatching(/^SITE_NAME: expected /),
    ]);
  });

  it.each([
    ['a preview', { ...deployed, CONTEXT: 'deploy-preview' }],
    ['a branch', { ...deployed, CONTEXT: 'branch-deploy' }],
    ['a build elsewhere', { ...deployed, SITE_NAME: undefined }],
    [
      'a site without an address of its own',
      { ...deployed, SITE_URL: 'https://liofos.netlify.app/' },
    ],
  ])('is left alone for %s', (_what, environment) => {
    expect(requireBuildSettings(environment).second).toBeUndefined();
  });
});

it('reads a file .env that begins with a BOM, and keeps $ in a value', async () => {
  const folder = await temporaryFolder();
  await writeFile(
    join(folder, '.env'),
    '\ufeffFIRST_SETTING=https://www.ktima.example/\r\nSECOND_SETTING=a$FIRST_SETTING\r\n',
  );
  expect(readEnvironment(folder)).toMatchObject({
    FIRST_SETTING: 'https://www.ktima.example/',
    SECOND_SETTING: 'a$FIRST_SETTING',
  });
});
