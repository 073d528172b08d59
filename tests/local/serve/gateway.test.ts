import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGateway } from '../../../local/serve/gateway.ts';
import { createSite } from '../../../local/serve/netlifySite.ts';
import { localAddress, serve } from '../../../local/serve/server.ts';

type Server = Awaited<ReturnType<typeof serve>>;
let hasty: Server;
let gateway: Server;
beforeAll(async () => {
  hasty = await serve(() => new Response('too large', { status: 413 }));
  const site = createSite(import.meta.dirname);
  gateway = await serve(createGateway(async () => hasty.port, site));
});
afterAll(() => Promise.all([hasty.stop(), gateway.stop()]));
const get = (path: string, init?: RequestInit) =>
  fetch(`http://${localAddress}:${gateway.port}${path}`, init);

it.each([
  ['half a character', '/%E0%A4%A', 400],
  ['half an escape', '/en/%', 400],
  ['a byte that is not UTF-8', '/photos/%ff.avif', 400],
  ['such a byte for a function', '/.netlify/functions/%E0', 400],
  ['such a byte after the question mark', '/?name=%E0', 404],
  ['more than a path can have', `/en/${'a/'.repeat(3000)}`, 404],
])('answers an address with %s', async (_what, path, status) => {
  expect((await get(path)).status).toBe(status);
});

it.each([
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['identity', null],
])('compresses text for a client that accepts %j with %s', async (accepted, coding) => {
  const answer = createGateway(
    async () => 0,
    async () => new Response('text', { headers: { 'content-type': 'text/html' } }),
  );
  const request = new Request('http://localhost/', { headers: { 'accept-encoding': accepted } });
  const { headers } = await answer(request, {} as never);
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([
    coding,
    'Accept-Encoding',
  ]);
});

it('passes on an answer that a function gives before the end of the upload', async () => {
  const body = 'x'.repeat(2 ** 20);
  for (const connection of ['close', 'keep-alive'])
    for (const path of ['/.netlify/functions/send-email', '/functions/v1/send-contact-email']) {
      const posts = Array.from({ length: 10 }, () =>
        get(path, { method: 'POST', body, headers: { connection } }),
      );
      const statuses = (await Promise.all(posts)).map(({ status }) => status);
      expect(statuses).toEqual(posts.map(() => 413));
    }
});
