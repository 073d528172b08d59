// @vitest-environment node
import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { freePort, localAddress } from '../../../local/serve/ports.ts';

it('a port for a child process is free, and none that an outgoing connection may be given in the meantime', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  for (const port of ports) {
    expect(port).toBeGreaterThan(1024);
    expect(port).toBeLessThan(32_768);
  }
  const server = createServer().listen(ports[0], localAddress);
  await once(server, 'listening');
  server.close();
});
