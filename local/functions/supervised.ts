import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { CannotStart } from '../terminal.ts';

export type Supervised = {
  /** Waits during a restart. */
  port(): Promise<number>;
  pid(): number | undefined;
  stop(): Promise<void>;
};

/** Milliseconds. */
const restartPause = 500;

/** Deno's message; netlifyHost.ts prints the same. */
const announcement = /^Listening on http:\/\/[\d.]+:(\d+)/;

/** The last two name extra trusted certificates. */
const inherited = /^(PATH|HOME|TMPDIR|TEMP|SystemRoot|TZ|NODE_EXTRA_CA_CERTS|DENO_CERT)$/i;

/**
 * Runs an HTTP program and restarts it after a crash. PORT=0, because a port chosen in advance could be taken.
 * The program gets `env` and no other settings of this process.
 */
export const supervise = (
  name: string,
  [command, ...args]: [string, ...string[]],
  env: Readonly<Record<string, string>>,
  log: (line: string) => void,
): Supervised => {
  let child: ChildProcess;
  let stopping = false;
  const own = Object.entries(process.env).filter(([variable]) => inherited.test(variable));

  const launch = (): Promise<number> =>
    new Promise((resolve, reject) => {
      const started = spawn(command, args, {
        env: { ...Object.fromEntries(own), ...env, PORT: '0' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      const read = (line: string): void => {
        const port = announcement.exec(line)?.[1];
        if (port === undefined) return log(line);
        // In watch mode, the port changes.
        current = Promise.resolve(Number(port));
        resolve(current);
      };
      for (const output of [started.stdout, started.stderr])
        createInterface(output).on('line', read);
      started.once('error', (error) => reject(new CannotStart(`${name}: ${error.message}`)));
      started.once('exit', (code, signal) => {
        reject(new CannotStart(`${name} ended before it answered. Its last output is above.`));
        // Ctrl-C reaches the whole process group, so SIGINT is not a crash.
        if (stopping || signal === 'SIGINT') return;
        log(`${name} ended (${signal ?? `code ${code}`}); starting it again`);
        current = pause(restartPause).then(() => (stopping ? new Promise(() => {}) : launch()));
        current.catch(() => {});
      });
    });

  let current = launch();
  current.catch(() => {});

  return {
    port: () => current,
    pid: () => child.pid,
    async stop() {
      stopping = true;
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
};
