/** `npm run engines [ENGINE…] [FILE…]`. */
import { engineNames, findInstalledEngines, getEngineTestArgs } from '../browsers.ts';
import { buildSite } from '../build.ts';
import { runTool } from '../project.ts';
import { runOrExit } from '../terminal.ts';

const args = process.argv.slice(2);
const namedEngines = engineNames.filter((name) => args.includes(name));
const rest = args.filter((word) => !(namedEngines as string[]).includes(word));

await runOrExit(async () => {
  const engines =
    namedEngines.length > 0
      ? findInstalledEngines(namedEngines, true)
      : findInstalledEngines(engineNames);
  await buildSite();
  const succeeded = await runTool('vitest', ['run', ...getEngineTestArgs(engines), ...rest]);
  process.exitCode = succeeded ? 0 : 1;
});
