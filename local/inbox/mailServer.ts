import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import { localAddress } from '../serve/ports.ts';
import type { Envelope } from './mailStore.ts';

/** The sending side as a hook sees it. */
type Sender = {
  address: string;
  /** Cuts the line without a word, as a broken network does. */ drop(): void;
};

/**
 * What may happen to a message on its way in. A hook accepts by returning, refuses by throwing a Refusal,
 * is slow or hangs by a promise, and breaks the line with `sender.drop()`.
 */
export type MailHooks = {
  onConnect?(sender: Sender): void | Promise<void>;
  onRecipient?(address: string, sender: Sender): void | Promise<void>;
  /** The message has begun to arrive. */
  onDataStart?(sender: Sender): void | Promise<void>;
  /** The whole message is here and not yet accepted. */
  onData?(message: Buffer, envelope: Envelope, sender: Sender): void | Promise<void>;
};

/** An answer of the mail server that refuses: 4xx for now, 5xx for good. */
export class Refusal extends Error {
  override name = 'Refusal';
  responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

export type MailServerOptions = MailHooks & {
  /** Where an accepted message goes. */
  keep(message: Buffer, envelope: Envelope): Promise<unknown>;
  /** By default a free one. */
  port?: number;
  /** Anything else that smtp-server can do: TLS, required login, size limits. */
  smtp?: SMTPServerOptions;
};

export type MailServer = { port: number; url: string; stop(): Promise<void> };

type Answer = (error?: Error | null) => void;

/** A hook that throws at once refuses like one that rejects later. */
const answerWith = (step: () => void | Promise<void>, answer: Answer): void =>
  void (async () => step())().then(
    () => answer(),
    (error: Error) => answer(error),
  );

const envelopeOf = ({ envelope }: SMTPServerSession): Envelope => ({
  from: envelope.mailFrom ? envelope.mailFrom.address : '',
  to: envelope.rcptTo.map(({ address }) => address),
});

/** Starts a real SMTP server on this machine; it takes any login and, by itself, any message. */
export const createMailServer = async ({
  keep,
  port: wanted = 0,
  smtp,
  ...hooks
}: MailServerOptions): Promise<MailServer> => {
  const lines = new Map<number, Socket>();
  const senderOf = ({ remoteAddress, remotePort }: SMTPServerSession): Sender => ({
    address: remoteAddress,
    drop: () => lines.get(remotePort)?.destroy(),
  });

  const server = new SMTPServer({
    banner: 'local inbox',
    authOptional: true,
    allowInsecureAuth: true,
    // No certificate of its own that a client could trust; a test that wants TLS passes one through `smtp`.
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onAuth: (login, _session, answer) => answer(null, { user: login.username ?? 'anyone' }),
    onConnect: (session, answer) => answerWith(() => hooks.onConnect?.(senderOf(session)), answer),
    onRcptTo: ({ address }, session, answer) =>
      answerWith(() => hooks.onRecipient?.(address, senderOf(session)), answer),
    onData: (stream, session, answer) =>
      answerWith(async () => {
        const sender = senderOf(session);
        const envelope = envelopeOf(session);
        await hooks.onDataStart?.(sender);
        const message = await buffer(stream);
        await hooks.onData?.(message, envelope, sender);
        await keep(message, envelope);
      }, answer),
    ...smtp,
  });

  server.server.on('connection', (line: Socket) => {
    const { remotePort = 0 } = line;
    lines.set(remotePort, line);
    line.once('close', () => lines.delete(remotePort));
  });
  // A client that goes away mid-sentence is everyday life for a mail server, not a failure of it.
  server.on('error', () => {});
  server.listen(wanted, localAddress);
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  return {
    port,
    url: `smtp://local:local@${localAddress}:${port}`,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      // close() waits for open lines; one that a test made hang must not hold up the end.
      for (const line of lines.values()) line.destroy();
      await closed;
    },
  };
};
