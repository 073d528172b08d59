/** Part of `npm run check`, before `tsc`. */
import { writeMailList } from '../../src/vite/words/mailList.ts';
import { projectFolder } from '../project.ts';

await writeMailList(projectFolder);
