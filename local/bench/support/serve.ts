import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const textual = new Set(['.html', '.js', '.css', '.svg', '.txt', '.webmanifest']);

type Options = {
  /** Another path for a request's own. */
  rewrite?: (path: string) => string;
  /** Texts of paths that are no file of the folder. */
  extra?: Record<string, string>;
};

/**
 * Serves a built site from memory, text in brotli at its best as a network of caches does; `/gamos` is `gamos.html`.
 * Why not the server of `npm start`: docs/decisions/building.md, "a server to measure with".
 */
export async function serveFolder(
  folder: string,
  { rewrite = (path) => path, extra = {} }: Options = {},
): Promise<{ url: string; close(): void }> {
  const bodies = new Map<string, Promise<Buffer | undefined>>();
  const load = async (path: string): Promise<Buffer | undefined> => {
    const name = path === '/' ? '/index.html' : extname(path) ? path : `${path}.html`;
    const file = join(folder, name);
    const text = extra[path];
    if (text === undefined && !existsSync(file)) return undefined;
    const body = text === undefined ? await readFile(file) : Buffer.from(text);
    return textual.has(extname(name)) ? brotliCompressSync(body) : body;
  };
  const server = createServer(async (request, response) => {
    const path = rewrite(new URL(request.url ?? '/', 'http://bench').pathname);
    if (!bodies.has(path)) bodies.set(path, load(path));
    const body = await bodies.get(path);
    if (!body) return void response.writeHead(404).end();
    const kind = extname(path) || '.html';
    response.writeHead(200, {
      'Content-Type': types[kind] ?? 'application/octet-stream',
      'Content-Length': body.length,
      ...(textual.has(kind) && { 'Content-Encoding': 'br' }),
    });
    response.end(body);
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
