// @vitest-environment node
import { expect, it, vi } from 'vitest';

it('makes addresses absolute with the setting SITE_URL', async () => {
  vi.stubEnv('SITE_URL', 'https://ktima.example');
  vi.resetModules();
  const { absolute } = await import('../../src/seo/Head.tsx');
  vi.unstubAllEnvs();
  expect([absolute('/'), absolute('/emeis')]).toEqual([
    'https://ktima.example/',
    'https://ktima.example/emeis',
  ]);
});
