/** `npm run icons`: writes the favicon set into public/. To be run after a change of the mark, a colour or the name; the files are committed. */
import { join } from 'node:path';
import { writeIcons } from '../../src/vite/images/icons.ts';
import { projectFolder } from '../project.ts';

await writeIcons(join(projectFolder, 'public'));
