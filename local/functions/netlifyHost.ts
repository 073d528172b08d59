/** Usage: `PORT=… node netlifyHost.ts <functions folder>`. Loads functions once, like a warm instance. */
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localAddress } from '../serve/ports.ts';
import { intervalOf, scheduledPath } from './scheduled.ts';

type Context = {
  ip: string;
  requestId: string;
  params: Record<string, string>;
  waitUntil(work: Promise<unknown>): void;
};
type NetlifyFunction = (request: Request, context: Context) => Response | Promise<Response>;

/** Bytes; Netlify's limit. */
const bodyLimit = 6 * 1024 * 1024;

/** Milliseconds. */
const bodyPatience = 4000;

/** Milliseconds before a `connection: close` response ends. */
const lingering = 500;

/** Fetch standard, "forbidden method". */
const forbiddenMethods: readonly (string | undefined)[] = ['CONNECT', 'TRACE', 'TRACK'];

const folder = process.argv[2] ?? '';
const functions = new Map<string, NetlifyFunction>();
const scheduled = new Map<string, NetlifyFunction>();
for (const file of readdirSync(folder).filter((name) => /^[\w-]+\.m?[jt]s$/.test(name))) {
  const module = (await import(pathToFileURL(join(folder, file)).href)) as {
    default: NetlifyFunction;
    config?: { schedule?: string };
  };
  const schedule = module.config?.schedule;
  (schedule ? scheduled : functions).set(file.replace(/\.\w+$/, ''), module.default);
  if (schedule)
    setInterval(
      () => void runScheduled(module.default).catch((error: unknown) => console.error(error)),
      intervalOf(schedule),
    );
}

const contextFor = (request?: IncomingMessage): Context => ({
  ip: String(request?.headers['x-nf-client-connection-ip'] ?? ''),
  requestId: randomUUID(),
  params: {},
  waitUntil: (work) => void work.catch((error: unknown) => console.error(error)),
});

async function runScheduled(run: NetlifyFunction): Promise<Response> {
  return run(new Request('http://localhost/', { method: 'POST' }), contextFor());
}

type Refused = { status: number; reason: string };

/** Leaving `for await` early would close the socket before the response. */
const readBody = (request: IncomingMessage): Promise<Buffer<ArrayBuffer> | Refused> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (result: Buffer<ArrayBuffer> | Refused): void => {
      clearTimeout(timer);
      chunks.length = 0;
      resolve(result);
    };
    const timer = setTimeout(
      () => settle({ status: 408, reason: 'The body did not come' }),
      bodyPatience,
    );
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > bodyLimit) settle({ status: 413, reason: 'Payload too large' });
      else chunks.push(chunk);
    });
    request.on('end', () => settle(Buffer.concat(chunks)));
    request.on('error', () => settle({ status: 400, reason: 'The body broke off' }));
  });

const webRequest = (request: IncomingMessage, body: Buffer<ArrayBuffer>): Request => {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  return new Request(`http://${request.headers.host}${request.url}`, {
    method: request.method,
    headers,
    body: hasBody ? body : null,
  });
};

const answer = async (request: IncomingMessage): Promise<Response> => {
  const due = scheduled.get(
    request.url?.startsWith(scheduledPath) ? request.url.slice(scheduledPath.length) : '',
  );
  if (due) return runScheduled(due);
  const name = /^\/\.netlify\/functions\/([\w-]+)\/?(?:\?|$)/.exec(request.url ?? '')?.[1] ?? '';
  const handle = functions.get(name);
  if (!handle) return new Response('Function not found', { status: 404 });
  if (forbiddenMethods.includes(request.method))
    return new Response('Method not allowed', { status: 405 });
  const body = await readBody(request);
  if ('status' in body)
    return new Response(body.reason, { status: body.status, headers: { connection: 'close' } });
  return handle(webRequest(request, body), contextFor(request));
};

const send = async (answered: Response, response: ServerResponse): Promise<void> => {
  const body = Buffer.from(await answered.arrayBuffer());
  response.writeHead(answered.status, {
    ...Object.fromEntries(answered.headers),
    'content-length': body.length,
  });
  response.write(body);
  // Closing earlier may lose the response (RFC 9112, section 9.6).
  if (answered.headers.get('connection') === 'close')
    setTimeout(() => response.end(), lingering).unref();
  else response.end();
};

const server = createServer((request, response) => {
  answer(request)
    .catch((error: unknown) => {
      console.error(error);
      return new Response('The function failed', { status: 500 });
    })
    .then((answered) => send(answered, response))
    .catch(() => response.destroy());
}).listen(Number(process.env.PORT), localAddress, () =>
  console.log(`Listening on http://${localAddress}:${(server.address() as AddressInfo).port}/`),
);
