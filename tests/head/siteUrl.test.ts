// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { venue } from '../../src/site/facts/venue.ts';

/** The module as a build with this SITE_URL sees it. */
const builtWith = async (setting: string) => {
  vi.stubEnv('SITE_URL', setting);
  vi.resetModules();
  try {
    return await import('../../src/head/siteUrl.ts');
  } finally {
    vi.unstubAllEnvs();
  }
};

it('the setting SITE_URL decides where the site says it is', async () => {
  const { absolute } = await builtWith('https://ktima.example');
  expect([absolute('/'), absolute('/emeis')]).toEqual(['https://ktima.example/', 'https://ktima.example/emeis']);
});

it('slashes at the end of the setting are forgiven', async () => {
  const { absolute } = await builtWith('https://ktima.example//');
  expect(absolute('/emeis')).toBe('https://ktima.example/emeis');
});

it('without the setting the site is where the venue says', async () => {
  const { siteUrl } = await builtWith('');
  expect(siteUrl).toBe(venue.url);
});
