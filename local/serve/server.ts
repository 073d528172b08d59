import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { CannotStart } from '../terminal.ts';

/** Other machines cannot reach it. */
export const localAddress = '127.0.0.1';

export type Handle = (request: Request, from: Socket) => Response | Promise<Response>;

/** Port 0 selects a free port. Throws CannotStart if the port is taken. */
export const serve = async (handle: Handle, port = 0) => {
  // Node joins duplicate headers, as the platforms do.
  const server = createServer({ joinDuplicateHeaders: true }, async (incoming, response) => {
    let request: Request;
    try {
      request = createRequest(incoming);
    } catch {
      return response.writeHead(400).end('Bad request');
    }
    try {
      const answer = await handle(request, incoming.socket);
      // A client may lose an answer during its upload (RFC 9112, section 9.6).
      incoming.on('data', () => {}).resume();
      const patience = { signal: AbortSignal.timeout(500) };
      if (!incoming.complete) await finished(incoming, patience).catch(() => {});
      // Not destructured: fetch cancels the body of a response that is garbage-collected.
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      if (answer.body) await pipeline(Readable.fromWeb(answer.body as ReadableStream), response);
      else response.end();
    } catch (error) {
      // The client has left after the headers were sent.
      if (response.headersSent) return response.destroy();
      console.error(error);
      response.writeHead(500).end(String(error));
    }
  });
  server.listen(port, localAddress);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new CannotStart(
      `Port ${port} is in use. Stop the program that uses it, or write another PORT or INBOX_PORT into the file .env.`,
    );
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};

/** Throws for a malformed URL or a method that fetch forbids. */
const createRequest = (incoming: IncomingMessage): Request => {
  const { method = '', url, headers } = incoming;
  const address = new URL(`http://${headers.host}${url}`);
  decodeURIComponent(address.pathname);
  // Destroying the request would close the connection before the response is sent.
  const body = incoming.iterator({ destroyOnReturn: false });
  const sent = !['GET', 'HEAD', 'TRACE'].includes(method) && { body, duplex: 'half' };
  return new Request(address, { method, headers, ...sent } as RequestInit);
};
