/** `npm run screenshots [ADDRESS…] [390|1440]`: writes to screenshots/. */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { allAddresses } from '../../src/site/pages.ts';
import { chromiumFlags, findChromium, howToGetChromium } from '../browsers/chromium.ts';
import { builtSite } from '../build.ts';
import { projectFolder } from '../project.ts';
import { createSite } from '../serve/netlifySite.ts';
import { serve } from '../serve/server.ts';
import { exitWithError, printNote } from '../terminal.ts';

const viewports = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } };

const words = process.argv.slice(2);
const known = allAddresses.map(({ path }) => path);
const unknown = words.filter((word) => !known.includes(word) && !(word in viewports));
if (unknown.length > 0) exitWithError(`Neither an address nor a width: ${unknown.join(' ')}`);
/** Returns the named ones, or all. */
const chosen = (all: readonly string[]): readonly string[] => {
  const named = all.filter((one) => words.includes(one));
  return named.length > 0 ? named : all;
};

await builtSite();
const server = await serve(createSite(projectFolder));
const browser = await chromium.launch({
  executablePath: findChromium() ?? exitWithError(howToGetChromium),
  args: chromiumFlags,
});
const folder = join(projectFolder, 'screenshots');

for (const path of chosen(known))
  for (const width of chosen(Object.keys(viewports))) {
    const page = await browser.newPage({
      viewport: viewports[width as unknown as keyof typeof viewports],
      isMobile: width === '390',
      reducedMotion: 'reduce',
      // Allows addStyleTag below.
      bypassCSP: true,
    });
    await page.route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => route.abort(),
    );
    await page.goto(`http://localhost:${server.port}${path}`, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      await document.fonts.ready;
    });
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    const name = path.slice(1).replaceAll('/', '-') || 'home';
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
    await page.close();
  }
printNote(folder);
await browser.close();
await server.stop();
