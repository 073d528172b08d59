/** Part of `npm run check`. */
import { resolve } from 'node:path';
import { checkContent, problemsText } from '../../src/vite/content/check.ts';

const [root] = process.argv.slice(2);
const problems = await checkContent(root && resolve(root));
if (problems.length === 0) console.log('The content has no problems.');
else {
  console.error(problemsText(problems));
  process.exitCode = 1;
}
