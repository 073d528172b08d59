import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Environment } from '../site/parseSetting.ts';

/** The process environment overrides .env. */
export const readEnvironment = (project: string): Environment => {
  let file = '';
  try {
    file = readFileSync(join(project, '.env'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  // Some Windows editors write a BOM, which parseEnv adds to the first name.
  return { ...parseEnv(file.replace(/^\uFEFF/, '')), ...process.env };
};
