import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type SlowLine = {
  url: string;
  release(): void;
  close(): void;
};

/** Sends a document up to the text `until`, and the rest after release(). */
export async function createSlowLine(
  siteUrl: string,
  path: string,
  until: string,
): Promise<SlowLine> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer(async (request, response) => {
    const original = await fetch(siteUrl + request.url);
    const body = Buffer.from(await original.arrayBuffer());
    response.writeHead(original.status, {
      'Content-Type': original.headers.get('Content-Type') ?? 'application/octet-stream',
    });
    if (request.url === path) {
      const end = body.indexOf(until) + Buffer.byteLength(until);
      response.write(body.subarray(0, end));
      await released;
      response.end(body.subarray(end));
    } else response.end(body);
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release,
    close: () => void server.close(),
  };
}
