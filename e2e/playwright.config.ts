import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../local/browsers/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testMatch: '**/*.spec.ts',
  globalSetup: './support/globalSetup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A busy machine is five times slower than a quiet one. To wait longer for what comes costs nothing.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // In a log, of which often only the end is kept, failures are told there.
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: '../.cache/playwright.json' }],
  ],
  use: {
    browserName: 'chromium',
    locale: 'el-GR',
    timezoneId: 'Europe/Athens',
    // A trace of every test would cost a quarter of the time: `npm run e2e -- --trace retain-on-failure` records them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  // What does not depend on the size of the screen runs once: its describe block carries the tag of one project.
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
