/**
 * `npm run screenshots`: a picture of every page, language and width into screenshots/, for eyes; the site is built first
 * where it is not up to date. Words after the command pick addresses and widths: `npm run screenshots /gamos 390`.
 * Maps are left out: what lies under them is seen.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite } from '../build.ts';
import { openBrowser, openCamera, takePicture } from '../looks/camera.ts';
import { readWords } from '../looks/states.ts';
import { servePages } from '../looks/servePages.ts';
import { projectFolder } from '../project.ts';
import { giveUp, note } from '../terminal.ts';

const folder = join(projectFolder, 'screenshots');
const { looks, rest } = readWords(['plain', ...process.argv.slice(2)]);
if (rest.length > 0) giveUp(`Neither an address nor a width: ${rest.join(' ')}`);

await builtSite();
const site = await servePages(projectFolder);
const browser = await openBrowser();
const camera = openCamera(browser, site.url);
mkdirSync(folder, { recursive: true });
for (const [index, { name, path, width, part }] of looks.entries()) {
  const page = await camera.open(width);
  await camera.visit(page, path);
  writeFileSync(join(folder, `${name}.png`), await takePicture(page, part));
  await page.context().close();
  process.stderr.write(`\r${index + 1} of ${looks.length} pictures`);
}
process.stderr.write('\n');
note(folder);
await browser.close();
await site.stop();
