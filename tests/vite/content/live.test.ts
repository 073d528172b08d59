// @vitest-environment node
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { current } from '../../../src/vite/content/live.ts';
import { temporaryFolder } from '../../support/folder.ts';

const plugin = join(import.meta.dirname, '../../../src/vite/content/plugin.ts');

const siteWithFact = async (): Promise<{ server: ViteDevServer; fact: string }> => {
  const root = await temporaryFolder();
  const fact = join(root, 'src/content/facts/venue.json');
  await mkdir(join(fact, '..'), { recursive: true });
  await writeFile(fact, '{"phone": "1"}');
  await writeFile(
    join(root, 'vite.config.ts'),
    `import { content } from ${JSON.stringify(plugin)};\nimport venue from './src/content/facts/venue.json' with { type: 'json' };\nexport default { plugins: [content()], define: { first: JSON.stringify(venue.phone) } };\n`,
  );
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => server.close());
  return { server, fact };
};

it('reloads open pages without a restart when a fact changes that the dev server config has read', async () => {
  const { server, fact } = await siteWithFact();
  const started = server.config;
  const send = vi.spyOn(server.ws, 'send');
  server.watcher.emit('change', fact);
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }), {
    timeout: 10_000,
  });
  expect(server.config).toBe(started);
});

it('keeps in a build the content that was loaded with its configuration', async () => {
  const loaded = { phone: '1' };
  expect(await current(loaded, '/src/site/venue.ts', undefined)).toBe(loaded);
});
