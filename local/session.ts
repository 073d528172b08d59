import { join } from 'node:path';
import { projectFolder } from './project.ts';
import { localEnvironment, readLocalSettings, type LocalSettings } from './settings.ts';
import { printHeading, orExit } from './terminal.ts';

export type Session = {
  siteUrl: string;
  inboxUrl: string | undefined;
  editorUrl?: string;
  stop(): Promise<unknown>;
};

/** Runs until a signal, which may arrive twice: from the terminal and from npm. */
export const runSession = (
  start: (settings: LocalSettings, stopped: AbortSignal) => Promise<Session>,
): Promise<void> =>
  orExit(async () => {
    const stopped = new AbortController();
    const starting = start(readLocalSettings(localEnvironment()), stopped.signal);
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

    const { siteUrl, inboxUrl, editorUrl } = await starting.catch((error: unknown) => {
      // `end` exits.
      if (stopped.signal.aborted) return new Promise<never>(() => {});
      throw error;
    });
    if (stopped.signal.aborted) return;
    printHeading('\nReady. Ctrl-C ends everything.\n');
    if (editorUrl) console.log(`  Editor     ${editorUrl}`);
    console.log(`  Site       ${siteUrl}
  Inbox      ${inboxUrl ?? 'none: your own mail server (MAIL_URL) receives the enquiries'}
  Settings   ${join(projectFolder, '.env')} (explained in .env.example)
`);
  });
