/** `npm run screenshots [ADDRESS…] [390|1440]` writes to screenshots/. */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, findEngine } from '../browsers.ts';
import { ensureBuiltSite } from '../build.ts';
import { projectFolder } from '../project.ts';
import { createSite } from '../serve/netlifySite.ts';
import { serve } from '../serve/server.ts';
import { printNote, selectAddresses } from '../terminal.ts';

const args = process.argv.slice(2);
const widths = ['390', '1440'];
const paths = selectAddresses(args.filter((word) => !widths.includes(word)));
const chosenWidths = widths.filter((width) => args.includes(width));

await ensureBuiltSite();
const server = await serve(createSite(projectFolder));
const browser = await chromium.launch({
  executablePath: findEngine('chromium'),
  args: chromiumFlags,
});
const folder = join(projectFolder, 'screenshots');

for (const path of paths)
  for (const width of chosenWidths.length > 0 ? chosenWidths : widths) {
    const page = await browser.newPage({
      baseURL: `http://localhost:${server.port}`,
      viewport: { width: Number(width), height: width === '390' ? 844 : 900 },
      isMobile: width === '390',
      reducedMotion: 'reduce',
      // Otherwise the policy of the page would block addStyleTag below.
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
