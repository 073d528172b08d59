import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import { localAddress } from '../serve/ports.ts';
import type { Envelope } from './mailStore.ts';

/** Cuts the connection without a word, as a broken network does. */
type Sender = { drop(): void };

/**
 * Lets a test interfere. A hook accepts by returning, refuses by throwing a Refusal, delays by a promise, and breaks
 * the connection with `sender.drop()`.
 */
export type MailHooks = {
  onConnect?(sender: Sender): void | Promise<void>;
  onRecipient?(address: string, sender: Sender): void | Promise<void>;
  /** The message begins to arrive. */
  onDataStart?(sender: Sender): void | Promise<void>;
  /** The whole message is here and not yet accepted. */
  onData?(message: Buffer, envelope: Envelope, sender: Sender): void | Promise<void>;
};

/** A negative answer of the mail server: 4xx for now, 5xx for good. */
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
  /** By default a free one. */
  port?: number;
  /** More options of smtp-server: TLS, required login, size limits. */
  smtp?: SMTPServerOptions;
};

export type MailServer = { port: number; url: string; stop(): Promise<void> };

type Done = (error?: Error | null) => void;

const settle = (step: () => void | Promise<void>, done: Done): void =>
  void (async () => step())().then(() => done(), done);

/** Starts a real SMTP server on this machine. It takes any login and any message unless a hook refuses. */
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
    // Without a certificate that a client trusts; a test that wants TLS passes one in `smtp`.
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
  // A client that goes away in mid-sentence is no error of the server.
  server.on('error', () => {});
  server.listen(wantedPort, localAddress);
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  return {
    port,
    url: `smtp://local:local@${localAddress}:${port}`,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      // close() waits for open connections, and a test may keep one open.
      for (const socket of sockets.values()) socket.destroy();
      await closed;
    },
  };
};
