/** Part of `npm run check`: what is wrong with the content, of this project or of the one in the folder named. */
import { resolve } from 'node:path';
import { faultsText } from '../../src/build/content/fault.ts';
import { contentFaults } from '../../src/build/content/faults.ts';

const [root] = process.argv.slice(2);
const faults = await contentFaults(root && resolve(root));
if (faults.length === 0) console.log('The content is sound.');
else {
  console.error(faultsText(faults));
  process.exitCode = 1;
}
