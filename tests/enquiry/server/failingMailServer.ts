import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { SMTPServerSession } from 'smtp-server';
import { createMailServer, type MailServer } from '../../../local/inbox/mailServer.ts';

type Hook = (sender: { drop(): void }) => void | Promise<void>;

/** Throw a SmtpReplyError to reject, await to delay, `sender.drop()` to disconnect. */
export type MailHooks = Partial<
  Record<'onConnect' | 'onRecipient' | 'onDataStart' | 'onData', Hook>
>;

/** 4xx is temporary, 5xx permanent. */
export class SmtpReplyError extends Error {
  override name = 'SmtpReplyError';
  responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

/** Fails as the current hooks say. */
export const createFailingMailServer = async (
  keep: (message: Buffer) => Promise<void>,
  hooks: () => MailHooks,
): Promise<MailServer> => {
  const sockets = new Map<number, Socket>();
  const run = async (name: keyof MailHooks, { remotePort }: SMTPServerSession): Promise<void> =>
    hooks()[name]?.({ drop: () => sockets.get(remotePort)?.destroy() });
  const running = await createMailServer(keep, 0, {
    onConnect: (session, done) => void run('onConnect', session).then(() => done(), done),
    onRcptTo: (_address, session, done) =>
      void run('onRecipient', session).then(() => done(), done),
    onData: (stream, session, done) => {
      const take = async () => {
        await run('onDataStart', session);
        const message = await buffer(stream);
        await run('onData', session);
        await keep(message);
      };
      void take().then(() => done(), done);
    },
  });
  running.server.server.on('connection', (socket: Socket) =>
    sockets.set(socket.remotePort ?? 0, socket),
  );
  return running;
};
