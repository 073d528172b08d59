/** Before `tsc`: what it reads and a program makes of other files. */
import { writeMadeFiles } from '../../src/build/madeFiles.ts';
import { projectFolder } from '../project.ts';

await writeMadeFiles(projectFolder);
