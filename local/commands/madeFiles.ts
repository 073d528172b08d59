/** Part of `npm run check`, before `tsc`: writes src/content/mails.ts. */
import { writeMailList } from '../../src/build/words/mailList.ts';
import { projectFolder } from '../project.ts';

await writeMailList(projectFolder);
