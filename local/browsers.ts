import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { readSetting } from '../src/site/parseSetting.ts';
import { CannotStart, printNote } from './terminal.ts';

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-component-update',
  // Only the last --disable-features counts, so this repeats Playwright's list. The WebUIOmnibox popups would open
  // extra pages.
  '--disable-features=DestroyProfileOnBrowserClose,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

const findPath = (...places: string[]): string | undefined =>
  places.find((path) => path !== '' && existsSync(path));

const getPathCandidates = (program: string): string[] =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program));

const finders = {
  chromium: () =>
    findPath(
      readSetting(process.env, 'CHROMIUM_PATH'),
      ...['chromium', 'chromium-browser', 'google-chrome'].flatMap(getPathCandidates),
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      chromium.executablePath(),
    ),
  firefox: () =>
    findPath(
      readSetting(process.env, 'FIREFOX_PATH'),
      ...['firefox-esr', 'firefox'].flatMap(getPathCandidates),
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ),
  /** WebKitGTK needs its driver and a virtual display. */
  webkit: () =>
    findPath(...getPathCandidates('WebKitWebDriver')) &&
    findPath(...getPathCandidates('Xvfb')) &&
    findPath(
      '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    ),
};

export type EngineName = keyof typeof finders;

export const engineNames = Object.keys(finders) as EngineName[];

export const findEngine = (name: EngineName): string | undefined => finders[name]();

/** Returns the installed engines. If ENGINES=required (.ci/run), throws CannotStart for a missing one. */
export const findInstalledEngines = (
  asked: readonly EngineName[],
  required = readSetting(process.env, 'ENGINES') === 'required',
): EngineName[] => {
  const missing = asked.filter((name) => !findEngine(name));
  const message = `Not on this machine: ${missing.join(', ')}.
  - Debian, Ubuntu:  sudo apt-get install -y chromium firefox-esr webkit2gtk-driver xvfb
  - anywhere else:   npx playwright install chromium
  - already there:   write CHROMIUM_PATH=/path/to/chromium or FIREFOX_PATH=… before the command`;
  if (missing.length > 0 && required) throw new CannotStart(message);
  if (missing.length > 0) printNote(message);
  return asked.filter((name) => !missing.includes(name));
};

/** Returns the arguments of Vitest. */
export const getEngineTestArgs = (engines: readonly EngineName[]): string[] => [
  '--config=e2e/engines/vitest.config.ts',
  ...engines.map((name) => `--project=${name}`),
];
