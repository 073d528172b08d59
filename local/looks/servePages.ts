import { createServer } from 'node:http';
import { createGateway } from '../serve/gateway.ts';
import { createSite } from '../serve/netlifySite.ts';
import { listen } from '../serve/ports.ts';

/** Serves the pages of a folder with netlify.toml and dist, on a free port and without functions. */
export const servePages = async (
  folder: string,
): Promise<{ url: string; stop(): Promise<unknown> }> => {
  const site = await createSite(folder);
  const server = createServer(createGateway([], site));
  const port = await listen(server, 0, 'PORT');
  const stop = (): Promise<unknown> => {
    server.close();
    server.closeAllConnections();
    return site.stop();
  };
  return { url: `http://localhost:${port}`, stop };
};
