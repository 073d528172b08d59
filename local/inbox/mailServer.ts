import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import { localAddress } from '../serve/ports.ts';
import type { Envelope } from './mailStore.ts';

type Sender = { drop(): void };

/** Test hooks: throw a Refusal to reject, await to delay, `sender.drop()` to disconnect. */
export type MailHooks = {
  onConnect?(sender: Sender): void | Promise<void>;
  onRecipient?(address: string, sender: Sender): void | Promise<void>;
  onDataStart?(sender: Sender): void | Promise<void>;
  onData?(message: Buffer, envelope: Envelope, sender: Sender): void | Promise<void>;
};

/** 4xx is temporary, 5xx permanent. */
export class Refusal extends Error {
  override name = 'Refusal';
  responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

export type MailServerOptions = MailHooks & {
  keep(message: Buffer, envelope: Envelope): Promise<void>;
  port?: number;
  smtp?: SMTPServerOptions;
};

export type MailServer = { port: number; url: string; stop(): Promise<void> };

type Done = (error?: Error | null) => void;

const settle = (step: () => void | Promise<void>, done: Done): void =>
  void (async () => step())().then(() => done(), done);

/** Accepts any login and message unless a hook refuses. */
export const createMailServer = async ({
  keep,
  port: wantedPort = 0,
  smtp,
  ...hooks
}: MailServerOptions): Promise<MailServer> => {
  const sockets = new Map<number, Socket>();
  const senderOf = ({ remotePort }: SMTPServerSession): Sender => ({
    drop: () => sockets.get(remotePort)?.destroy(),
  });

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    // No trusted certificate; TLS tests pass one in `smtp`.
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: ({ username = 'anyone' }, _session, done) => done(null, { user: username }),
    onConnect: (session, done) => settle(() => hooks.onConnect?.(senderOf(session)), done),
    onRcptTo: ({ address }, session, done) =>
      settle(() => hooks.onRecipient?.(address, senderOf(session)), done),
    onData: (stream, session, done) =>
      settle(async () => {
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
        };
        await hooks.onDataStart?.(senderOf(session));
        const message = await buffer(stream);
        await hooks.onData?.(message, envelope, senderOf(session));
        await keep(message, envelope);
      }, done),
    ...smtp,
  });

  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  // Clients may disconnect mid-session.
  server.on('error', () => {});
  server.listen(wantedPort, localAddress);
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  return {
    port,
    url: `smtp://local:local@${localAddress}:${port}`,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      // close() waits for open connections.
      for (const socket of sockets.values()) socket.destroy();
      await closed;
    },
  };
};
