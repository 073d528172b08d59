import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { CannotStart } from '../cannotStart.ts';

/** Everything local is reachable from this machine only. */
export const localAddress = '127.0.0.1';

/** A setting that names a port, so that a message can say which one to change. */
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

/** Listens on this machine only and gives the port; 0 asks the system for a free one. */
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

/** Closes an HTTP server and the connections that are still open. */
export const close = (server: HttpServer): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Throws PortTaken when somebody else listens there: cheaper to hear before a build than after it. */
export const assertFree = async (port: number, setting: PortSetting): Promise<void> => {
  const server = createServer();
  await listen(server, port, setting);
  server.close();
  await once(server, 'close');
};

/** Below the ports that systems lend to outgoing connections (Linux from 32768, others from 49152): those can go in a moment. */
const childPorts = { from: 10_000, to: 30_000 };

/** A port that was free a moment ago, for a child process that has to be told its port. */
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
