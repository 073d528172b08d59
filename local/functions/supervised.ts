import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { CannotStart } from '../cannotStart.ts';

export type Program = {
  /** How the log names it. */
  name: string;
  command: string;
  args: readonly string[];
  /** The whole environment of the program, but for PORT. */
  env: Record<string, string>;
  log(line: string): void;
};

export type Supervised = {
  /** The port where it listens; waits while it starts, also after a fall. */
  port(): Promise<number>;
  /** Number of the running process, if it has one. */
  pid(): number | undefined;
  stop(): Promise<void>;
};

const startLimit = 15_000;
const restartPause = { first: 200, longest: 5_000 };

/** What Deno prints when it listens, and with it every program here. */
const announcement = /^Listening on http:\/\/[\d.]+:(\d+)/;

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

/**
 * Keeps an HTTP program running: tells it PORT 0, reads the port that the system chose for it from what it prints,
 * passes on what else it prints, and starts it again when it dies. A port chosen here could be taken before it listens.
 */
export const supervise = (program: Program): Supervised => {
  let child: ChildProcess | undefined;
  let stopping = false;
  let wait = restartPause.first;

  const launch = async (): Promise<number> => {
    const started = spawn(program.command, program.args, {
      env: { ...program.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    const announced = new Promise<number>((resolve, reject) => {
      const read = (line: string): void => {
        const port = announcement.exec(line)?.[1];
        if (port === undefined) return program.log(line);
        wait = restartPause.first;
        resolve(Number(port));
        // A program that watches its files listens anew after a change.
        current = Promise.resolve(Number(port));
      };
      for (const output of [started.stdout, started.stderr])
        createInterface(output).on('line', read);
      started.once('error', (error) => {
        program.log(`${program.name} cannot start: ${error.message}`);
        reject(new CannotStart(`${program.name} cannot start; the reason stands above.`));
      });
      started.once('exit', () =>
        reject(
          new CannotStart(`${program.name} ended before it answered; its last words stand above.`),
        ),
      );
      setTimeout(
        () =>
          reject(
            new CannotStart(`${program.name} did not answer within ${startLimit / 1000} seconds.`),
          ),
        startLimit,
      ).unref();
    });
    started.once('exit', (code, signal) => {
      // Ctrl-C reaches the whole process group: a child that goes with it has not fallen.
      if (stopping || signal === 'SIGINT') return;
      program.log(`${program.name} ended (${signal ?? `code ${code}`}); starting it again`);
      current = pause(wait).then(() =>
        stopping ? Promise.reject(new Error('stopping')) : launch(),
      );
      current.catch(() => {});
      wait = Math.min(wait * 2, restartPause.longest);
    });
    return announced;
  };

  let current = launch();
  current.catch(() => {});

  return {
    port: () => current,
    pid: () => child?.pid,
    async stop() {
      stopping = true;
      await current.catch(() => {});
      if (!child || child.pid === undefined || hasEnded(child)) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const patience = setTimeout(() => child?.kill('SIGKILL'), 3_000);
      await ended;
      clearTimeout(patience);
    },
  };
};
