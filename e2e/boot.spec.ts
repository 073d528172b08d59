import type { Page } from '@playwright/test';
import { galleryAlbums } from '../src/photos/albums.ts';
import { languageCodes } from '../src/site/languages.ts';
import type { PageId } from '../src/site/pages.ts';
import { allAddresses, pathOf } from '../src/site/paths.ts';
import { everyForm, expectMailed, expectTyped, fillIn, sendButton, thanks, typedInto } from './support/enquiry.ts';
import { hold, idle, mainHeading, takenOver, visit } from './support/visitor.ts';
import { frame, terms } from './support/words.ts';
import { expect, test } from './support/world.ts';

/** Everything that pages ask for, by kind. */
const requestsOf = (page: Page): { kind: string; path: string }[] => {
  const asked: { kind: string; path: string }[] = [];
  page.on('request', (request) => request.frame() === page.mainFrame() && asked.push({ kind: request.resourceType(), path: new URL(request.url()).pathname }));
  return asked;
};

const scriptsIn = (asked: readonly { kind: string }[]) => asked.filter(({ kind }) => kind === 'script').length;

/** The whole style sheet is in effect. */
const dressed = (page: Page) => page.waitForFunction(() => !('bare' in document.documentElement.dataset));

/** Of a phone until the page has loaded: files and KiB in all, beside its photos far more than enough for anything to come unnoticed. */
const budgets: { of: (id: PageId) => boolean; files: number; kib: number }[] = [
  { of: (id) => id === 'home', files: 12, kib: 200 },
  { of: (id) => id === 'gallery', files: 28, kib: 480 },
  { of: () => true, files: 20, kib: 420 },
];

test('until it has loaded, no page asks for script or more than one style sheet, and for little else', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  const over: string[] = [];
  for (const { path, id } of allAddresses) {
    // The load event comes late, as on a busy machine: what lies below has been laid out by then.
    const release = await hold(page, '**/photos/**');
    await page.goto(path, { waitUntil: 'commit' });
    await dressed(page);
    await page.waitForFunction(() => !('unfolding' in document.documentElement.dataset));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    release();
    await page.waitForLoadState('load');
    await page.unroute('**/photos/**');
    const asked = await page.evaluate(() => {
      const [{ loadEventStart, transferSize } = { loadEventStart: 0, transferSize: 0 }] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ startTime }) => startTime < loadEventStart);
      return { names: files.map(({ name }) => new URL(name).pathname), bytes: files.reduce((sum, file) => sum + file.transferSize, transferSize) };
    });
    const unwanted = [...asked.names.filter((name) => name.endsWith('.js')), ...asked.names.filter((name) => name.endsWith('.css')).slice(1)];
    if (unwanted.length > 0) over.push(`${path} asks for ${unwanted.join(' ')}`);
    const { files, kib } = budgets.find(({ of }) => of(id))!;
    const [count, sum] = [asked.names.length + 1, Math.round(asked.bytes / 1024)];
    if (count > files || sum > kib) over.push(`${path} asks for ${count} files and ${sum} KiB; budget ${files} and ${kib}`);
  }
  expect(over).toEqual([]);
});

const sheetFile = /\/assets\/style-[^/]*\.css$/;

test('the whole style sheet and its fonts come without a stir: to a new visitor after the first paint, from page to page and without script at once', { tag: '@desktop' }, async ({ page, browser, baseURL }) => {
  const display = () => page.evaluate(async () => (await document.fonts.load('330 40px "Noto Serif Display Greek"', 'λ')).length);
  await page.goto(pathOf('about', 'el'));
  await dressed(page);
  expect(await display()).toBe(1);
  const [painted, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.css'))!.startTime,
  ]);
  expect(asked).toBeGreaterThan(painted);
  await page.evaluate((path) => location.assign(path), pathOf('venue', 'el'));
  await expect(page).toHaveURL(pathOf('venue', 'el'));
  await page.waitForLoadState('load');
  expect(await display()).toBe(1);

  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const still = await context.newPage();
  const font = still.waitForRequest(/noto-serif-display-greek/);
  await still.goto(pathOf('about', 'el'));
  await font;
  await context.close();
});

test('until the whole style sheet has come, the first screen is as it will be and nothing below is seen; then nothing moves', async ({ page }) => {
  test.slow();
  // Only the sheet is asked about: letters of the downloaded fonts may be a pixel wider.
  await page.route('**/*.woff2', () => {});
  const moved: string[] = [];
  for (const { path } of allAddresses) {
    const release = await hold(page, sheetFile);
    const asked = page.waitForRequest(sheetFile);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await asked;
    const places = () => page.evaluate(() => [...document.querySelectorAll('header *, main > section:first-child *')].filter((element) => element.checkVisibility()).map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${element.className} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }));
    const before = await places();
    const seen = await page.evaluate(() => [...document.querySelectorAll('main > section ~ section *, footer *')].filter((element) => element.checkVisibility({ opacityProperty: true })).length);
    if (seen > 0) moved.push(`${path} shows ${seen} elements before their styles`);
    release();
    await dressed(page);
    const after = await places();
    const difference = before.findIndex((place, index) => place !== after[index]);
    if (difference >= 0 || before.length !== after.length) moved.push(`${path}: ${before[difference]} became ${after[difference]}`);
    await page.unroute(sheetFile);
  }
  expect(moved).toEqual([]);
});

test('when the fonts come, nothing on the first screen moves', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(shift, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved: string[] = [];
  for (const { path } of allAddresses) {
    const release = await hold(page, '**/*.woff2');
    const asked = page.waitForRequest('**/*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await asked;
    release();
    await page.evaluate(() => document.fonts.ready);
    await idle(page);
    const shifts = await page.evaluate(() => Number(Reflect.get(window, 'shifts')));
    // A letter may be a pixel wider; a line more would be a hundredth.
    if (shifts > 0.004) moved.push(`${path} ${shifts.toFixed(3)}`);
    await page.unroute('**/*.woff2');
  }
  expect(moved).toEqual([]);
});

test('where the style sheet cannot be downloaded, every word can be read all the same', { tag: '@phone' }, async ({ page, expectTrouble }) => {
  expectTrouble(/Failed to load|request failed/);
  await page.route(sheetFile, (route) => route.abort());
  await page.goto(pathOf('wedding', 'el'), { waitUntil: 'load' });
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeVisible();
});

/** Holds a photo up, so that the page does not finish loading; gives the way to let it go. */
const keepLoading = (page: Page) => hold(page, /\/photos\//);

test('the application starts by itself when the page has loaded, and not before', async ({ page }) => {
  const asked = requestsOf(page);
  const release = await keepLoading(page);
  await page.goto(pathOf('about', 'en'), { waitUntil: 'domcontentloaded' });
  await dressed(page);
  expect(scriptsIn(asked)).toBe(0);
  release();
  await takenOver(page);
});

test('a key starts it earlier', { tag: '@desktop' }, async ({ page }) => {
  const release = await keepLoading(page);
  await page.goto(pathOf('about', 'en'), { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Tab');
  await takenOver(page);
  release();
});

for (const language of languageCodes) {
  test(`a menu that is tapped at the first paint opens (${language})`, { tag: '@phone' }, async ({ page }) => {
    await visit(page, pathOf('wedding', language));
    await page.getByRole('button', { name: frame[language].openMenu }).tap();
    await expect(page.getByRole('dialog', { name: frame[language].mainMenu })).toBeVisible();
  });

  test(`so does a submenu (${language})`, { tag: '@desktop' }, async ({ page }) => {
    await visit(page, pathOf('contact', language));
    await page.getByRole('button', { name: frame[language].pages.services, exact: true }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  });

  test(`so does a photo (${language})`, { tag: '@desktop' }, async ({ page }) => {
    await visit(page, pathOf('gallery', language));
    await page.getByRole('main').getByRole('link').filter({ has: page.getByRole('img') }).nth(3).click();
    await expect(page.getByRole('dialog', { name: frame[language].viewer.name }).getByText(/^4 \/ /)).toBeVisible();
  });

  test(`so do the terms, by keyboard (${language})`, { tag: '@desktop' }, async ({ page }) => {
    await visit(page, pathOf('contact', language));
    const link = page.getByRole('contentinfo').getByRole('button', { name: frame[language].footer.terms });
    await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('dialog', { name: terms[language].title })).toBeVisible();
  });
}

for (const [name, missing] of Object.entries({ 'the script': '**/assets/*.js', 'a part of the script': /\/assets\/(Wedding|Gallery)-/ }))
  test(`where ${name} cannot be downloaded, a photo opens as a file and a menu leads to the list of pages`, { tag: '@phone' }, async ({ page, expectTrouble }) => {
    expectTrouble(/Failed to load|request failed|could not be downloaded|dynamically imported module/);
    await page.route(missing, (route) => route.abort());
    await page.goto(pathOf('wedding', 'el'), { waitUntil: 'load' });
    await page.getByRole('button', { name: frame.el.openMenu }).tap();
    await expect(page).toHaveURL(/#pages$/);
    await page.goto(pathOf('gallery', 'el'), { waitUntil: 'load' });
    await page.getByRole('main').getByRole('link').filter({ has: page.getByRole('img') }).first().tap();
    await expect(page).toHaveURL(/\/photos\/.*\.webp$/);
  });

test('an address that asks for more than the static page has is answered', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${pathOf('gallery', 'el')}?photo=${Object.keys(galleryAlbums.wedding)[0]}`);
  await expect(page.getByRole('dialog', { name: frame.el.viewer.name })).toBeVisible();
  await page.goto(`${pathOf('gallery', 'el')}?category=wedding`);
  await expect(page.getByRole('main').locator('nav a[aria-current="true"]')).toHaveAttribute('href', /category=wedding$/);
});

test('what was typed is there after a reload, as on a phone that drops pages from memory', { tag: '@phone' }, async ({ page }) => {
  await page.goto(pathOf('request', 'el'), { waitUntil: 'load' });
  const field = page.getByRole('main').locator('[name="firstName"]');
  await field.fill('Μαρία');
  await takenOver(page);
  await field.fill('Μαρία Ελένη');
  await page.reload({ waitUntil: 'load' });
  await expect(field).toHaveValue('Μαρία Ελένη');
});

for (const { form, language } of everyForm)
  test(`who types at the first paint loses nothing when the application comes: ${form} (${language})`, async ({ page, inbox }) => {
    const typed = typedInto(form, language);
    await visit(page, pathOf(form, language));
    await fillIn(page, form, language, typed);
    await takenOver(page);
    await expectTyped(page, form, language, typed);
    await page.goto(pathOf('about', language));
    await visit(page, pathOf(form, language));
    await takenOver(page);
    await expectTyped(page, form, language, typed);
    await sendButton(page, form, language).click();
    await expect(thanks(page, form, language)).toBeVisible();
    expectMailed(await inbox.waitForMail(({ replyTo }) => replyTo.includes(String(typed.email))), form, language, typed);
  });

test('who only reads hears of a lost connection, too', async ({ page, context, expectTrouble }) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  const toaster = page.waitForResponse(/\/assets\/Toasts-/);
  await visit(page, pathOf('about', 'el'));
  await (await toaster).finished();
  await context.setOffline(true);
  await expect(page.getByText(frame.el.connection.lost)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(frame.el.connection.back)).toBeVisible();
});

test('a link that the visitor comes near is downloaded before it is followed, and the page then comes from there', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(pathOf('about', 'el'), { waitUntil: 'load' });
  await takenOver(page);
  const link = page.getByRole('banner').getByRole('link', { name: frame.el.pages.churches });
  const chunk = page.waitForResponse(/\/assets\/Churches-/);
  await link.hover();
  await chunk;
  const asked = requestsOf(page);
  await link.click();
  await expect(mainHeading(page)).toBeFocused();
  await expect(page).toHaveURL(pathOf('churches', 'el'));
  expect(asked.filter(({ path }) => /\/churches-/i.test(path))).toEqual([]);
});
