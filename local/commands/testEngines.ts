/**
 * `npm run engines [ENGINE…] [FILE…]`. The word `pictures` writes screenshots to screenshots/engines/. Other
 * arguments go to Vitest.
 */
import { builtSite } from '../build.ts';
import { engineNames, engineTests, presentEngines } from '../browsers/engines.ts';
import { runTool } from '../project.ts';

const words = process.argv.slice(2);
const named = engineNames.filter((name) => words.includes(name));
const { present, isEnough } = presentEngines(named.length > 0 ? named : engineNames);
const rest = words.filter((word) => word !== 'pictures' && !(named as string[]).includes(word));
const env = words.includes('pictures') ? { ENGINE_PICTURES: 'yes' } : {};

// A missing engine is a failure if it was named.
let succeeded = isEnough && (present.length > 0 || named.length === 0);
if (succeeded && present.length > 0) {
  await builtSite();
  succeeded = await runTool('vitest', ['run', ...engineTests(present), ...rest], { env });
}
process.exitCode = succeeded ? 0 : 1;
