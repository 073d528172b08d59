/**
 * `npm run edit:pictures`: the pictures of docs/owner, taken anew in both languages; after a change of the editor or of its
 * forms. `npm run edit` must be running.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '../browsers/chromium.ts';
import { projectFolder } from '../project.ts';
import { localEnvironment, readLocalSettings } from '../settings.ts';
import { giveUp } from '../terminal.ts';

type Picture = {
  /** Part of the editor's address. */
  at: string;
  /** What stands in its middle. */
  from?: string;
  /** What is to be there before it is taken. */
  until: string;
  /** The page of the site is beside the form. */
  beside?: true;
};

const pictures: Readonly<Record<string, Picture>> = {
  contents: { at: 'collections/facts', until: 'main a[href*="venueFacts"]' },
  phone: {
    at: 'collections/facts/entries/venueFacts',
    from: 'label[for^="display-field"]',
    until: 'label[for^="display-field"]',
    beside: true,
  },
  sentence: {
    at: 'collections/pages/entries/about',
    from: '.Pane1 label[for^="lead-field"]',
    until: '.Pane2 label[for^="lead-field"]',
  },
  photo: {
    at: 'collections/photos/entries/pictures-about',
    until: 'label[for^="photo-field"]',
    beside: true,
  },
  review: {
    at: 'collections/shared/entries/reviewList',
    from: '.Pane1 label[for^="reviews-field"]',
    until: '.Pane2 label[for^="reviews-field"]',
  },
  price: {
    at: 'collections/facts/entries/pricesFacts',
    from: 'label[for^="perGuest-field"]',
    until: 'label[for^="perGuest-field"]',
    beside: true,
  },
};

const take = async (
  page: Page,
  { at, from, until, beside }: Picture,
  path: string,
): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`${editor}/#/${at}`);
  await page.locator(until).first().waitFor({ state: 'attached', timeout: 30_000 });
  if (from)
    await page
      .locator(from)
      .first()
      .evaluate((label) => label.scrollIntoView({ block: 'center' }));
  // Decap's preview is a frame, and the page of the site a frame in it.
  if (beside) await page.frameLocator('iframe').frameLocator('iframe').locator('main h1').waitFor();
  await page.screenshot({ path, type: 'jpeg', quality: 72 });
};

const reading = readLocalSettings(localEnvironment());
const editor = `http://localhost:${reading.ok ? reading.settings.editPort : giveUp(reading.problems.join('\n'))}`;
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
for (const [language, locale] of [
  ['el', 'el-GR'],
  ['en', 'en-GB'],
] as const) {
  const page = await (
    await browser.newContext({ viewport: { width: 1180, height: 720 }, locale })
  ).newPage();
  const folder = join(projectFolder, 'docs/owner', language);
  mkdirSync(folder, { recursive: true });
  for (const [name, picture] of Object.entries(pictures))
    await take(page, picture, join(folder, `${name}.jpg`));
}
await browser.close();
