import { join } from 'node:path';
import type { FunctionName } from '../../src/enquiry/server/handler.ts';
import { projectFolder } from '../project.ts';

const folder = join(projectFolder, 'supabase', 'functions', 'send-contact-email');

export const edge = {
  deno: join(
    projectFolder,
    'node_modules',
    '.bin',
    process.platform === 'win32' ? 'deno.cmd' : 'deno',
  ),
  entry: join(folder, 'index.ts'),
  config: join(folder, 'deno.json'),
  /** Not in deno.json, because the hosted bundler has no node_modules. */
  flags: [`--config=${join(folder, 'deno.json')}`, '--node-modules-dir=manual', '--no-lock'],
  env: { DENO_DIR: join(projectFolder, '.cache', 'deno'), DENO_NO_UPDATE_CHECK: '1' },
} as const;

/** netlifyHost.ts runs scheduled functions here. Not reachable from outside, as on Netlify. */
export const scheduledPath = '/scheduled/';

export const commandOf = (name: FunctionName, watch: boolean): [string, ...string[]] =>
  name === 'send-email'
    ? [
        process.execPath,
        ...(watch ? ['--watch', '--watch-preserve-output'] : []),
        join(import.meta.dirname, 'netlifyHost.ts'),
        join(projectFolder, 'netlify', 'functions'),
      ]
    : [
        edge.deno,
        'run',
        ...(watch ? ['--watch', '--no-clear-screen'] : []),
        // A download would mean a missing dependency.
        '--cached-only',
        '--no-prompt',
        '--allow-env',
        '--allow-net',
        '--allow-read',
        '--allow-sys',
        ...edge.flags,
        edge.entry,
      ];
