import { parse } from 'node:path';
import type { Route } from '@playwright/test';
import wedding from '../../src/content/photos/wedding.json' with { type: 'json' };
import { getPath } from '../../src/site/pages.ts';
import { layoutMessages, terms } from '../support/messages.ts';
import { createSlowLine } from '../support/slowLine.ts';
import { expect, observe, test } from '../support/testEnvironment.ts';
import { getTiles } from '../support/viewer.ts';
import {
  getAction,
  getLanguageSwitch,
  getMainHeading,
  holdRequests,
  sheetFile,
  visit,
  visitAwake,
  waitForHydration,
  waitForIdle,
  waitForStyles,
} from '../support/visitor.ts';

const copy = layoutMessages.el;

test.describe('on a phone', { tag: '@phone' }, () => {
  const body = '<p>Log in<style>a{}b{color:red}';
  for (const [answer, answerWith] of [
    ['no answer', (route: Route) => route.abort()],
    ['a page', (route: Route) => route.fulfill({ contentType: 'text/html', body })],
    ['a page called CSS', (route: Route) => route.fulfill({ contentType: 'text/css', body })],
  ] as const)
    test(`stays the static page with working links until the style sheet comes after ${answer}`, async ({
      page,
      expectErrors,
    }) => {
      expectErrors(/Failed to load|request failed|MIME type/);
      let asked = 0;
      await page.route(sheetFile, (route) => ((asked += 1), answerWith(route)));
      await page.goto(getPath('wedding', 'el'));
      await expect.poll(() => asked).toBeGreaterThan(2);
      await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeVisible();
      await getAction(page, copy.openMenu).tap();
      await expect(page).toHaveURL(/#pages$/);
      await page.unroute(sheetFile);
      await waitForHydration(page);
      await getAction(page, copy.openMenu).tap();
      const menu = page.getByRole('dialog', { name: copy.mainMenu });
      await expect(menu).toHaveCSS('position', 'fixed');
    });

  test('hydrates by itself when the page has loaded, and not before', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/(hydrate|react)-/.test(request.url())) scripts.push(request.url());
    });
    // A delayed photo delays `load`.
    const release = await holdRequests(page, /\/photos\//);
    await page.goto(getPath('about', 'en'), { waitUntil: 'domcontentloaded' });
    await waitForStyles(page);
    expect(scripts).toEqual([]);
    release();
    await waitForHydration(page);
  });

  test('has the history entry of the router before hydration, which then writes none', async ({
    page,
  }) => {
    const release = await holdRequests(page, /\/assets\/hydrate-/);
    await visit(page, getPath('about', 'en'));
    const readState = () => page.evaluate(() => history.state as unknown);
    const state = await readState();
    expect(state).toMatchObject({ idx: 0 });
    release();
    await waitForHydration(page);
    expect(await readState()).toEqual(state);
  });

  test('hydrates a slow document when it is complete, even if a key was pressed before', async ({
    browser,
    baseURL,
  }) => {
    const path = getPath('wedding', 'el');
    const line = await createSlowLine(baseURL!, path, '</section>');
    const page = await (await browser.newContext()).newPage();
    const problems: string[] = [];
    observe(page, true, problems);
    await page.goto(line.url + path, { waitUntil: 'commit' });
    await getMainHeading(page).waitFor();
    await page.keyboard.press('Tab');
    await waitForIdle(page);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    line.release();
    await waitForHydration(page);
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeVisible();
    expect(problems).toEqual([]);
    await page.context().close();
    line.close();
  });

  test('keeps place and parameters at the language switch, at the first paint or later', async ({
    page,
  }) => {
    const asked = '?eventDate=2099-06-13#rules';
    await visit(page, getPath('prices', 'en') + asked);
    await getLanguageSwitch(page, 'en', 'el').tap();
    await expect(page).toHaveURL(getPath('prices', 'el') + asked);
    await waitForHydration(page);
    await getLanguageSwitch(page, 'el', 'en').tap();
    await expect(page).toHaveURL(getPath('prices', 'en') + asked);
    await expect(page.locator('#rules')).toBeInViewport();
  });

  for (const [problem, missing, isAnswered] of [
    ['is lost', '**/assets/*.js', true],
    ['never comes in part', /\/assets\/(wedding|gallery)-/, false],
  ] as const)
    test(`leads from the menu to the list of pages and opens a photo as a file if the script ${problem}`, async ({
      page,
      expectErrors,
    }) => {
      expectErrors(/Failed to load|request failed|could not be downloaded|dynamically imported/);
      await page.route(missing, (route) => (isAnswered ? route.abort() : undefined));
      await page.goto(getPath('wedding', 'el'), { waitUntil: 'load' });
      await getAction(page, copy.openMenu).tap();
      await expect(page).toHaveURL(/#pages$/);
      await page.goto(getPath('gallery', 'el'), { waitUntil: 'load' });
      await getTiles(page).first().tap();
      await expect(page).toHaveURL(/\/photos\/.*\.webp$/);
    });
});

test.describe('on a desktop', { tag: '@desktop' }, () => {
  test('opens a photo that is pressed at the first paint', async ({ page }) => {
    await visit(page, getPath('gallery', 'el'));
    await getTiles(page).nth(3).click();
    await expect(page.getByRole('dialog').getByText(/^4 \/ /)).toBeVisible();
  });

  test('opens the terms by a key pressed at the first paint', async ({ page }) => {
    await visit(page, getPath('contact', 'el'));
    const link = getAction(page.getByRole('contentinfo'), copy.footer.terms);
    await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('dialog', { name: terms.el.title })).toBeVisible();
  });

  test('shows what an address asks for beyond the static page', async ({ page }) => {
    const { name } = parse(wedding.photos[0]!.photo);
    await page.goto(`${getPath('gallery', 'el')}?photo=${name}`);
    await expect(page.getByRole('dialog', { name: copy.viewer.name })).toBeVisible();
    await page.goto(`${getPath('gallery', 'el')}?category=wedding`);
    await expect(page.locator('main nav a[aria-current="true"]')).toHaveAttribute(
      'href',
      /category=wedding$/,
    );
  });

  test('downloads the page of a link that the pointer comes near', async ({ page }) => {
    await visitAwake(page, getPath('about', 'el'));
    const link = page.getByRole('banner').getByRole('link', { name: copy.pages.churches });
    const chunk = page.waitForResponse(/\/assets\/churches-/);
    await link.hover();
    await chunk;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.frame() === page.mainFrame()) asked.push(request.url());
    });
    await link.click();
    await expect(getMainHeading(page)).toBeFocused();
    await expect(page).toHaveURL(getPath('churches', 'el'));
    expect(asked.filter((url) => /\/churches-/i.test(url))).toEqual([]);
  });
});
