import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EngineName } from '../../../local/browsers.ts';
import { projectFolder } from '../../../local/project.ts';
import type { Language } from '../../../src/site/languages.ts';
import { Silence, type Browser, type SizeName } from './driver.ts';
import { startWithPuppeteer } from './puppeteer.ts';
import { createTab, type Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

const engine = process.env.ENGINE as EngineName;
const siteUrl = process.env.E2E_SITE_URL ?? '';

let browser: Browser | undefined;

const start = (): Promise<Browser> =>
  engine === 'webkit' ? startWebKit() : startWithPuppeteer(engine);

const keepPicture = async (tab: Tab, name: string): Promise<void> => {
  const folder = join(projectFolder, 'test-results');
  mkdirSync(folder, { recursive: true });
  const file = `${name.replaceAll(/[^\p{Letter}\d]+/gu, '-')}-${engine}.png`;
  writeFileSync(join(folder, file), await tab.screenshot());
};

type Circumstances = { sizes?: readonly SizeName[] };

/** One language per size is enough: `npm run e2e` covers all combinations in Chromium. */
const languageBySize: Record<SizeName, Language> = { phone: 'el', desktop: 'en' };

const goOnce = async (
  name: string,
  size: SizeName,
  walk: (tab: Tab) => Promise<void>,
): Promise<void> => {
  const tab = createTab(await browser!.open(size), siteUrl, size);
  try {
    await walk(tab);
    expect(await tab.problems(), 'what went wrong on the way').toEqual([]);
  } catch (error) {
    if (tab.isSilent())
      throw new Silence('The driver of the browser gives no answer.', { cause: error });
    await keepPicture(tab, name).catch(() => {});
    throw error;
  } finally {
    if (!tab.isSilent()) await tab.close();
  }
};

/** Runs a test on a phone by default. It starts again with a new visitor if the driver stops answering. */
export const testJourney = (
  title: string,
  { sizes = ['phone'] }: Circumstances,
  walk: (tab: Tab, language: Language) => Promise<void>,
): void => {
  for (const size of sizes) {
    const language = languageBySize[size];
    const name = `${title} (${size}, ${language})`;
    const go = (): Promise<void> => goOnce(name, size, (tab) => walk(tab, language));
    test(name, () =>
      go().catch(async (error: unknown) => {
        if (!(error instanceof Silence)) throw error;
        console.warn(`${engine}: ${error.message} "${name}" begins anew.`);
        await browser!.end();
        browser = await start();
        return go();
      }),
    );
  }
};

beforeAll(async () => {
  browser = await start();
});

afterAll(() => browser?.end());
