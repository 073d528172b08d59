/**
 * `npm run engines`: the main journeys in three engines, on the built site, which is built first where it is not up to date. Words after the
 * command narrow it: names of engines and of files in e2e/engines, as in `npm run engines webkit menus`. The word
 * `pictures` takes pictures of both homes into screenshots/engines/ instead. All else goes to vitest.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { builtSite } from '../build.ts';
import { engineNames, presentEngines } from '../browsers/engines.ts';
import { projectFolder, toolEnvironment } from '../project.ts';

const words = process.argv.slice(2);
const named = engineNames.filter((name) => words.includes(name));
const { present, isEnough } = presentEngines(named.length > 0 ? named : engineNames);

const journeys = async (engines: readonly string[]): Promise<boolean> => {
  await builtSite();
  const rest = words.filter((word) => word !== 'pictures' && !engines.includes(word));
  const child = spawn(
    'vitest',
    [
      'run',
      '--config',
      'e2e/engines/vitest.config.ts',
      ...engines.map((name) => `--project=${name}`),
      ...rest,
    ],
    {
      cwd: projectFolder,
      env: { ...toolEnvironment(), ...(words.includes('pictures') && { ENGINE_PICTURES: 'yes' }) },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
};

// Who asks for an engine by name wants to see it run.
const succeeded = isEnough && (present.length > 0 ? await journeys(present) : named.length === 0);
process.exitCode = succeeded ? 0 : 1;
