import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { CannotStart } from '../terminal.ts';

/** Deno and netlifyHost.ts print it. */
const announcement = /^Listening on http:\/\/[\d.]+:(\d+)/;

/** The last two name extra certificates to trust. */
const inherited = /^(PATH|HOME|TMPDIR|TEMP|SystemRoot|TZ|NODE_EXTRA_CA_CERTS|DENO_CERT)$/i;

export type Command = readonly [program: string, ...args: string[]];

/** Restarts an HTTP program after a crash. A port chosen in advance could be taken, so PORT is 0. */
export const supervise = (
  name: string,
  [command, ...args]: Command,
  env: Readonly<Record<string, string>>,
  log: (line: string) => void,
) => {
  let child: ChildProcess;
  let port: Promise<number>;
  let stopping = false;
  const inheritedVariables = Object.entries(process.env).filter(([variable]) =>
    inherited.test(variable),
  );

  const launch = (): Promise<number> =>
    new Promise((resolve, reject) => {
      const { stdout, stderr } = (child = spawn(command, args, {
        env: { ...Object.fromEntries(inheritedVariables), ...env, PORT: '0' },
        stdio: ['ignore', 'pipe', 'pipe'],
      }));
      const read = (line: string): void => {
        const announced = announcement.exec(line)?.[1];
        if (announced === undefined) return log(line);
        // In watch mode, each restart changes the port.
        port = Promise.resolve(Number(announced));
        resolve(port);
      };
      for (const output of [stdout, stderr]) createInterface(output).on('line', read);
      child.once('error', (error) => reject(new CannotStart(`${name}: ${error.message}`)));
      child.once('exit', (code, signal) => {
        reject(new CannotStart(`${name} ended before it answered. Its last output is above.`));
        // Ctrl-C reaches the whole process group. In watch mode, Node then ends with code 0.
        if (stopping || signal === 'SIGINT' || code === 0) return;
        log(`${name} ended (${signal ?? `code ${code}`}); starting it again`);
        port = pause(500).then(() => (stopping ? new Promise(() => {}) : launch()));
        port.catch(() => {});
      });
    });

  port = launch();
  port.catch(() => {});
  // If this process fails, the program must not outlive it.
  const end = () => child.kill();
  process.on('exit', end);

  return {
    /** Resolves after a restart that is under way. */
    getPort: () => port,
    getPid: () => child.pid,
    async stop(): Promise<void> {
      stopping = true;
      process.off('exit', end);
      if (child.kill()) await once(child, 'exit');
    },
  };
};

export type Supervised = ReturnType<typeof supervise>;
