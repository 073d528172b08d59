import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const textual = /^(text\/|application\/(javascript|json|manifest\+json|xml|ld\+json)|image\/svg)/;

/** In order of preference. */
const codings = [
  {
    name: 'br',
    create: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  },
  { name: 'gzip', create: () => createGzip() },
] as const;

const accepted = (request: IncomingMessage): string[] =>
  String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.split(';', 1)[0]?.trim() ?? '');

/** Compresses text, like Netlify. */
export const send = async (
  answer: Response,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const headers = new Headers(answer.headers);
  const isText = textual.test(headers.get('content-type') ?? '');
  const coding = isText ? codings.find(({ name }) => accepted(request).includes(name)) : undefined;
  if (isText) headers.append('vary', 'Accept-Encoding');
  if (coding) {
    headers.set('content-encoding', coding.name);
    headers.delete('content-length');
  }
  response.writeHead(answer.status, Object.fromEntries(headers));

  if (!answer.body || request.method === 'HEAD') {
    await answer.body?.cancel();
    response.end();
    return;
  }
  const body = Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
  await (coding ? pipeline(body, coding.create(), response) : pipeline(body, response));
};
