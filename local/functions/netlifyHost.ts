/** Usage: `node netlifyHost.ts <functions folder>`. Loads functions once, like a warm instance. */
import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localAddress, serve } from '../serve/server.ts';
import { scheduledPath } from './programs.ts';

type Context = { ip: string; waitUntil(work: Promise<unknown>): void };
type NetlifyFunction = (request: Request, context: Context) => Promise<Response>;

const contextOf = ({ headers }: Request): Context => ({
  ip: headers.get('x-nf-client-connection-ip') ?? '',
  waitUntil: (work) => void work.catch(console.error),
});

const [, , folder = ''] = process.argv;
const functions = new Map<string, NetlifyFunction>();
for (const file of readdirSync(folder)) {
  const { default: run, config } = (await import(pathToFileURL(join(folder, file)).href)) as {
    default: NetlifyFunction;
    config?: { schedule?: string };
  };
  const minutes = /^\*\/(\d+) \* \* \* \*$/.exec(config?.schedule ?? '')?.[1];
  if (config?.schedule && !minutes)
    throw new Error(`The local scheduler supports only "*/5 * * * *", not "${config.schedule}".`);
  functions.set((minutes ? scheduledPath : '/.netlify/functions/') + parse(file).name, run);
  const request = new Request('http://localhost/', { method: 'POST' });
  if (minutes)
    setInterval(
      () => void run(request, contextOf(request)).catch(console.error),
      Number(minutes) * 60_000,
    );
}

const { port } = await serve((request) => {
  const run = functions.get(new URL(request.url).pathname);
  return run?.(request, contextOf(request)) ?? new Response('Function not found', { status: 404 });
});
console.log(`Listening on http://${localAddress}:${port}/`);
