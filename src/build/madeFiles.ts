import { writePictureTypes } from './photos/pictureTypes.ts';
import { writeMailList } from './words/mailList.ts';

/** Writes what the compiler reads and a program makes of other files of a project; each of them says why. */
export const writeMadeFiles = async (root: string): Promise<void> => {
  await Promise.all([writePictureTypes(root), writeMailList(root)]);
};
