import { defineConfig } from '@playwright/test';
import { chromiumFlags, findEngine } from '../local/browsers.ts';

const executablePath = findEngine('chromium');

export default defineConfig({
  testMatch: '**/*.spec.ts',
  globalSetup: './support/globalSetup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // Longer timeouts cost nothing, and a busy machine is five times slower.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Failures come last, because logs often keep only their end.
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: '../.cache/playwright.json' }],
  ],
  use: {
    browserName: 'chromium',
    locale: 'el-GR',
    timezoneId: 'Europe/Athens',
    // Traces take 25 % more time. Turn them on with `npm run e2e -- --trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  // A test that does not depend on the size of the screen has the tag of one project.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
