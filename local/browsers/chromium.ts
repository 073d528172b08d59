import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { readSetting } from '../../src/site/parseSetting.ts';

/** Where systems put the browser, in order of preference; CHROMIUM_PATH comes before them all. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser for the end-to-end tests, or undefined where there is none. */
export const findChromium = (): string | undefined =>
  [readSetting(process.env, 'CHROMIUM_PATH'), ...usualPlaces, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  );

export const howToGetChromium = `No Chromium was found, and the end-to-end tests need one. Any of these will do:
  - Debian, Ubuntu:   sudo apt-get update && sudo apt-get install -y chromium
  - anywhere else:    npx playwright install chromium
  - already there:    write CHROMIUM_PATH=/path/to/chromium before the command`;

/** Quiet and offline: nothing of the browser's own reaches for the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium heeds the last such list only, and this one stands after Playwright's: it repeats what matters of that,
  // and adds the popups of the address line, for which every window would start two more pages.
  '--disable-features=DestroyProfileOnBrowserClose,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];
