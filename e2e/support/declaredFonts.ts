import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../local/project.ts';

export const declaredFonts =
  readFileSync(join(projectFolder, 'src/styles/fonts.css'), 'utf8').match(/\burl\(/g)?.length ?? 0;
