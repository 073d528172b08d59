import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Environment } from '../site/parseSetting.ts';

/** Returns the environment of this process on top of the file .env of a project, if it has one. */
export const readEnvironment = (project: string): Environment => {
  let file = '';
  try {
    file = readFileSync(join(project, '.env'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  // Some editors of Windows begin a file with a BOM, which parseEnv takes for a part of the first name.
  return { ...parseEnv(file.replace(/^\uFEFF/, '')), ...process.env };
};
