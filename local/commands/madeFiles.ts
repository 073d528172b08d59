/** Part of `npm run check`, before `tsc`: writes src/content/mails.ts. */
import { writeMailList } from '../../src/vite/words/mailList.ts';
import { projectFolder } from '../project.ts';

await writeMailList(projectFolder);
