import { spawnSync } from 'node:child_process';
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
  // Only the last --disable-features counts: Playwright's list, and the WebUIOmnibox popups, which open extra pages.
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

/** Older ones cannot set the orientation of the screen. */
const oldestFirefox = 144;

/** If ENGINES=required (.ci/run), throws CannotStart for an engine that is missing or too old. */
export const findInstalledEngines = (
  asked: readonly EngineName[],
  required = readSetting(process.env, 'ENGINES') === 'required',
): EngineName[] => {
  const missing = asked.filter((name) => !findEngine(name));
  const version = asked.includes('firefox') ? readFirefoxVersion() : undefined;
  const isOld = version !== undefined && version < oldestFirefox;
  const messages = [
    missing.length > 0 &&
      `Not on this machine: ${missing.join(', ')}.
  - Debian, Ubuntu:  sudo apt-get install -y chromium firefox-esr webkit2gtk-driver xvfb
  - anywhere else:   npx playwright install chromium
  - already there:   write CHROMIUM_PATH=/path/to/chromium or FIREFOX_PATH=… before the command`,
    isOld &&
      `Firefox ${version} is too old for the tests, which need ${oldestFirefox}. Update it (sudo apt-get update && sudo apt-get install -y firefox-esr) or write FIREFOX_PATH=… before the command.`,
  ].filter((message) => message !== false);
  if (messages.length > 0 && required) throw new CannotStart(messages.join('\n'));
  for (const message of messages) printNote(message);
  return asked.filter((name) => !missing.includes(name) && !(name === 'firefox' && isOld));
};

export const getEngineTestArgs = (engines: readonly EngineName[]): string[] => [
  '--config=e2e/engines/vitest.config.ts',
  ...engines.map((name) => `--project=${name}`),
];

/** On Windows, Firefox prints nothing. */
const readFirefoxVersion = (): number | undefined => {
  const path = findEngine('firefox');
  const { stdout = '' } = path ? spawnSync(path, ['--version'], { encoding: 'utf8' }) : {};
  const [, version] = /Firefox (\d+)/.exec(stdout) ?? [];
  return version === undefined ? undefined : Number(version);
};
