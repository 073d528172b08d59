import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTemporaryFolder } from '../../support/folder.ts';

it('reloads open pages without a restart when a fact changes that the dev server config has read', async () => {
  const root = await createTemporaryFolder();
  const fact = join(root, 'src/content/facts/venue.json');
  await mkdir(join(root, 'src/content/facts'), { recursive: true });
  await writeFile(fact, '{"phone": "1"}');
  await writeFile(
    join(root, 'vite.config.ts'),
    `import { content } from ${JSON.stringify(resolve('src/vite/content/plugin.ts'))};
    import venue from './src/content/facts/venue.json' with { type: 'json' };
    export default { plugins: [content()], define: { first: JSON.stringify(venue.phone) } };`,
  );
  const server = await createServer({
    root,
    configLoader: 'native',
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => server.close());
  const started = server.config;
  const send = vi.spyOn(server.ws, 'send');
  server.watcher.emit('change', fact);
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }), 10_000);
  expect(server.config).toBe(started);
});
