import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { readSetting } from '../../src/site/parseSetting.ts';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const findChromium = (): string | undefined =>
  [readSetting(process.env, 'CHROMIUM_PATH'), ...usualPlaces, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  );

export const howToGetChromium = `No Chromium was found, and the end-to-end tests need one. Any of these will do:
  - Debian, Ubuntu:   sudo apt-get update && sudo apt-get install -y chromium
  - anywhere else:    npx playwright install chromium
  - already there:    write CHROMIUM_PATH=/path/to/chromium before the command`;

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Only the last --disable-features counts, so this repeats Playwright's list. WebUIOmnibox popups open extra
  // pages.
  '--disable-features=DestroyProfileOnBrowserClose,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];
