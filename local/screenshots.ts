/**
 * `npm run screenshots`: a full-page picture of every page, language and width into screenshots/, from the built
 * site (`npm run build` first). Words after the command pick addresses: `npm run screenshots /gamos /en/weddings`.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { allAddresses } from '../src/site/paths.ts';
import { chromiumFlags, findChromium, howToGetChromium } from './chromium.ts';
import { projectFolder } from './project.ts';
import { startWorld } from './world.ts';

const widths = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const folder = join(projectFolder, 'screenshots');
const wanted = process.argv.slice(2);
const addresses = allAddresses.filter(({ path }) => wanted.length === 0 || wanted.includes(path));

/** Scrolls through the page, so that everything that waits for the visitor has come. */
const seeAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await nextFrame();
    }
    // A lazy picture that is not displayed never loads: only those in the layout are waited for.
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
    const painted = shown.map((image) => image.decode().catch(() => {}));
    await Promise.race([Promise.all(painted), new Promise((resolve) => setTimeout(resolve, 8000))]);
    window.scrollTo(0, 0);
    await nextFrame();
  });

const executablePath = findChromium();
if (!executablePath) {
  console.error(howToGetChromium);
  process.exit(1);
}
const mailFolder = mkdtempSync(join(tmpdir(), 'mail-'));
const world = await startWorld({ env: {}, port: 0, inboxPort: 0, mailFolder });
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
mkdirSync(folder, { recursive: true });
let done = 0;
for (const viewport of widths) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', isMobile: viewport.width < 700, hasTouch: viewport.width < 700 });
  const page = await context.newPage();
  for (const { path, id, language } of addresses) {
    await page.goto(`${world.siteUrl}${path}`, { waitUntil: 'load' });
    await seeAll(page);
    const alias = path.split('/').pop();
    await page.screenshot({ path: join(folder, `${id}-${language}-${viewport.width}${alias === 'epikoinonia' ? '-alias' : ''}.png`), fullPage: true });
    done += 1;
    process.stderr.write(`\r${done} of ${addresses.length * widths.length} pictures`);
  }
  await context.close();
}
process.stderr.write(`\n${folder}\n`);
await browser.close();
await world.stop();
rmSync(mailFolder, { recursive: true, force: true });
