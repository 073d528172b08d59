/** Before `tsc`: what it reads and a program makes of other files. */
import { writePictureTypes } from '../../src/build/photos/pictureTypes.ts';
import { writeMailList } from '../../src/build/words/mailList.ts';
import { projectFolder } from '../project.ts';

await Promise.all([writePictureTypes(projectFolder), writeMailList(projectFolder)]);
