/** Part of `npm run check`. */
import { resolve } from 'node:path';
import { checkContent, problemsText } from '../../src/vite/content/check.ts';
import { libraryOf } from '../../src/vite/photos/library.ts';
import { projectFolder } from '../project.ts';

const root = resolve(process.argv[2] ?? projectFolder);
const problems = await checkContent(root);
if (problems.length === 0) {
  for (const file of (await libraryOf(root).catalogue()).unused)
    console.log(`Note: ${file} is in no album, so no page shows it.`);
  console.log('The content has no problems.');
} else {
  console.error(problemsText(problems));
  process.exitCode = 1;
}
