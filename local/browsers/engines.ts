import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from './chromium.ts';
import { readSetting } from '../../src/site/parseSetting.ts';
import { printNote } from '../terminal.ts';

const find = (places: readonly string[]): string | undefined =>
  places.find((path) => path !== '' && existsSync(path));

const inPath = (program: string): string[] =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program));

const finders = {
  chromium: findChromium,
  firefox: () =>
    find([
      readSetting(process.env, 'FIREFOX_PATH'),
      ...inPath('firefox-esr'),
      ...inPath('firefox'),
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ]),
  /** WebKitGTK needs a driver and a display. */
  webkit: () =>
    find(inPath('WebKitWebDriver')) &&
    find(inPath('Xvfb')) &&
    find(
      ['x86_64', 'aarch64'].map(
        (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
      ),
    ),
};

export type EngineName = keyof typeof finders;

export const engineNames = Object.keys(finders) as EngineName[];

export const findEngine = (name: EngineName): string | undefined => finders[name]();

/** Arguments of Vitest. */
export const engineTests = (engines: readonly EngineName[]): string[] => [
  '--config=e2e/engines/vitest.config.ts',
  ...engines.map((name) => `--project=${name}`),
];

/** Returns the installed engines and prints the missing ones, which ENGINES=required (.ci/run) does not allow. */
export const presentEngines = (
  asked: readonly EngineName[],
): { present: EngineName[]; isEnough: boolean } => {
  const present = asked.filter(findEngine);
  const missing = asked.filter((name) => !present.includes(name));
  const isRequired = readSetting(process.env, 'ENGINES') === 'required';
  if (missing.length > 0)
    printNote(
      `${isRequired ? 'Missing, but required here (ENGINES=required)' : 'Not on this machine, so left out'}: ${missing.join(', ')}. On Debian: sudo apt-get install -y chromium firefox-esr webkit2gtk-driver xvfb`,
    );
  return { present, isEnough: missing.length === 0 || !isRequired };
};
