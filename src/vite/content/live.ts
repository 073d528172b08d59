import type { Plugin, ViteDevServer } from 'vite';

const content = /\/src\/content\/.*\.json$/;

/** Reloads pages when content is saved. Vite would restart for files that its config has read, such as facts. */
export function liveContent(): Plugin {
  return {
    name: 'live-content',
    apply: 'serve',
    configResolved({ configFileDependencies: files }) {
      files.splice(0, files.length, ...files.filter((file) => !content.test(file)));
    },
    handleHotUpdate({ file, server }) {
      if (!content.test(file)) return undefined;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
      return [];
    },
  };
}

/**
 * Without a dev server, returns the loaded module.
 * @param address from the project root, such as "/src/site/photos/albums.ts".
 */
export const current = async <Module>(
  loaded: Module,
  address: string,
  server: ViteDevServer | undefined,
): Promise<Module> =>
  server && !process.env.VITEST ? ((await server.ssrLoadModule(address)) as Module) : loaded;
