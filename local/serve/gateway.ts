import { Duplex } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import type { Supervised } from '../functions/supervised.ts';
import { localAddress, type Handle } from './server.ts';

export type FunctionRoute = {
  prefix: string;
  /** Prefix that the platform removes. */
  strip: string;
  /** Set by the platform; overwrites the client's value. */
  clientHeader: 'cf-connecting-ip' | 'x-nf-client-connection-ip';
  program: Supervised;
};

/** They belong to one connection, and fetch refuses some of them. */
const withoutHopByHop = (given: Headers): Headers => {
  const headers = new Headers(given);
  for (const name of ['connection', 'expect', 'keep-alive', 'te', 'transfer-encoding', 'upgrade'])
    headers.delete(name);
  return headers;
};

const forward = async (
  { program, strip, clientHeader }: FunctionRoute,
  request: Request,
  clientAddress: string,
): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  const headers = withoutHopByHop(request.headers);
  headers.set(clientHeader, clientAddress);
  headers.set('accept-encoding', 'identity');
  const target = `http://${localAddress}:${await program.port()}`;
  const { method, body } = request;
  // `duplex` is missing in the types of the DOM.
  const init = { method, headers, body, redirect: 'manual', duplex: 'half' } as RequestInit;
  const answer = await fetch(target + pathname.slice(strip.length) + search, init);
  return new Response(answer.body, {
    status: answer.status,
    headers: withoutHopByHop(answer.headers),
  });
};

export const isText = (headers: Headers): boolean =>
  /^text\/|^image\/svg|[/+](javascript|json|xml)/.test(headers.get('content-type') ?? '');

/** Compresses text, like Netlify. */
const compressed = (request: Request, answer: Response): Response => {
  const headers = new Headers(answer.headers);
  const accepted = request.headers.get('accept-encoding') ?? '';
  if (!answer.body || !isText(headers) || !accepted.includes('br')) return answer;
  headers.set('content-encoding', 'br');
  headers.delete('content-length');
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const body = answer.body.pipeThrough(Duplex.toWeb(brotli) as ReadableWritablePair);
  return new Response(body, { status: answer.status, headers });
};

export const createGateway =
  (routes: readonly FunctionRoute[], site: (request: Request) => Promise<Response>): Handle =>
  async (request, { remoteAddress = '' }) => {
    const { pathname } = new URL(request.url);
    const route = routes.find(({ prefix }) => pathname.startsWith(prefix));
    if (route)
      return forward(route, request, remoteAddress).catch(
        (error: Error) => new Response(error.message, { status: 502 }),
      );
    if (!['GET', 'HEAD'].includes(request.method))
      return new Response('Method not allowed', { status: 405 });
    return compressed(request, await site(request));
  };
