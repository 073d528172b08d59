import type { Locator, Page } from '@playwright/test';
import { venue } from '../../src/facts/venue/venue.ts';
import { getLegalPath, getPath, type PageId } from '../../src/site/pages.ts';
import { fixedTexts } from '../../tests/specification.ts';
import { createTyped, expectTyped, fillForm } from '../support/enquiry.ts';
import { layoutMessages } from '../support/messages.ts';
import { expect, test } from '../support/testEnvironment.ts';
import {
  expectArrival,
  getFooterLinks,
  getLanguageSwitch,
  getMainHeading,
  visitAwake,
  waitForHydration,
} from '../support/visitor.ts';

const copy = layoutMessages.el;
const everything = '**/*';
const lostDownload = /ERR_FAILED|could not be downloaded|dynamically imported module|status of 404/;

const link = (page: Page, id: PageId): Locator =>
  getFooterLinks(page, 'el').getByRole('link', { name: copy.pages[id], exact: true });

test.beforeEach(({ expectErrors }) => expectErrors(lostDownload));

test.describe('a page that cannot be downloaded', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await visitAwake(page, getPath('home', 'el'));
    await page.route(everything, (route) => route.abort());
  });

  test('shows an error with a phone number, and loads at the next try', async ({ page }) => {
    await link(page, 'about').click();
    await expect(getMainHeading(page)).toHaveText(fixedTexts.failure);
    await expect(getMainHeading(page)).toBeFocused();
    const main = page.getByRole('main');
    await expect(main).toContainText(copy.failure.download);
    await expect(main.locator(`a[href="tel:${venue.phones[0].dial}"]`)).toBeVisible();
    await page.unroute(everything);
    await main.getByRole('button', { name: copy.failure.reload }).click();
    await expect(getMainHeading(page)).not.toHaveText(fixedTexts.failure);
    await expect(page).toHaveURL(getPath('about', 'el'));
    await waitForHydration(page);
  });

  test('can be left with Back to the page before it', async ({ page }) => {
    await link(page, 'venue').click();
    await expect(getMainHeading(page)).toHaveText(fixedTexts.failure);
    await page.goBack();
    await expectArrival(page, 'home', 'el');
  });

  test('shows the error at once if the texts of its language are lost as well', async ({
    page,
  }) => {
    await getLanguageSwitch(page, 'el', 'en').click();
    const heading = page.locator('h1', { hasText: fixedTexts.failure });
    await heading.waitFor({ state: 'attached' });
    expect(await heading.isVisible()).toBe(true);
  });
});

test.describe('a tab that is older than the last deploy', { tag: '@desktop' }, () => {
  for (const [title, isMissing] of [
    ['loads the next page from the server', (documents: number) => documents === 0],
    [
      'loads each page whose code stays missing once from the server, and shows it without script',
      () => true,
    ],
  ] as const)
    test(title, async ({ page }) => {
      await visitAwake(page, getPath('home', 'el'));
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
      });
      await page.route('**/assets/*.js', (route) =>
        isMissing(documents)
          ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' })
          : route.continue(),
      );
      await link(page, 'about').click();
      await expect.poll(() => documents).toBe(1);
      await page.waitForLoadState();
      await expect(page).toHaveURL(getPath('about', 'el'));
      await expect(getMainHeading(page)).toBeVisible();
      await expect(getMainHeading(page)).not.toHaveText(fixedTexts.failure);
      if (isMissing(documents)) {
        await link(page, 'wedding').click();
        await expect(page).toHaveURL(getPath('wedding', 'el'));
        await expect(getMainHeading(page)).toBeVisible();
      } else await waitForHydration(page);
      expect(documents).toBe(isMissing(documents) ? 2 : 1);
    });
});

test(
  'opens terms that cannot be downloaded as a document, and keeps what was typed',
  { tag: '@phone' },
  async ({ page }) => {
    const typed = createTyped('contact', 'el');
    await page.route(/\/assets\/LegalDialog-/, (route) => route.abort());
    await visitAwake(page, getPath('contact', 'el'));
    await fillForm(page, 'contact', 'el', typed);
    await page.getByRole('contentinfo').getByRole('button', { name: copy.footer.terms }).click();
    await expect(page).toHaveURL(getLegalPath('terms', 'el'));
    await page.goBack();
    await expectTyped(page, 'contact', 'el', typed);
  },
);
