/** `node netlifyHost.ts <functions folder>`, like a warm instance of Netlify. */
import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localAddress, serve } from '../serve/server.ts';

type Context = { ip: string; waitUntil(work: Promise<unknown>): void };
type NetlifyFunction = (request: Request) => Promise<Response>;
type Module = {
  default(request: Request, context: Context): Promise<Response>;
  config?: { schedule?: string };
};

const [, , folder = ''] = process.argv;
const functions = new Map<string, NetlifyFunction>();
for (const file of readdirSync(folder)) {
  const { default: run, config } = (await import(pathToFileURL(join(folder, file)).href)) as Module;
  const call: NetlifyFunction = (request) =>
    run(request, {
      ip: request.headers.get('x-nf-client-connection-ip') ?? '',
      waitUntil: (work) => void work.catch(console.error),
    });
  functions.set(`/.netlify/functions/${parse(file).name}`, call);
  // Every schedule means five minutes.
  if (config?.schedule)
    setInterval(() => void call(new Request('http://localhost')).catch(console.error), 5 * 60_000);
}

const { port } = await serve(
  (request) =>
    functions.get(new URL(request.url).pathname)?.(request) ??
    new Response('Function not found', { status: 404 }),
);
console.log(`Listening on http://${localAddress}:${port}/`);
