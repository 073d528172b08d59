import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../local/project.ts';

/** How many faces with a file of the site's own `src/styles/fonts.css` declares. */
export const declaredFonts =
  readFileSync(join(projectFolder, 'src/styles/fonts.css'), 'utf8').match(/\burl\(/g)?.length ?? 0;
