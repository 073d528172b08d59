import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { localAddress } from '../serve/server.ts';

/** Accepts each message unless `onMail` throws. Port 0 selects a free port. */
export const createMailServer = async (
  onMail: (message: Buffer) => Promise<void>,
  wantedPort = 0,
  options: SMTPServerOptions = {},
) => {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    // It has no certificate that clients would trust.
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    // Milliseconds.
    closeTimeout: 1,
    onAuth: ({ username = 'anyone' }, _session, done) => done(null, { user: username }),
    onData: (stream, _session, done) =>
      void buffer(stream)
        .then(onMail)
        .then(() => done(), done),
    ...options,
  });
  // A client may disconnect at any time.
  server.on('error', () => {});
  server.listen(wantedPort, localAddress);
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    server,
    port,
    url: `smtp://local:local@${localAddress}:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};

export type MailServer = Awaited<ReturnType<typeof createMailServer>>;
