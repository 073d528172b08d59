import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from './chromium.ts';
import { readSetting } from '../../src/site/parseSetting.ts';
import { note } from '../terminal.ts';

const inPath = (program: string): string[] =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program));

const findFirefox = (): string | undefined =>
  [
    readSetting(process.env, 'FIREFOX_PATH'),
    ...inPath('firefox-esr'),
    ...inPath('firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ].find((path) => path !== '' && existsSync(path));

const findMiniBrowser = (): string | undefined =>
  ['x86_64', 'aarch64']
    .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));

/** WebKitGTK needs a display. */
const findWebKit = (): string | undefined =>
  ['WebKitWebDriver', 'Xvfb'].every((program) => inPath(program).some((path) => existsSync(path)))
    ? findMiniBrowser()
    : undefined;

const finders = { chromium: findChromium, firefox: findFirefox, webkit: findWebKit };

const howToGetEngines =
  'On Debian: sudo apt-get install -y chromium firefox-esr webkit2gtk-driver xvfb';

export type EngineName = keyof typeof finders;

export const engineNames = Object.keys(finders) as EngineName[];

export const findEngine = (name: EngineName): string | undefined => finders[name]();

type Presence = {
  present: EngineName[];
  /** False if ENGINES=required (.ci/run) and one is missing. */
  isEnough: boolean;
};

/** Returns the installed engines and prints the missing ones. */
export const presentEngines = (asked: readonly EngineName[]): Presence => {
  const missing = asked.filter((name) => !findEngine(name));
  const isEnough = missing.length === 0 || readSetting(process.env, 'ENGINES') !== 'required';
  const names = missing.join(', ');
  if (!isEnough)
    console.error(`Missing, but required here (ENGINES=required): ${names}. ${howToGetEngines}`);
  else if (missing.length > 0)
    note(`Not on this machine, so left out: ${names}. ${howToGetEngines}`);
  return { present: asked.filter((name) => !missing.includes(name)), isEnough };
};
