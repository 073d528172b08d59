/** Other specs only watch React (tests/support/watchText.ts). */
import type { Page } from '@playwright/test';
import { getPath } from '../../src/site/pages.ts';
import {
  createTyped,
  expectRefusedInSight,
  fillForm,
  getSendButton,
  getSuccessBox,
} from '../support/enquiry.ts';
import { layoutMessages } from '../support/messages.ts';
import { expect, test } from '../support/testEnvironment.ts';
import {
  expectArrival,
  expectPage,
  getLanguageSwitch,
  visit,
  visitAwake,
  waitForHydration,
} from '../support/visitor.ts';

/** Wraps text nodes in <font><font>, also later ones, as Chrome does. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wrap = () => {
      const texts = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_TEXT,
        ({ parentElement }) =>
          parentElement?.closest('font, script, style, textarea')
            ? NodeFilter.FILTER_REJECT
            : NodeFilter.FILTER_ACCEPT,
      );
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstChild!.textContent = text.data;
        text.replaceWith(font);
      }
    };
    wrap();
    new MutationObserver(wrap).observe(document.body, { childList: true, subtree: true });
  });

test.describe('a page translated by the browser', { tag: '@phone' }, () => {
  test('shows the errors and the success of a form', async ({ page }) => {
    await visitAwake(page, getPath('request', 'en'));
    await translate(page);
    await expectRefusedInSight(page, 'request', 'en');
    await expect(page.locator('[id$="-error"]').first()).toBeVisible();
    await fillForm(page, 'request', 'en', createTyped('request', 'en'));
    await getSendButton(page, 'request', 'en').click();
    await expect(getSuccessBox(page, 'request', 'en')).toBeFocused();
  });

  test('navigates by menu and language, even if it was translated before hydration', async ({
    page,
    expectErrors,
  }) => {
    const { openMenu, pages } = layoutMessages.en;
    // Hydration finds different text and renders again.
    expectErrors(/Minified React error #418/);
    await visit(page, getPath('reception', 'en'));
    await translate(page);
    await waitForHydration(page);
    await page.getByRole('banner').getByRole('button', { name: openMenu }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('button', { name: pages.services }).click();
    await menu.getByRole('link', { name: pages.djMusic, exact: true }).click();
    await expectArrival(page, 'djMusic', 'en');
    // React cannot update translated text, so the link loads a document.
    await translate(page);
    const loaded = page.waitForRequest((request) => request.isNavigationRequest());
    await getLanguageSwitch(page, 'en', 'el').click();
    await loaded;
    await expectPage(page, 'djMusic', 'el');
  });
});
