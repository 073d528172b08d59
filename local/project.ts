import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));

export const outboxFolder = join(projectFolder, 'outbox');

/** Adds node_modules/.bin to PATH. */
export const toolEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${join(projectFolder, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
});
