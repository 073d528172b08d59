import { Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FunctionName } from '../../src/enquiry/server/handler.ts';
import { localAddress, type Handle } from './server.ts';

/** Each platform writes the client's address into its header. */
const routes: readonly [prefix: string, name: FunctionName, clientHeader: string][] = [
  ['/functions/v1/send-contact-email', 'send-contact-email', 'cf-connecting-ip'],
  ['/.netlify/functions/', 'send-email', 'x-nf-client-connection-ip'],
];

export const isText = (headers: Headers): boolean =>
  /^text\/|^image\/svg|[/+](javascript|json|xml)/.test(headers.get('content-type') ?? '');

export const createGateway =
  (
    getPort: (name: FunctionName) => Promise<number>,
    handleSite: (request: Request) => Promise<Response>,
  ): Handle =>
  async (request, { remoteAddress = '' }) => {
    const { pathname } = new URL(request.url);
    for (const [prefix, name, clientHeader] of routes)
      if (pathname.startsWith(prefix))
        return getPort(name)
          .then((port) => forward(port, request, { [clientHeader]: remoteAddress }))
          .catch((error: Error) => new Response(error.message, { status: 502 }));
    if (!['GET', 'HEAD'].includes(request.method))
      return new Response('Method not allowed', { status: 405 });
    return compress(request, await handleSite(request));
  };

const forward = async (
  port: number,
  { url, method, headers: given, body }: Request,
  clientAddress: Readonly<Record<string, string>>,
): Promise<Response> => {
  const { pathname, search } = new URL(url);
  // A function may be about to close the connection.
  const forcedHeaders = { ...clientAddress, 'accept-encoding': 'identity', connection: 'close' };
  const headers = new Headers({ ...Object.fromEntries(given), ...forcedHeaders });
  // fetch refuses them.
  for (const name of ['content-length', 'expect', 'keep-alive', 'transfer-encoding', 'upgrade'])
    headers.delete(name);
  // To the end, because fetch may lose an answer during an upload. Functions refuse more than 32 KiB.
  let bytes = Buffer.alloc(0);
  for await (const chunk of body ?? [])
    if (bytes.length <= 32 * 1024) bytes = Buffer.concat([bytes, chunk]);
  const init: RequestInit = { method, headers, body: body && bytes, redirect: 'manual' };
  return fetch(`http://${localAddress}:${port}${pathname}${search}`, init);
};

/** Compresses text, as Netlify does. */
const compress = (request: Request, { status, headers: given, body }: Response): Response => {
  const headers = new Headers(given);
  if (!body || !isText(headers)) return new Response(body, { status, headers });
  const accepted = request.headers.get('accept-encoding') ?? '';
  const coding = ['br', 'gzip'].find((name) => accepted.includes(name));
  headers.append('vary', 'Accept-Encoding');
  if (!coding) return new Response(body, { status, headers });
  headers.set('content-encoding', coding);
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const through = Duplex.toWeb(coding === 'br' ? createBrotliCompress(brotli) : createGzip());
  return new Response(body.pipeThrough(through as ReadableWritablePair), { status, headers });
};
