import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this repository: package.json, dist and netlify.toml stand in it. */
export const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where `npm start` stores enquiries on their way; they survive a restart. */
export const outboxFolder = join(projectFolder, 'outbox');

/** The environment in which the tools of node_modules/.bin are found, together with the Node that they need. */
export const toolEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${join(projectFolder, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
});
