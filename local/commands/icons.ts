/** `npm run icons`: writes the favicons to public/. Commit the result. */
import { join } from 'node:path';
import { writeIcons } from '../../src/vite/images/icons.ts';
import { projectFolder } from '../project.ts';

await writeIcons(join(projectFolder, 'public'));
