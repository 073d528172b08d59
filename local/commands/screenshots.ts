/** `npm run screenshots [ADDRESS…] [390|1440]`: writes to screenshots/. */
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { allAddresses } from '../../src/site/paths.ts';
import { chromiumFlags, findChromium, howToGetChromium } from '../browsers/chromium.ts';
import { builtSite } from '../build.ts';
import { projectFolder } from '../project.ts';
import { createGateway } from '../serve/gateway.ts';
import { createSite } from '../serve/netlifySite.ts';
import { listen } from '../serve/ports.ts';
import { exitWithError, note } from '../terminal.ts';

const sizes = { 390: 844, 1440: 900 };

const copy = process.argv.slice(2);
const widths = Object.keys(sizes).filter((width) => copy.includes(width));
const asked = copy.filter((word) => !(word in sizes));
const known = allAddresses.map(({ path }) => path);
const unknown = asked.filter((path) => !known.includes(path));
if (unknown.length > 0) exitWithError(`Neither an address nor a width: ${unknown.join(' ')}`);

await builtSite();
const server = createServer(createGateway([], createSite(projectFolder)));
const port = await listen(server, 0, 'PORT');
const browser = await chromium.launch({
  executablePath: findChromium() ?? exitWithError(howToGetChromium),
  args: chromiumFlags,
});
const folder = join(projectFolder, 'screenshots');
mkdirSync(folder, { recursive: true });

for (const path of asked.length > 0 ? asked : known)
  for (const width of widths.length > 0 ? widths : Object.keys(sizes)) {
    const page = await browser.newPage({
      viewport: { width: Number(width), height: sizes[width as unknown as keyof typeof sizes] },
      isMobile: width === '390',
      reducedMotion: 'reduce',
      // Allows addStyleTag below.
      bypassCSP: true,
    });
    await page.route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => route.abort(),
    );
    await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      await document.fonts.ready;
    });
    await page
      .addStyleTag({ content: '* { content-visibility: visible !important }' })
      .catch(() => {});
    const name = path.slice(1).replaceAll('/', '-') || 'home';
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
    await page.close();
  }
note(folder);
await browser.close();
server.close();
