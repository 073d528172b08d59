import { join } from 'node:path';
import { projectFolder } from '../project.ts';
import type { Command } from './supervised.ts';

const folder = join(projectFolder, 'supabase/functions/send-contact-email');
const program = process.platform === 'win32' ? 'deno.cmd' : 'deno';

export const edge = {
  deno: join(projectFolder, 'node_modules/.bin', program),
  entry: join(folder, 'index.ts'),
  config: join(folder, 'deno.json'),
  /** Not in deno.json, because the hosted bundler has no node_modules. */
  flags: [`--config=${join(folder, 'deno.json')}`, '--node-modules-dir=manual', '--no-lock'],
  env: {
    DENO_DIR: join(projectFolder, '.cache/deno'),
    DENO_NO_UPDATE_CHECK: '1',
    // The function then reads the client's address from the gateway.
    SB_REGION: 'local',
  },
} as const;

export const createEdgeCommand = (watch: boolean): Command => [
  edge.deno,
  'run',
  ...(watch ? ['--watch', '--no-clear-screen'] : []),
  // A download would mean that a dependency is missing.
  '--cached-only',
  '--no-prompt',
  '--allow-env',
  '--allow-net',
  '--allow-read',
  '--allow-sys',
  ...edge.flags,
  edge.entry,
];

export const createNetlifyCommand = (watch: boolean): Command => [
  process.execPath,
  ...(watch ? ['--watch', '--watch-preserve-output'] : []),
  join(import.meta.dirname, 'netlifyHost.ts'),
  join(projectFolder, 'netlify/functions'),
];
