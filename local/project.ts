import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname, join } from 'node:path';

export const projectFolder = dirname(import.meta.dirname);

export const outboxFolder = join(projectFolder, 'outbox');

type Options = { cwd?: string; env?: NodeJS.ProcessEnv; signal?: AbortSignal };

/** Returns whether the tool succeeded. Throws if `signal` stops it. */
export const runTool = async (
  tool: string,
  args: readonly string[],
  { cwd = projectFolder, env, signal }: Options = {},
): Promise<boolean> => {
  const bin = join(projectFolder, 'node_modules', '.bin');
  const child = spawn(tool, args, {
    cwd,
    env: { ...process.env, ...env, PATH: `${bin}${delimiter}${process.env.PATH}` },
    stdio: 'inherit',
    shell: process.platform === 'win32',
    signal,
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
};
