/** `npm run engines [ENGINE…] [FILE…]` passes other arguments to Vitest. */
import { engineNames, engineTests, installedEngines } from '../browsers.ts';
import { buildSite } from '../build.ts';
import { runTool } from '../project.ts';
import { orExit } from '../terminal.ts';

const args = process.argv.slice(2);
const named = engineNames.filter((name) => args.includes(name));
const rest = args.filter((word) => !(named as string[]).includes(word));

await orExit(async () => {
  const engines = named.length > 0 ? installedEngines(named, true) : installedEngines(engineNames);
  await buildSite();
  const succeeded = await runTool('vitest', ['run', ...engineTests(engines), ...rest]);
  process.exitCode = succeeded ? 0 : 1;
});
