import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { CannotStart } from '../cannotStart.ts';
import { freePort, localAddress } from '../serve/ports.ts';

export type Program = {
  /** How the log names it. */
  name: string;
  command: string;
  args: readonly string[];
  /** The whole environment of the program, but for the port that it is told to listen on. */
  env: Record<string, string>;
  log(line: string): void;
};

export type Supervised = {
  /** The port where it accepts connections; waits while it starts, also after a fall. */
  port(): Promise<number>;
  /** Number of the running process, if it has one. */
  pid(): number | undefined;
  stop(): Promise<void>;
};

const startLimit = 15_000;
const restartPause = { first: 200, longest: 5_000 };

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const line = connect(port, localAddress);
    const settle = (open: boolean): void => {
      line.destroy();
      resolve(open);
    };
    line.once('connect', () => settle(true)).once('error', () => settle(false));
  });

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Keeps an HTTP program running: starts it on a free port, passes on what it prints, starts it again when it dies. */
export const supervise = (program: Program): Supervised => {
  let child: ChildProcess | undefined;
  let stopping = false;
  let wait = restartPause.first;

  const launch = async (): Promise<number> => {
    const port = await freePort();
    const started = spawn(program.command, program.args, {
      env: { ...program.env, PORT: String(port), DENO_SERVE_ADDRESS: `tcp:${localAddress}:${port}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    for (const output of [started.stdout, started.stderr]) createInterface(output).on('line', program.log);
    started.once('error', (error) => program.log(`${program.name} cannot start: ${error.message}`));
    started.once('exit', (code, signal) => {
      // Ctrl-C reaches the whole process group: a child that goes with it has not fallen.
      if (stopping || signal === 'SIGINT') return;
      program.log(`${program.name} ended (${signal ?? `code ${code}`}); starting it again`);
      current = pause(wait).then(() => (stopping ? Promise.reject(new Error('stopping')) : launch()));
      current.catch(() => {});
      wait = Math.min(wait * 2, restartPause.longest);
    });

    const deadline = Date.now() + startLimit;
    while (!(await accepts(port))) {
      if (hasEnded(started) || started.pid === undefined) throw new CannotStart(`${program.name} ended before it answered; its last words stand above.`);
      if (Date.now() > deadline) throw new CannotStart(`${program.name} did not answer within ${startLimit / 1000} seconds.`);
      await pause(20);
    }
    wait = restartPause.first;
    return port;
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
