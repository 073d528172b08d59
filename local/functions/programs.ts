import { join } from 'node:path';
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
