import type { Page, Route } from '@playwright/test';
import { galleryAlbums } from '../../src/site/photos/albums.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { pathOf } from '../../src/site/paths.ts';
import { slowLine } from '../support/slowLine.ts';
import {
  action,
  hold,
  idle,
  languageSwitch,
  mainHeading,
  sheetFile,
  styled,
  prefilled,
  visit,
  visitAwake,
} from '../support/visitor.ts';
import { layoutMessages, terms } from '../support/messages.ts';
import { expect, observe, test } from '../support/testEnvironment.ts';

const requestsOf = (page: Page): { kind: string; path: string }[] => {
  const asked: { kind: string; path: string }[] = [];
  page.on(
    'request',
    (request) =>
      request.frame() === page.mainFrame() &&
      asked.push({ kind: request.resourceType(), path: new URL(request.url()).pathname }),
  );
  return asked;
};

const application = /\/assets\/(hydrate|react)-/;

test(
  'the whole style sheet and its fonts come without a stir, after the first paint; without script at once',
  { tag: '@desktop' },
  async ({ page, browser, baseURL }) => {
    const display = () =>
      page.evaluate(
        async () => (await document.fonts.load('330 40px "Noto Serif Display Greek"', 'λ')).length,
      );
    await page.goto(pathOf('about', 'el'));
    await styled(page);
    expect(await display()).toBe(1);
    const [painted, asked] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.css'))!.startTime,
    ]);
    expect(asked).toBeGreaterThan(painted);

    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const still = await context.newPage();
    const font = still.waitForRequest(/noto-serif-display-greek/);
    await still.goto(pathOf('about', 'el'));
    await font;
    await context.close();
  },
);

test(
  'keeps all text readable if the style sheet cannot be downloaded',
  { tag: '@phone' },
  async ({ page, expectErrors }) => {
    expectErrors(/Failed to load|request failed/);
    await page.route(sheetFile, (route) => route.abort());
    await page.goto(pathOf('wedding', 'el'), { waitUntil: 'load' });
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeVisible();
  },
);

/** A delayed photo delays `load`. */
const keepLoading = (page: Page) => hold(page, /\/photos\//);

test('the application starts by itself when the page has loaded, and not before', async ({
  page,
}) => {
  const asked = requestsOf(page);
  const release = await keepLoading(page);
  await page.goto(pathOf('about', 'en'), { waitUntil: 'domcontentloaded' });
  await styled(page);
  expect(asked.filter(({ path }) => application.test(path))).toEqual([]);
  release();
  await prefilled(page);
});

test('a key starts it earlier', { tag: '@desktop' }, async ({ page }) => {
  const release = await keepLoading(page);
  await page.goto(pathOf('about', 'en'), { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Tab');
  await prefilled(page);
  release();
});

test(
  'a document whose end a slow line brings late is taken over when it is whole, though the visitor stirs before',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const path = pathOf('wedding', 'el');
    const line = await slowLine(baseURL!, path, '</section>');
    const context = await browser.newContext();
    const page = await context.newPage();
    const trouble: string[] = [];
    observe(page, true, trouble);
    await page.goto(line.url + path, { waitUntil: 'commit' });
    await mainHeading(page).waitFor();
    await page.keyboard.press('Tab');
    await idle(page);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    line.release();
    await prefilled(page);
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeVisible();
    expect(trouble).toEqual([]);
    await context.close();
    line.close();
  },
);

for (const language of languageCodes) {
  test(
    `a menu that is tapped at the first paint opens (${language})`,
    { tag: '@phone' },
    async ({ page }) => {
      await visit(page, pathOf('wedding', language));
      await action(page, layoutMessages[language].openMenu).tap();
      await expect(
        page.getByRole('dialog', { name: layoutMessages[language].mainMenu }),
      ).toBeVisible();
    },
  );

  test(`so does a submenu (${language})`, { tag: '@desktop' }, async ({ page }) => {
    await visit(page, pathOf('contact', language));
    await action(page.getByRole('banner'), layoutMessages[language].pages.services).click();
    await expect(page.getByRole('menu')).toBeVisible();
  });

  test(`so does a photo (${language})`, { tag: '@desktop' }, async ({ page }) => {
    await visit(page, pathOf('gallery', language));
    await page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.getByRole('img') })
      .nth(3)
      .click();
    await expect(
      page.getByRole('dialog', { name: layoutMessages[language].viewer.name }).getByText(/^4 \/ /),
    ).toBeVisible();
  });

  test(`so do the terms, by keyboard (${language})`, { tag: '@desktop' }, async ({ page }) => {
    await visit(page, pathOf('contact', language));
    const link = action(page.getByRole('contentinfo'), layoutMessages[language].footer.terms);
    await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('dialog', { name: terms[language].title })).toBeVisible();
  });
}

test(
  'the language switch keeps place and parameters, pressed at the first paint or later',
  { tag: '@phone' },
  async ({ page }) => {
    const asked = '?eventDate=2099-06-13#rules';
    await visit(page, pathOf('prices', 'en') + asked);
    await languageSwitch(page, 'en', 'el').tap();
    await expect(page).toHaveURL(pathOf('prices', 'el') + asked);
    await prefilled(page);
    await languageSwitch(page, 'el', 'en').tap();
    await expect(page).toHaveURL(pathOf('prices', 'en') + asked);
    await expect(page.locator('#rules')).toBeInViewport();
  },
);

const fail = (route: Route) => route.abort();
const part = /\/assets\/(Wedding|Gallery)-/;

for (const [trouble, missing, answer] of [
  ['the script cannot be downloaded', '**/assets/*.js', fail],
  ['a part of the script cannot be downloaded', part, fail],
  ['a part of the script never comes', part, () => {}],
] as const)
  test(
    `where ${trouble}, a photo opens as a file and a menu leads to the list of pages`,
    { tag: '@phone' },
    async ({ page, expectErrors }) => {
      expectErrors(
        /Failed to load|request failed|could not be downloaded|dynamically imported module/,
      );
      await page.route(missing, answer);
      await page.goto(pathOf('wedding', 'el'), { waitUntil: 'load' });
      await action(page, layoutMessages.el.openMenu).tap();
      await expect(page).toHaveURL(/#pages$/);
      await page.goto(pathOf('gallery', 'el'), { waitUntil: 'load' });
      await page
        .getByRole('main')
        .getByRole('link')
        .filter({ has: page.getByRole('img') })
        .first()
        .tap();
      await expect(page).toHaveURL(/\/photos\/.*\.webp$/);
    },
  );

test(
  'an address that asks for more than the static page has is answered',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`${pathOf('gallery', 'el')}?photo=${Object.keys(galleryAlbums.wedding)[0]}`);
    await expect(page.getByRole('dialog', { name: layoutMessages.el.viewer.name })).toBeVisible();
    await page.goto(`${pathOf('gallery', 'el')}?category=wedding`);
    await expect(page.getByRole('main').locator('nav a[aria-current="true"]')).toHaveAttribute(
      'href',
      /category=wedding$/,
    );
  },
);

test(
  'what was typed is there after a reload, as on a phone that drops pages from memory',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(pathOf('request', 'el'), { waitUntil: 'load' });
    const field = page.getByRole('main').locator('[name="firstName"]');
    await field.fill('Μαρία');
    await prefilled(page);
    await field.fill('Μαρία Ελένη');
    await page.reload({ waitUntil: 'load' });
    await expect(field).toHaveValue('Μαρία Ελένη');
  },
);

test('who only reads hears of a lost connection, too', async ({ page, context, expectErrors }) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await visitAwake(page, pathOf('about', 'el'));
  await context.setOffline(true);
  await expect(page.getByText(layoutMessages.el.connection.lost)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(layoutMessages.el.connection.back)).toBeVisible();
});

test(
  'a link that the visitor comes near is downloaded before it is followed, and the page then comes from there',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(pathOf('about', 'el'), { waitUntil: 'load' });
    await prefilled(page);
    const link = page
      .getByRole('banner')
      .getByRole('link', { name: layoutMessages.el.pages.churches });
    const chunk = page.waitForResponse(/\/assets\/Churches-/);
    await link.hover();
    await chunk;
    const asked = requestsOf(page);
    await link.click();
    await expect(mainHeading(page)).toBeFocused();
    await expect(page).toHaveURL(pathOf('churches', 'el'));
    expect(asked.filter(({ path }) => /\/churches-/i.test(path))).toEqual([]);
  },
);
