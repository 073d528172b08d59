import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { venue } from '../../src/facts/venue/venue.ts';
import {
  createDefinitions,
  readEnvironment,
  requireBuildSettings,
} from '../../src/vite/buildSettings.ts';
import { createTemporaryFolder } from '../support/folder.ts';

const pageSettings = {
  SITE_URL: 'https://www.ktima.example',
  VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
};
const production = { CONTEXT: 'production', ...pageSettings };
const pasted = {
  CONTEXT: ' Production\n',
  SITE_URL: '\ufeff"HTTPS://WWW.Ktima.example:443//" \r\n',
  VITE_SUPABASE_URL: '\u200bhttps://Abcdefgh.supabase.co/\u00a0',
  VITE_SUPABASE_ANON_KEY: "\t'sb_publishable_x'\u2028",
};
const second = { from: 'https://liofos.netlify.app', to: 'https://www.ktima.example' };

it('names every setting that a production build lacks', () => {
  expect(() => requireBuildSettings({ CONTEXT: 'production', SITE_URL: '""' })).toThrow(
    /^The site cannot be built with these settings\.\n  SITE_URL: expected .+; it is not set\n  VITE_SUPABASE_URL: .+\n  VITE_SUPABASE_ANON_KEY: .+$/,
  );
});

it.each(['https://localhost', 'http://127.0.0.1', 'http://www.ktima.example'])(
  'refuses %s in production, which visitors cannot reach by https',
  (address) => {
    expect(() =>
      requireBuildSettings({ ...production, SITE_URL: address, VITE_SUPABASE_URL: address }),
    ).toThrow(/\n  SITE_URL: .+\n  VITE_SUPABASE_URL: .+$/);
  },
);

it('needs no setting and accepts local addresses in a build that is not for production', () => {
  expect(requireBuildSettings({ CONTEXT: 'deploy-preview' }).pageSettings).toEqual({
    SITE_URL: venue.url,
    VITE_SUPABASE_URL: '',
    VITE_SUPABASE_ANON_KEY: '',
  });
  const local = { SITE_URL: 'http://localhost:8888', VITE_SUPABASE_URL: 'http://127.0.0.1:54321' };
  expect(requireBuildSettings(local).pageSettings).toMatchObject(local);
});

it('normalizes pasted settings, and inlines only their normal form', () => {
  const settings = requireBuildSettings(pasted);
  expect(settings).toEqual({ production: true, pageSettings });
  expect(createDefinitions(settings)).toMatchObject({
    'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(pageSettings.VITE_SUPABASE_URL),
  });
});

it.each([
  ['production', {}, second],
  ['a preview', { CONTEXT: 'deploy-preview' }, undefined],
  ['a site without an address of its own', { SITE_URL: second.from }, undefined],
])('redirects the second address that Netlify assigns in %s', (_what, changes, expected) => {
  const settings = { ...production, SITE_NAME: 'liofos', ...changes };
  expect(requireBuildSettings(settings).netlifySubdomainRedirect).toEqual(expected);
});

it('reads a file .env that begins with a BOM, and keeps $ in a value', async () => {
  const folder = await createTemporaryFolder();
  await writeFile(join(folder, '.env'), '\ufeffFIRST=https://a.example/\r\nSECOND=a$FIRST\r\n');
  expect(readEnvironment(folder)).toMatchObject({ FIRST: 'https://a.example/', SECOND: 'a$FIRST' });
});
