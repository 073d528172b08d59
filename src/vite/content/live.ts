import type { Plugin, ViteDevServer } from 'vite';

const content = /\/src\/content\/.*\.json$/;

/**
 * What the owner saves is on the open pages at once, and the dev server goes on. Vite would start anew for every file that
 * its configuration has read, as facts and albums are; a page that is opened at that moment would keep what was before.
 */
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
 * A module of the build with the content as it is now. Where nobody edits, that is the one which came with the configuration.
 * @param address from the project's root, such as "/src/site/photos/albums.ts".
 */
export const current = async <Module>(
  loaded: Module,
  address: string,
  server: ViteDevServer | undefined,
): Promise<Module> =>
  server && !process.env.VITEST ? ((await server.ssrLoadModule(address)) as Module) : loaded;
