import { defineConfig } from '@playwright/test';
import { chromiumFlags, findEngine } from '../local/browsers.ts';

const executablePath = findEngine('chromium');

export default defineConfig({
  testMatch: '**/*.spec.ts',
  globalSetup: './support/globalSetup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A busy machine is five times slower. Longer timeouts cost nothing.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Logs often keep only their end, so failures come last.
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: '../.cache/playwright.json' }],
  ],
  use: {
    browserName: 'chromium',
    locale: 'el-GR',
    timezoneId: 'Europe/Athens',
    // Traces take 25 % more time: `npm run e2e -- --trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  // Tests that do not depend on screen size carry the tag of one project.
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
