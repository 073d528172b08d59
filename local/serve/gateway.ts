import { Duplex } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import type { FunctionName } from '../../src/enquiry/server/handler.ts';
import { localAddress, type Handle } from './server.ts';

/** Each platform writes the client's address into its header, over what the client wrote. */
const routes: readonly [prefix: string, name: FunctionName, clientHeader: string][] = [
  ['/functions/v1/send-contact-email', 'send-contact-email', 'cf-connecting-ip'],
  ['/.netlify/functions/', 'send-email', 'x-nf-client-connection-ip'],
];

const forward = async (
  port: Promise<number>,
  { url, method, headers: given, body }: Request,
  clientAddress: Readonly<Record<string, string>>,
): Promise<Response> => {
  const { pathname, search } = new URL(url);
  const headers = new Headers({
    ...Object.fromEntries(given),
    ...clientAddress,
    'accept-encoding': 'identity',
  });
  // They belong to one connection, and fetch refuses them.
  for (const name of ['expect', 'keep-alive', 'transfer-encoding', 'upgrade']) headers.delete(name);
  // `duplex` is missing in the types of the DOM.
  const init = { method, headers, body, redirect: 'manual', duplex: 'half' } as RequestInit;
  return fetch(`http://${localAddress}:${await port}${pathname}${search}`, init);
};

export const isText = (headers: Headers): boolean =>
  /^text\/|^image\/svg|[/+](javascript|json|xml)/.test(headers.get('content-type') ?? '');

/** Compresses text, like Netlify. */
const compressed = (request: Request, response: Response): Response => {
  const headers = new Headers(response.headers);
  const accepted = request.headers.get('accept-encoding') ?? '';
  if (!response.body || !isText(headers) || !accepted.includes('br')) return response;
  headers.set('content-encoding', 'br');
  headers.delete('content-length');
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const body = response.body.pipeThrough(Duplex.toWeb(brotli) as ReadableWritablePair);
  return new Response(body, { status: response.status, headers });
};

export const createGateway =
  (
    portOf: (name: FunctionName) => Promise<number>,
    site: (request: Request) => Promise<Response>,
  ): Handle =>
  async (request, { remoteAddress = '' }) => {
    const { pathname } = new URL(request.url);
    for (const [prefix, name, clientHeader] of routes)
      if (pathname.startsWith(prefix))
        return forward(portOf(name), request, { [clientHeader]: remoteAddress }).catch(
          (error: Error) => new Response(error.message, { status: 502 }),
        );
    if (!['GET', 'HEAD'].includes(request.method))
      return new Response('Method not allowed', { status: 405 });
    return compressed(request, await site(request));
  };
