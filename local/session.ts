import { join } from 'node:path';
import { CannotStart } from './cannotStart.ts';
import { projectFolder } from './project.ts';
import { settingsOrExit, type LocalSettings } from './settings.ts';
import { exitWithError, heading, table } from './terminal.ts';

export type Session = {
  siteUrl: string;
  inboxUrl: string | undefined;
  editorUrl?: string;
  stop(): Promise<unknown>;
};

/** Signals may arrive twice: from the terminal and from npm. */
export const runSession = async (
  start: (settings: LocalSettings, stopped: AbortSignal) => Promise<Session>,
): Promise<void> => {
  const settings = settingsOrExit();
  const stopped = new AbortController();
  const starting = start(settings, stopped.signal);
  const end = (): void => {
    if (stopped.signal.aborted) return;
    stopped.abort();
    void starting
      .then((session) => session.stop())
      .catch(() => {})
      .finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // A killed npm forwards no signal.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), 500).unref();

  try {
    const { siteUrl, inboxUrl, editorUrl } = await starting;
    if (stopped.signal.aborted) return;
    heading('\nReady. Ctrl-C ends everything.\n');
    const rows = [
      ...(editorUrl ? [['Editor', editorUrl] as const] : []),
      ['Site', siteUrl],
      ['Inbox', inboxUrl ?? 'none: your own mail server (MAIL_URL) receives the enquiries'],
      ['Settings', `${join(projectFolder, '.env')} (explained in .env.example)`],
    ] as const;
    console.log(`${table(rows)}\n`);
  } catch (error) {
    if (stopped.signal.aborted) return;
    if (error instanceof CannotStart) return exitWithError(error.message);
    throw error;
  }
};
