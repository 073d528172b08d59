import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { CannotStart } from '../cannotStart.ts';

export type Program = {
  name: string;
  command: string;
  args: readonly string[];
  /** Complete environment except PORT. */
  env: Record<string, string>;
  log(line: string): void;
};

export type Supervised = {
  /** Waits during a restart. */
  port(): Promise<number>;
  pid(): number | undefined;
  stop(): Promise<void>;
};

const startLimit = 15_000;
const restartPause = { first: 200, longest: 5_000 };

/** Deno's message; the other programs print the same. */
const announcement = /^Listening on http:\/\/[\d.]+:(\d+)/;

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

/** Runs an HTTP program and restarts it after a crash. PORT=0, because a port chosen in advance could be taken. */
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
        // In watch mode, the port changes.
        current = Promise.resolve(Number(port));
      };
      for (const output of [started.stdout, started.stderr])
        createInterface(output).on('line', read);
      started.once('error', (error) => {
        program.log(`${program.name} cannot start: ${error.message}`);
        reject(new CannotStart(`${program.name} cannot start. The reason is above.`));
      });
      started.once('exit', () =>
        reject(
          new CannotStart(`${program.name} ended before it answered. Its last output is above.`),
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
      // Ctrl-C reaches the whole process group, so SIGINT is not a crash.
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
