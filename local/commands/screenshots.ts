/** `npm run screenshots [ADDRESS…] [390|1440]`: writes to screenshots/. */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { allAddresses } from '../../src/site/pages.ts';
import { chromiumFlags, findEngine } from '../browsers.ts';
import { builtSite } from '../build.ts';
import { projectFolder } from '../project.ts';
import { createSite } from '../serve/netlifySite.ts';
import { serve } from '../serve/server.ts';
import { exitWithError, printNote } from '../terminal.ts';

const paths = allAddresses.map(({ path }) => path);
const widths = ['390', '1440'];

const words = process.argv.slice(2);
const unknown = words.filter((word) => ![...paths, ...widths].includes(word));
if (unknown.length > 0) exitWithError(`Neither an address nor a width: ${unknown.join(' ')}`);
/** Returns the named ones, or all. */
const chosen = (all: readonly string[]): readonly string[] => {
  const named = all.filter((one) => words.includes(one));
  return named.length > 0 ? named : all;
};

await builtSite();
const server = await serve(createSite(projectFolder));
const browser = await chromium.launch({
  executablePath: findEngine('chromium'),
  args: chromiumFlags,
});
const folder = join(projectFolder, 'screenshots');

for (const path of chosen(paths))
  for (const width of chosen(widths)) {
    const page = await browser.newPage({
      baseURL: `http://localhost:${server.port}`,
      viewport: { width: Number(width), height: width === '390' ? 844 : 900 },
      isMobile: width === '390',
      reducedMotion: 'reduce',
      // Allows addStyleTag below.
      bypassCSP: true,
    });
    await page.route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => route.abort(),
    );
    await page.goto(path, { waitUntil: 'networkidle' });
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
