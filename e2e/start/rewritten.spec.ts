/** Extensions and translators change the HTML before hydration. */
import { getPath } from '../../src/site/pages.ts';
import { createTyped, expectTyped, fillForm } from '../support/enquiry.ts';
import { getTitle, layoutMessages } from '../support/messages.ts';
import { expect, test } from '../support/testEnvironment.ts';
import {
  getAction,
  getFooterLinks,
  holdRequests,
  visit,
  waitForHydration,
  waitForIdle,
  waitForStyles,
} from '../support/visitor.ts';

const rewrites: Readonly<Record<string, () => void>> = {
  'extensions add elements, a proxy drops comments and changes words': () => {
    document.querySelector('[name=email]')!.after(document.createElement('div'));
    document.querySelector('#root > *')!.before(document.createElement('aside'));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    const comments: Comment[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode as Comment);
    for (const comment of comments) comment.remove();
    document.querySelector('h1')!.textContent = 'changed';
  },
  'a translation wraps every word': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ data }) => data.trim())) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  },
};

test.describe('a page rewritten before hydration', { tag: '@phone' }, () => {
  test.beforeEach(({ expectErrors }) => expectErrors(/react\.dev\/errors\/418/));

  for (const [what, rewrite] of Object.entries(rewrites))
    test(`keeps what was typed, and a single head: ${what}`, async ({ page }) => {
      const typed = createTyped('request', 'el');
      const release = await holdRequests(page, /\/assets\/.*\.js$/);
      await visit(page, getPath('request', 'el'));
      await fillForm(page, 'request', 'el', typed);
      await page.evaluate(rewrite);
      release();
      await waitForHydration(page);
      await expectTyped(page, 'request', 'el', typed);
      for (const tag of [
        'head title',
        'head meta[name=description]',
        'head link[rel=canonical]',
        'script[type="application/ld+json"]',
      ])
        await expect(page.locator(tag), tag).toHaveCount(1);
    });

  test('hydrates if a proxy changed the inline script, which the policy then blocks', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/Content Security Policy/);
    const path = getPath('wedding', 'el');
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(html).toContain('window.earlyInput');
      await route.fulfill({
        response,
        body: html.replace('window.earlyInput', 'window. earlyInput'),
      });
    });
    await page.goto(path);
    await waitForHydration(page);
  });
});

test.describe('a page at an address of another host', { tag: '@phone' }, () => {
  const addresses: Readonly<Record<string, (path: string) => string>> = {
    'an archive': (path) => `/web/2027/https://estate.example${path}`,
    'a copy': (path) => `${path}/index.html`,
    'a server without capitals': (path) => path.toUpperCase(),
    'a proxy with a query': (path) => `/?page=${path}`,
  };
  for (const [host, addressOf] of Object.entries(addresses))
    test(`stays as it was served, with working links: ${host}`, async ({ page, request }) => {
      const [from, to] = [getPath('prices', 'en'), getPath('home', 'en')];
      for (const path of [from, to]) {
        const html = await (await request.get(path)).text();
        const body = html.replaceAll(`href="${to}"`, `href="${addressOf(to)}"`);
        const isHere = ({ href }: URL) => href.endsWith(addressOf(path));
        await page.route(isHere, (route) => route.fulfill({ contentType: 'text/html', body }));
      }
      await page.goto(addressOf(from));
      await getAction(page, layoutMessages.en.openMenu).tap();
      await expect(page).toHaveURL(/#pages$/);
      await waitForStyles(page);
      await waitForIdle(page);
      await expect(page).toHaveTitle(getTitle('prices', 'en'));
      expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
      await getFooterLinks(page, 'en')
        .locator(`[href="${addressOf(to)}"]`)
        .tap();
      await expect(page).toHaveURL(addressOf(to));
      await expect(page).toHaveTitle(getTitle('home', 'en'));
      // It would be transparent at the top, which only the application knows.
      await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    });
});
