import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from './chromium.ts';
import { note } from '../terminal.ts';

const inPath = (program: string): string[] => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program));

const findFirefox = (): string | undefined =>
  [process.env.FIREFOX_PATH ?? '', ...inPath('firefox-esr'), ...inPath('firefox'), '/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'].find(
    (path) => path !== '' && existsSync(path),
  );

/** WebKitGTK's own small browser, which stands beside the library. */
const findMiniBrowser = (): string | undefined =>
  ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`).find((path) => existsSync(path));

/** WebKitGTK opens windows, on a screen that Xvfb draws. */
const findWebKit = (): string | undefined =>
  ['WebKitWebDriver', 'Xvfb'].every((program) => inPath(program).some((path) => existsSync(path))) ? findMiniBrowser() : undefined;

const finders = { chromium: findChromium, firefox: findFirefox, webkit: findWebKit };

/** The browsers of the engines' journeys. */
export type EngineName = keyof typeof finders;

export const engineNames = Object.keys(finders) as EngineName[];

/** Where the browser of an engine stands on this machine, or undefined where there is none. */
export const findEngine = (name: EngineName): string | undefined => finders[name]();

/** Those of some engines that this machine has; says in one line what is left out. */
export const presentEngines = (asked: readonly EngineName[]): EngineName[] => {
  const missing = asked.filter((name) => !findEngine(name));
  if (missing.length > 0) note(`Not on this machine, so left out: ${missing.join(', ')}. On Debian: sudo apt-get install -y chromium firefox-esr webkit2gtk-driver xvfb`);
  return asked.filter((name) => !missing.includes(name));
};
