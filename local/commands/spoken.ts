/**
 * `npm run spoken`: what a screen reader says of every page at the first paint, before anybody has touched it, into
 * screenshots/spoken/; the site is built first where it is not up to date. Words after the command pick addresses,
 * which are printed, too: `npm run spoken / /en/contact`. Words for roles and states are English in both languages,
 * since a screen reader has its own.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { allAddresses } from '../../src/site/paths.ts';
import { builtSite } from '../build.ts';
import { chromiumFlags, findChromium, howToGetChromium } from '../browsers/chromium.ts';
import { servePages } from '../looks/servePages.ts';
import { projectFolder } from '../project.ts';
import { readTree } from '../spoken/readTree.ts';
import { spokenLines } from '../spoken/spokenLines.ts';
import { giveUp, heading, note } from '../terminal.ts';

const folder = join(projectFolder, 'screenshots', 'spoken');
const wanted = process.argv.slice(2);
const addresses = allAddresses.filter(({ path }) => wanted.length === 0 || wanted.includes(path));
const unknown = wanted.filter((path) => !addresses.some((address) => address.path === path));
if (unknown.length > 0) giveUp(`No address of the site: ${unknown.join(' ')}`);

const executablePath = findChromium() ?? giveUp(howToGetChromium);
await builtSite();

const site = await servePages(projectFolder);
// As with a screen reader running: without the flag Chromium leaves out what it has not laid out yet.
const browser = await chromium.launch({
  executablePath,
  args: [...chromiumFlags, '--force-renderer-accessibility'],
});
mkdirSync(folder, { recursive: true });
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
// The whole style sheet never comes, so that the page stays as it is first painted.
await page.route(/\/assets\/style-[^/]*\.css$/, () => {});
for (const { path } of addresses) {
  await page.goto(`${site.url}${path}`, { waitUntil: 'commit' });
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      document.readyState !== 'loading',
  );
  const text = `${spokenLines(await readTree(page)).join('\n')}\n`;
  writeFileSync(join(folder, `${path.slice(1).replaceAll('/', '-') || 'index'}.txt`), text);
  if (wanted.length === 0) continue;
  heading(`\n${path}`);
  console.log(text);
}
note(folder);
await browser.close();
await site.stop();
