/**
 * `npm run screenshots [REVISION] [ADDRESS…] [states] [WIDTH…]`. With a git revision, each picture is a sheet: the
 * revision on the left, the working copy on the right.
 */
import { globSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import { languageCodes } from '../../src/site/languages.ts';
import { getPath, type PageId } from '../../src/site/pages.ts';
import { chromiumFlags, findEngine } from '../browsers.ts';
import { buildSite } from '../build.ts';
import { projectFolder, runTool } from '../project.ts';
import { createSite } from '../serve/netlifySite.ts';
import { serve } from '../serve/server.ts';
import { readLocalSettings } from '../settings.ts';
import { CannotStart, printNote, runOrExit, selectAddresses } from '../terminal.ts';

const defaultWidths = ['390', '768', '1440'];
const outputFolder = join(projectFolder, 'screenshots');

type State = {
  page: PageId;
  /** The selectors must also fit older revisions. */
  show: (page: Page) => Promise<unknown>;
  /** Otherwise the whole page. */
  part?: 'screen' | `#${string}`;
};

const dialog = ':is(dialog[open], [role=dialog])';

const sendForm = (page: Page) => page.locator('main form [type=submit]').first().click();

const states: Readonly<Record<string, State>> = {
  menu: {
    page: 'home',
    show: (page) => page.locator('header [data-action]:visible').first().click(),
    part: 'screen',
  },
  viewer: {
    page: 'gallery',
    show: async (page) => {
      await page.locator('main li a:has(img)').first().click();
      await page.locator(`${dialog} img`).first().waitFor();
    },
    part: 'screen',
  },
  dialog: {
    page: 'home',
    show: async (page) => {
      await page.locator('footer [aria-haspopup=dialog]').first().click();
      await page.locator(dialog).first().waitFor();
    },
    part: 'screen',
  },
  notice: {
    page: 'home',
    show: async (page) => {
      await page.evaluate(() => dispatchEvent(new Event('offline')));
      await page.locator('[data-sonner-toast]').waitFor();
    },
    part: 'screen',
  },
  refused: { page: 'contact', show: sendForm },
  sent: {
    page: 'contact',
    show: async (page) => {
      await page.route(
        () => true,
        (route) =>
          route.request().method() === 'POST'
            ? route.fulfill({ json: { ok: true, confirmed: true } })
            : route.fallback(),
      );
      for (const field of await page.locator('main form :is(input, textarea)[required]').all())
        await field.fill(
          (await field.getAttribute('type')) === 'email' ? 'anna@example.com' : '6900000000',
        );
      for (const select of await page.locator('main form select[required]').all())
        await select.selectOption({ index: 1 });
      await sendForm(page);
      await page.locator('main [role=status]:visible').first().waitFor();
    },
  },
  dates: {
    page: 'reception',
    show: (page) =>
      page.evaluate(() => {
        for (const folded of document.querySelectorAll('details')) folded.open = true;
      }),
    part: '#dates',
  },
  calculator: {
    page: 'prices',
    show: (page) => page.locator('#calculator [inputmode=numeric]').fill('95'),
    part: '#calculator',
  },
  ...Object.fromEntries(
    (['prices', 'venue', 'wedding'] as const).map((page): [string, State] => [
      `print-${page}`,
      { page, show: (shown) => shown.emulateMedia({ media: 'print' }) },
    ]),
  ),
};

type Picture = { name: string; path: string } & Partial<State>;

const args = process.argv.slice(2);
const isWidth = (word: string): boolean => /^\d{3,4}$/.test(word);
const isAddress = (word: string): boolean => word.startsWith('/');
const [revision] = args.filter((word) => !isWidth(word) && !isAddress(word) && word !== 'states');
const addresses = args.filter(isAddress);
const hasStates = args.includes('states');
const isAll = addresses.length === 0 && !hasStates;
const chosenWidths = args.filter(isWidth);
const widths = chosenWidths.length > 0 ? chosenWidths : defaultWidths;

const pictures: Picture[] = (isAll || addresses.length > 0 ? selectAddresses(addresses) : []).map(
  (path) => ({
    name: path.slice(1).replaceAll('/', '-') || 'home',
    path,
  }),
);
if (isAll || hasStates)
  for (const [name, state] of Object.entries(states))
    for (const language of languageCodes)
      pictures.push({
        name: `state-${name}-${language}`,
        path: getPath(state.page, language),
        ...state,
      });

/** With the packages of this worktree. Throws CannotStart. */
const buildRevision = async (folder: string, name: string): Promise<void> => {
  if (!(await runTool('git', ['worktree', 'add', '--detach', folder, name])))
    throw new CannotStart(`git does not know the revision ${name}.`);
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const env = { ...readLocalSettings().build, PHOTOS_ON_REQUEST: '1' };
  if (!(await runTool('node', ['src/vite/site.ts'], { cwd: folder, env })))
    throw new CannotStart(`The revision ${name} could not be built. The reason is above.`);
};

const encoded = new Map<string, Promise<Buffer>>();

/** AVIF would take a minute for each page. */
const encodePhoto = (photos: string, url: string): Promise<Buffer> => {
  const [, id, width] = /([^/]+)\.[^./]+-(\d+)\.\w+$/.exec(url)!;
  const [source] = globSync(join(photos, `${id}.*`));
  const key = `${source} ${width}`;
  const picture =
    encoded.get(key) ?? sharp(source).autoOrient().resize(Number(width)).jpeg().toBuffer();
  encoded.set(key, picture);
  return picture;
};

type Site = { folder: string; port: number };

const takePicture = async (
  browser: Browser,
  { folder, port }: Site,
  { path, show, part }: Picture,
  width: number,
): Promise<Buffer> => {
  const page = await browser.newPage({
    baseURL: `http://localhost:${port}`,
    viewport: { width, height: width < 768 ? 844 : 900 },
    isMobile: width < 768,
    reducedMotion: 'reduce',
    // The policy would block addStyleTag below.
    bypassCSP: true,
  });
  // A busy machine is five times slower.
  page.setDefaultTimeout(120_000);
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
  await page.route(/\/photos\/[^/]*-\d+\.(avif|webp)$/, async (route) =>
    route.fulfill({ body: await encodePhoto(join(folder, 'photos'), route.request().url()) }),
  );
  await page.goto(path, { waitUntil: 'networkidle' });
  // Loads the photos below the first screen.
  if (part !== 'screen')
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    });
  await page.evaluate(() => document.fonts.ready);
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await show?.(page).catch((error: Error) => printNote(`${path}: ${error.message}`));
  const picture = await (part?.startsWith('#')
    ? page.locator(part).screenshot()
    : page.screenshot({ fullPage: part !== 'screen' }));
  await page.close();
  return picture;
};

const createSheet = async (left: Buffer, right: Buffer): Promise<Buffer> => {
  const [one, other] = await Promise.all([sharp(left).metadata(), sharp(right).metadata()]);
  const gap = 24;
  return sharp({
    create: {
      width: one.width + gap + other.width,
      height: Math.max(one.height, other.height),
      channels: 3,
      background: 'white',
    },
  })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: one.width + gap, top: 0 },
    ])
    .png()
    .toBuffer();
};

const takePictures = async (folders: readonly string[]): Promise<void> => {
  const sites = await Promise.all(
    folders.map(async (folder) => ({ folder, ...(await serve(createSite(folder))) })),
  );
  const browser = await chromium.launch({
    executablePath: findEngine('chromium'),
    args: chromiumFlags,
  });
  mkdirSync(outputFolder, { recursive: true });
  for (const picture of pictures)
    for (const width of widths) {
      const [left, right] = await Promise.all(
        sites.map((site) => takePicture(browser, site, picture, Number(width))),
      );
      await sharp(right ? await createSheet(left!, right) : left)
        .jpeg({ quality: 85 })
        .toFile(join(outputFolder, `${picture.name}-${width}.jpg`));
    }
  printNote(outputFolder);
  await browser.close();
  await Promise.all(sites.map((site) => site.stop()));
};

await runOrExit(async () => {
  await buildSite({ photosOnRequest: true });
  if (!revision) return takePictures([projectFolder]);
  const folder = join(mkdtempSync(join(tmpdir(), 'revision-')), 'site');
  try {
    await buildRevision(folder, revision);
    await takePictures([folder, projectFolder]);
  } finally {
    await runTool('git', ['worktree', 'remove', '--force', folder]);
  }
});
