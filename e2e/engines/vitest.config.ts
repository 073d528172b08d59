import { defineConfig } from 'vitest/config';
import { engineNames, findEngine } from '../../local/browsers.ts';
import { projectFolder } from '../../local/project.ts';

const files = process.env.ENGINE_PICTURES ? 'e2e/engines/homePictures.ts' : 'e2e/engines/*.test.ts';

/** `--project=webkit` runs one installed engine. */
export default defineConfig({
  root: projectFolder,
  test: {
    globalSetup: ['e2e/support/globalSetup.ts'],
    maxWorkers: 3,
    projects: engineNames.filter(findEngine).map((name) => ({
      test: {
        name,
        include: [files],
        environment: 'node',
        env: { ENGINE: name },
        testTimeout: 180_000,
        hookTimeout: 120_000,
      },
    })),
  },
});
