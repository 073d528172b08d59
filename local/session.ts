import { join } from 'node:path';
import { projectFolder } from './project.ts';
import { serve } from './serve/server.ts';
import { readLocalSettings, type LocalSettings } from './settings.ts';
import { printHeading, runOrExit } from './terminal.ts';

type Session = {
  siteUrl: string;
  inboxUrl: string | undefined;
  editorUrl?: string;
  stop(): Promise<unknown>;
};

/** Runs until a signal, which may arrive twice: from the terminal and from npm. */
export const runSession = (
  start: (settings: LocalSettings, stopped: AbortSignal) => Promise<Session>,
): Promise<void> =>
  runOrExit(async () => {
    const settings = readLocalSettings();
    // Reports a taken port before a slow build.
    const ports = [settings.port, ...(settings.ownMail ? [settings.inboxPort] : [])];
    const servers = await Promise.all(ports.map((port) => serve(() => new Response(), port)));
    await Promise.all(servers.map((server) => server.stop()));

    const stopped = new AbortController();
    const starting = start(settings, stopped.signal);
    const end = async (): Promise<void> => {
      if (stopped.signal.aborted) return;
      stopped.abort();
      await starting.then((session) => session.stop()).catch(() => {});
      process.exit();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
    // A killed npm forwards no signal.
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && end(), 500).unref();

    const session = await starting.catch((error: unknown) => {
      if (!stopped.signal.aborted) throw error;
    });
    if (!session || stopped.signal.aborted) return;
    printHeading('\nReady. Ctrl-C ends everything.\n');
    if (session.editorUrl) console.log(`  Editor     ${session.editorUrl}`);
    console.log(`  Site       ${session.siteUrl}
  Inbox      ${session.inboxUrl ?? 'none: your own mail server (MAIL_URL) receives the enquiries'}
  Settings   ${join(projectFolder, '.env')} (explained in .env.example)
`);
  });
