/**
 * `npm run engines [ENGINE…] [FILE…]`. The word `pictures` writes screenshots to screenshots/engines/. Other
 * arguments go to Vitest.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { builtSite } from '../build.ts';
import { engineNames, presentEngines } from '../browsers/engines.ts';
import { projectFolder, toolEnvironment } from '../project.ts';

const copy = process.argv.slice(2);
const named = engineNames.filter((name) => copy.includes(name));
const { present, isEnough } = presentEngines(named.length > 0 ? named : engineNames);

const journeys = async (engines: readonly string[]): Promise<boolean> => {
  await builtSite();
  const rest = copy.filter((word) => word !== 'pictures' && !engines.includes(word));
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
      env: { ...toolEnvironment(), ...(copy.includes('pictures') && { ENGINE_PICTURES: 'yes' }) },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
};

// Fails if a named engine is missing.
const succeeded = isEnough && (present.length > 0 ? await journeys(present) : named.length === 0);
process.exitCode = succeeded ? 0 : 1;
