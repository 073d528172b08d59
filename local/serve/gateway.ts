import {
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { send } from './compression.ts';
import type { Supervised } from '../functions/supervised.ts';
import type { Site } from './netlifySite.ts';
import { localAddress } from './ports.ts';

export type FunctionRoute = {
  prefix: string;
  /** Prefix that the platform removes. */
  strip: string;
  /** Set by the platform; overwrites the client's value. */
  clientHeader: 'cf-connecting-ip' | 'x-nf-client-connection-ip';
  program: Supervised;
};

const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
];

const forward = async (
  { program, strip, clientHeader }: FunctionRoute,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const port = await program.port();
  const headers: Record<string, string | string[] | undefined> = Object.fromEntries(
    Object.entries(request.headersDistinct).map(([name, values = []]) => [
      name,
      values.length === 1 ? values[0] : values,
    ]),
  );
  for (const name of hopByHop) delete headers[name];
  headers[clientHeader] = request.socket.remoteAddress;
  headers['x-forwarded-for'] = [request.headers['x-forwarded-for'], request.socket.remoteAddress]
    .filter(Boolean)
    .join(', ');
  const path = (request.url ?? '/').slice(strip.length);
  const onward = httpRequest(
    { host: localAddress, port, method: request.method, path, headers },
    (answer) => {
      // The caller has disconnected.
      if (response.destroyed) return void answer.resume();
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => {});
    },
  );
  onward.on('error', () => fail(response, 502, 'The function broke off'));
  // The function sees the request before its body.
  onward.flushHeaders();
  // pipeline() would close the caller's connection on an early response.
  request.pipe(onward);
  request.once('close', () => void (request.complete || onward.destroy()));
};

const fail = (response: ServerResponse, status: number, reason: string): void => {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(reason);
};

const pageRequest = (request: IncomingMessage): Request => {
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  return new Request(`http://${request.headers.host}${request.url}`, {
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    headers,
  });
};

const isWellFormed = ({ headers, url = '' }: IncomingMessage): boolean =>
  url.startsWith('/') && URL.canParse(`http://${headers.host}${url}`);

export const createGateway = (routes: readonly FunctionRoute[], site: Site): RequestListener => {
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isWellFormed(request)) return fail(response, 400, 'Bad request');
    const { pathname } = new URL(`http://${request.headers.host}${request.url}`);
    const route = routes.find(
      ({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`),
    );
    if (route)
      return forward(route, request, response).catch((error: Error) =>
        fail(response, 503, error.message),
      );
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return fail(response, 405, 'Method not allowed');
    return send(await site.answer(pageRequest(request)), request, response);
  };
  return (request, response) =>
    void serve(request, response).catch((error: Error) => fail(response, 500, error.message));
};
