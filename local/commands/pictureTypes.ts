/** Before `tsc`: the types of the pages' pictures, which are made of their files. */
import { writePictureTypes } from '../../src/build/photos/pictureTypes.ts';
import { projectFolder } from '../project.ts';

await writePictureTypes(projectFolder);
