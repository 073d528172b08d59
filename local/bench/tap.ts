/**
 * `npm run bench:tap`: how long a press takes that comes before the application is there, on a phone with a slow line
 * and a slow processor (1.6 Mbit/s, 150 ms, four times slower; the submenu on a wide screen). Each press is tried
 * cold (at the first paint), soon (1.5 s after the page has loaded) and warm (5 s after, when all is quiet); medians of
 * 5 rounds in which the presses take turns; `npm run bench:tap 3 menu photo` for fewer rounds and some presses. Run
 * `npm run build` first.
 */
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '../browsers/chromium.ts';
import { projectFolder } from '../project.ts';
import { wordsOf } from '../../src/build/words/wordsOf.ts';
import type { FrameWords } from '../../src/frame/frameWords.ts';
import { pathOf } from '../../src/site/paths.ts';
import { median } from './support/median.ts';
import { serveFolder } from './support/serve.ts';

const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowdown = 4;

const frame = wordsOf<FrameWords>('frame', 'el');

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const desktop = { viewport: { width: 1440, height: 900 } };

type Press = {
  screen: typeof phone | typeof desktop;
  path: string;
  /** What is pressed, and what is there when the press is done. */
  target: (page: Page) => Locator;
  done: (page: Page) => Locator;
};

const presses: Record<string, Press> = {
  menu: {
    screen: phone,
    path: pathOf('home', 'el'),
    target: (page) => page.getByRole('button', { name: frame.openMenu }),
    done: (page) => page.getByRole('dialog', { name: frame.mainMenu }),
  },
  submenu: {
    screen: desktop,
    path: pathOf('home', 'el'),
    target: (page) => page.getByRole('button', { name: frame.pages.reception, exact: true }),
    done: (page) => page.getByRole('menu'),
  },
  photo: {
    screen: phone,
    path: pathOf('gallery', 'el'),
    target: (page) => page.locator('main a.tile').first(),
    done: (page) => page.getByRole('dialog', { name: frame.viewer.name }),
  },
  link: {
    screen: phone,
    path: pathOf('request', 'el'),
    target: (page) => page.getByRole('banner').getByRole('link', { name: frame.homeLink }),
    done: (page) => page.locator('#services'),
  },
  field: {
    screen: phone,
    path: pathOf('contact', 'el'),
    target: (page) => page.locator('main input[name="firstName"]'),
    done: (page) => page.locator('main input[name="firstName"]:focus'),
  },
};

/** When a press comes, and what is waited for before it. */
const moments: Record<string, (page: Page) => Promise<unknown>> = {
  cold: (page) =>
    page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0),
  soon: (page) => afterLoad(page, 1500),
  warm: (page) => afterLoad(page, 5000),
};

const afterLoad = (page: Page, milliseconds: number) =>
  page.evaluate(async (time) => {
    if (document.readyState !== 'complete')
      await new Promise((resolve) => addEventListener('load', resolve));
    await new Promise((resolve) => setTimeout(resolve, time));
  }, milliseconds);

/** Looks fifty times a second: Playwright's own waiting looks twice a second after a while. */
const seen = async (place: Locator): Promise<void> => {
  while (!(await place.isVisible())) await pause(20);
};

/** Milliseconds from the press until it is done. */
async function measure(
  browser: Browser,
  siteUrl: string,
  { screen, path, target, done }: Press,
  wait: (page: Page) => Promise<unknown>,
): Promise<number> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(siteUrl + path, { waitUntil: 'commit' });
  await wait(page);
  const control = target(page);
  // Places first: to look for them is no part of the press.
  const box = (await control.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, 200) / 2];
  const start = performance.now();
  if ('hasTouch' in screen) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await seen(done(page).first());
  const time = performance.now() - start;
  await context.close();
  return time;
}

const rounds = Number(process.argv[2] ?? 5);
const names = process.argv.slice(3);
const tried = Object.entries(presses).filter(
  ([name]) => names.length === 0 || names.includes(name),
);
const site = await serveFolder(join(projectFolder, 'dist'));
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
const times = new Map<string, number[]>();
try {
  for (let round = 1; round <= rounds; round++)
    for (const [name, press] of tried)
      for (const [moment, wait] of Object.entries(moments)) {
        process.stderr.write(`\rround ${round} of ${rounds}, ${name} ${moment}          `);
        const key = `${name} ${moment}`;
        times.set(key, [...(times.get(key) ?? []), await measure(browser, site.url, press, wait)]);
      }
} finally {
  await browser.close();
  site.close();
}

process.stderr.write('\n');
console.log(
  `From the press until it is done, seconds; medians of ${rounds}, ${cpus()[0]?.model ?? 'unknown processor'} x ${cpus().length}, ${new Date().toISOString().slice(0, 10)}`,
);
console.log(`| press | ${Object.keys(moments).join(' | ')} | soon / warm |`);
console.log('| --- | ---: | ---: | ---: | ---: |');
for (const [name] of tried) {
  const [cold, soon, warm] = Object.keys(moments).map((moment) =>
    median(times.get(`${name} ${moment}`)!),
  ) as [number, number, number];
  console.log(
    `| ${name} | ${[cold, soon, warm].map((time) => (time / 1000).toFixed(2)).join(' | ')} | ${(soon / warm).toFixed(2)} |`,
  );
}
