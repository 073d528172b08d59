import { defineConfig } from 'vitest/config';
import { engineNames, findEngine } from '../../local/browsers.ts';
import { projectFolder } from '../../local/project.ts';

/** `--project=webkit` runs one installed engine. */
export default defineConfig({
  root: projectFolder,
  test: {
    globalSetup: ['e2e/support/globalSetup.ts'],
    maxWorkers: 3,
    projects: engineNames.filter(findEngine).map((name) => ({
      test: {
        name,
        include: ['e2e/engines/*.test.ts'],
        environment: 'node',
        env: { ENGINE: name },
        testTimeout: 180_000,
        hookTimeout: 120_000,
      },
    })),
  },
});
