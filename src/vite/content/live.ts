import type { ViteDevServer } from 'vite';

/**
 * Returns a module with the content as it is now. Without a dev server, returns the loaded module.
 * @param address from the project root, such as "/src/site/facts/venue.ts".
 */
export const current = async <Module>(
  loaded: Module,
  address: string,
  server: ViteDevServer | undefined,
): Promise<Module> =>
  server && !process.env.VITEST ? ((await server.ssrLoadModule(address)) as Module) : loaded;
