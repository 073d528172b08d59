import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { CannotStart } from '../terminal.ts';

/** Not reachable from other machines. */
export const localAddress = '127.0.0.1';

export type Handle = (request: Request, from: Socket) => Response | Promise<Response>;

export type Server = { port: number; stop(): Promise<void> };

const bodyOf = (incoming: IncomingMessage) => {
  // Cancelling the request itself would close the connection before the response.
  const body = new PassThrough();
  incoming.pipe(body);
  incoming.once('error', (error) => body.destroy(error));
  return Readable.toWeb(body) as BodyInit;
};

/** Throws for a malformed URL or a method that fetch forbids. */
const requestOf = (incoming: IncomingMessage): Request => {
  const { method = '', url, headers, headersDistinct } = incoming;
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: Object.entries(headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
    ...(!['GET', 'HEAD', 'TRACE'].includes(method) && { body: bodyOf(incoming), duplex: 'half' }),
  });
};

const send = async (answer: Response, response: ServerResponse): Promise<void> => {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (answer.body) await pipeline(Readable.fromWeb(answer.body as ReadableStream), response);
  else response.end();
};

/** Serves a fetch-style handler. Port 0 selects a free one. Throws CannotStart if the port is taken. */
export const serve = async (
  handle: Handle,
  port = 0,
  setting: 'PORT' | 'INBOX_PORT' = 'PORT',
): Promise<Server> => {
  const answer = async (incoming: IncomingMessage): Promise<Response> => {
    let request: Request;
    try {
      request = requestOf(incoming);
    } catch {
      return new Response('Bad request', { status: 400 });
    }
    return handle(request, incoming.socket);
  };
  const server = createServer((incoming, response) => {
    answer(incoming)
      .catch((error: unknown) => {
        console.error(error);
        return new Response(String(error), { status: 500 });
      })
      .then((answered) => send(answered, response))
      .catch(() => response.destroy());
  });
  server.listen(port, localAddress);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new CannotStart(
          `Port ${port} is in use by another program. Stop that program, or choose another port: ` +
            `write ${setting}=${port + 1} into the file .env and start again.`,
        )
      : error;
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};

/** Throws CannotStart, before a slow build starts. */
export const assertFree = async (port: number, setting: 'PORT' | 'INBOX_PORT'): Promise<void> =>
  (await serve(() => new Response(), port, setting)).stop();
