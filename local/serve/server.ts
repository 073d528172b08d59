import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { CannotStart } from '../cannotStart.ts';

/** Not reachable from other machines. */
export const localAddress = '127.0.0.1';

export type PortSetting = 'PORT' | 'INBOX_PORT';

class PortTaken extends CannotStart {
  override name = 'PortTaken';

  constructor(port: number, setting: PortSetting) {
    super(
      `Port ${port} is in use by another program. Stop that program, or choose another port: ` +
        `write ${setting}=${port + 1} into the file .env and start again.`,
    );
  }
}

/** Returns the port; 0 selects a free one. Throws PortTaken. */
export const listen = async (
  server: Server,
  port: number,
  setting: PortSetting,
): Promise<number> => {
  server.listen(port, localAddress);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? new PortTaken(port, setting)
      : error;
  }
  return (server.address() as AddressInfo).port;
};

/** Also closes open connections. */
export const close = (server: HttpServer): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Throws PortTaken, before a slow build starts. */
export const assertFree = async (port: number, setting: PortSetting): Promise<void> => {
  const server = createServer();
  await listen(server, port, setting);
  server.close();
  await once(server, 'close');
};

/** Below the ephemeral ports (Linux from 32768, others from 49152). */
const childPorts = { from: 10_000, to: 30_000 };

export const freePort = async (): Promise<number> => {
  for (;;) {
    const server = createServer();
    const port = randomInt(childPorts.from, childPorts.to);
    server.listen(port, localAddress);
    try {
      await once(server, 'listening');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') continue;
      throw error;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
};
