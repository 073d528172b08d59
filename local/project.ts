import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this repository: package.json, dist and netlify.toml stand in it. */
export const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));
