// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { buildProblems, requireBuildSettings, secondAddress } from '../../src/build/buildSettings.ts';

const names = ['SITE_URL', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'] as const;
const production = {
  CONTEXT: 'production',
  SITE_URL: 'https://www.ktima.example',
  VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'public-key',
};

describe('a production build', () => {
  it('goes ahead with its three settings', () => {
    expect(buildProblems(production)).toEqual([]);
    expect(() => requireBuildSettings(production)).not.toThrow();
  });

  it.each(names)('stops without %s, naming it and what is expected', (name) => {
    for (const missing of [undefined, '', '  ']) {
      const problems = buildProblems({ ...production, [name]: missing });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(new RegExp(`^${name} is missing: set it to the .+\\.$`));
    }
  });

  it('names everything that is missing at once', () => {
    expect(() => requireBuildSettings({ CONTEXT: 'production' })).toThrow(
      /^The site cannot be built with these settings\.\n  SITE_URL is missing: .+\n  VITE_SUPABASE_URL is missing: .+\n  VITE_SUPABASE_ANON_KEY is missing: .+$/,
    );
  });
});

describe('any build', () => {
  it.each([{}, { CONTEXT: 'deploy-preview' }, { CONTEXT: 'dev' }])('may do without them: %j', (environment) => {
    expect(buildProblems(environment)).toEqual([]);
  });

  it.each([
    ['SITE_URL', 'www.ktima.example'],
    ['SITE_URL', 'ftp://ktima.example'],
    ['VITE_SUPABASE_URL', 'abcdefgh.supabase.co'],
    ['VITE_SUPABASE_URL', 'javascript:alert(1)'],
  ])('stops where %s is "%s", which is no address', (name, value) => {
    expect(buildProblems({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} is ".*": set it to the `))]);
  });

  it('takes a local address', () => {
    expect(buildProblems({ SITE_URL: 'http://localhost:8888', VITE_SUPABASE_URL: 'http://localhost:8888' })).toEqual([]);
  });
});

describe('the address under which Netlify serves the site a second time', () => {
  const deployed = { ...production, SITE_NAME: 'liofos' };

  it('leads to the site in a production build', () => {
    expect(secondAddress(deployed)).toEqual({ from: 'https://liofos.netlify.app', to: 'https://www.ktima.example' });
  });

  it.each([
    ['a preview', { ...deployed, CONTEXT: 'deploy-preview' }],
    ['a branch', { ...deployed, CONTEXT: 'branch-deploy' }],
    ['a build elsewhere', { ...deployed, SITE_NAME: undefined }],
    ['a site without an address of its own', { ...deployed, SITE_URL: 'https://liofos.netlify.app/' }],
  ])('is left alone for %s', (_what, environment) => {
    expect(secondAddress(environment)).toBeUndefined();
  });
});
