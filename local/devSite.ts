import { createServer } from 'vite';
import { assertFree, localAddress } from './serve/ports.ts';
import { outboxFolder, projectFolder } from './project.ts';
import type { Session } from './session.ts';
import type { LocalSettings } from './settings.ts';
import { startTestEnvironment } from './testEnvironment.ts';

export const startDevSite = async (settings: LocalSettings): Promise<Session> => {
  await assertFree(settings.port, 'PORT');
  const siteUrl = `http://localhost:${settings.port}`;
  const world = await startTestEnvironment({
    outbox: outboxFolder,
    port: 0,
    site: null,
    origins: [siteUrl, `http://${localAddress}:${settings.port}`],
    watch: true,
    log: console.log,
  });
  // Vite reads build settings from the environment.
  Object.assign(process.env, settings.build);
  const functions = { target: world.siteUrl.replace('localhost', localAddress) };
  const vite = await createServer({
    root: projectFolder,
    server: {
      host: localAddress,
      port: settings.port,
      strictPort: true,
      proxy: { '/functions/v1': functions, '/.netlify/functions': functions },
    },
  });
  await vite.listen();
  return {
    siteUrl,
    inboxUrl: world.inboxUrl,
    stop: () => Promise.allSettled([vite.close(), world.stop()]),
  };
};
