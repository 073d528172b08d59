import { join } from 'node:path';
import { projectFolder } from '../project.ts';

const folder = join(projectFolder, 'supabase', 'functions', 'send-contact-email');

/** The edge function and the Deno that came with the dependencies. */
export const edge = {
  deno: join(
    projectFolder,
    'node_modules',
    '.bin',
    process.platform === 'win32' ? 'deno.cmd' : 'deno',
  ),
  entry: join(folder, 'index.ts'),
  config: join(folder, 'deno.json'),
  /** Packages come from node_modules. Said here and not in deno.json, which the hosted bundler reads, too: it has no such folder. */
  flags: [`--config=${join(folder, 'deno.json')}`, '--node-modules-dir=manual', '--no-lock'],
  env: { DENO_DIR: join(projectFolder, '.cache', 'deno'), DENO_NO_UPDATE_CHECK: '1' },
} as const;
