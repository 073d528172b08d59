import type { Page } from '@playwright/test';
import { legalPath, pathOf } from '../../src/site/paths.ts';
import { venue } from '../../src/site/facts/venue.ts';
import { texts } from '../../tests/specification.ts';
import { control, fillIn, shownFields, typedInto, expectTyped } from '../support/enquiry.ts';
import {
  expectArrival,
  footerPages,
  languageSwitch,
  mainHeading,
  scrollTo,
  prefilled,
  visitAwake,
} from '../support/visitor.ts';
import { layoutMessages } from '../support/messages.ts';
import { expect, test } from '../support/testEnvironment.ts';

const heading = texts.failure;

const lostDownload = /net::ERR_FAILED|could not be downloaded|dynamically imported module/;

const everything = '**/*';
const loseSignal = (page: Page) => page.route(everything, (route) => route.abort());
const regainSignal = (page: Page) => page.unroute(everything);

const code = '**/assets/*.js';
/** Chunks that load on demand. */
const parts = /\/assets\/(LegalDialog|Toasts)-/;
const loseCode = (page: Page) => page.route(code, (route) => route.abort());

test.describe('a page that cannot be downloaded', () => {
  const language = 'el';
  const copy = layoutMessages[language].failure;

  const meetFailure = async (page: Page): Promise<void> => {
    await visitAwake(page, pathOf('home', language));
    await loseSignal(page);
    await footerPages(page, language)
      .getByRole('link', { name: layoutMessages[language].pages.about, exact: true })
      .click();
    await expect(mainHeading(page)).toHaveText(heading);
    await regainSignal(page);
  };

  test(
    `shows an error in the site layout and loads on the next try`,
    { tag: '@phone' },
    async ({ page, expectErrors }) => {
      expectErrors(lostDownload);
      await meetFailure(page);
      await expect(mainHeading(page)).toBeFocused();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('main')).toContainText(copy.download);
      await expect(
        page.getByRole('main').getByRole('link', { name: venue.phones[0].display }),
      ).toHaveAttribute('href', `tel:${venue.phones[0].dial}`);
      await expect(page, 'the tab has a name').toHaveTitle(`${heading} ${venue.name[language]}`);

      await page.getByRole('main').getByRole('button', { name: copy.reload }).click();
      await expect(page.getByRole('heading', { name: heading })).toBeHidden();
      await prefilled(page);
      await expect(page).toHaveURL(pathOf('about', language));
      await expect(mainHeading(page)).toBeVisible();
    },
  );

  test('has a way home', { tag: '@phone' }, async ({ page, expectErrors }) => {
    expectErrors(lostDownload);
    await meetFailure(page);
    await page.getByRole('main').getByRole('link', { name: copy.home }).click();
    await expect(page).toHaveURL(pathOf('home', language));
    await prefilled(page);
    await expect(mainHeading(page)).not.toHaveText(heading);
  });

  test(
    'shows the error at once if the texts of the layout cannot be downloaded either',
    { tag: '@phone' },
    async ({ page, expectErrors }) => {
      expectErrors(lostDownload);
      await visitAwake(page, pathOf('home', 'el'));
      await loseSignal(page);
      await languageSwitch(page, 'el', 'en').click();
      const told = page.locator('h1', { hasText: heading });
      await told.waitFor({ state: 'attached' });
      expect(await told.isVisible()).toBe(true);
    },
  );

  test(
    'leads nowhere astray: Back shows the page before it',
    { tag: '@phone' },
    async ({ page, expectErrors }) => {
      expectErrors(lostDownload);
      await visitAwake(page, pathOf('home', 'el'));
      await loseSignal(page);
      await footerPages(page, 'el')
        .getByRole('link', { name: layoutMessages.el.pages.venue, exact: true })
        .click();
      await expect(mainHeading(page)).toHaveText(heading);
      await page.goBack();
      await expectArrival(page, 'home', 'el');
    },
  );

  test(
    'can still be read as it came from the server',
    { tag: '@phone' },
    async ({ page, expectErrors }) => {
      expectErrors(lostDownload);
      await loseCode(page);
      await page.goto(pathOf('about', 'el'));
      await expect(mainHeading(page)).toBeVisible();
      await expect(mainHeading(page)).not.toHaveText(heading);
      await page.unroute(code);
      await footerPages(page, 'el')
        .getByRole('link', { name: layoutMessages.el.pages.wedding, exact: true })
        .click();
      await expect(page).toHaveURL(pathOf('wedding', 'el'));
      await prefilled(page);
    },
  );
});

test.describe('a page of which a tab knows an earlier version only', { tag: '@desktop' }, () => {
  const gone = { status: 404, contentType: 'text/plain', body: 'gone' };
  const expected = /status of 404|could not be downloaded|dynamically imported module/;

  /** An open tab after a deploy: its chunks are gone while `isGone` is true. */
  const openTab = async (page: Page, isGone: (documents: number) => boolean) => {
    await visitAwake(page, pathOf('home', 'el'));
    const asked = { documents: 0 };
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        asked.documents += 1;
    });
    await page.route(code, (route) =>
      isGone(asked.documents) ? route.fulfill(gone) : route.continue(),
    );
    return asked;
  };

  test('is loaded from the server at the first click', async ({ page, expectErrors }) => {
    expectErrors(expected);
    const asked = await openTab(page, (documents) => documents === 0);
    await footerPages(page, 'el')
      .getByRole('link', { name: layoutMessages.el.pages.about, exact: true })
      .click();
    await expect.poll(() => asked.documents).toBe(1);
    await prefilled(page);
    await expect(page).toHaveURL(pathOf('about', 'el'));
    await expect(mainHeading(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);
    expect(asked.documents).toBe(1);
  });

  test('is not asked for again and again when its code stays missing: it can be read, and so can the others', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(expected);
    const asked = await openTab(page, () => true);
    await footerPages(page, 'el')
      .getByRole('link', { name: layoutMessages.el.pages.about, exact: true })
      .click();
    await expect.poll(() => asked.documents).toBe(1);
    await page.waitForLoadState();
    await expect(mainHeading(page)).toBeVisible();
    await expect(page).toHaveURL(pathOf('about', 'el'));
    await footerPages(page, 'el')
      .getByRole('link', { name: layoutMessages.el.pages.wedding, exact: true })
      .click();
    await expect(page).toHaveURL(pathOf('wedding', 'el'));
    await page.waitForLoadState();
    await expect(mainHeading(page)).toBeVisible();
    expect(asked.documents, 'one for each click').toBe(2);
  });
});

test.describe('a part of the frame that cannot be downloaded', { tag: '@phone' }, () => {
  test('takes nothing else away, least of all what was typed', async ({
    page,
    isMobile,
    expectErrors,
  }) => {
    expectErrors(lostDownload);
    const typed = typedInto('contact', 'el');
    // An idle browser would prefetch some of them.
    await page.route(parts, (route) => route.abort());
    await visitAwake(page, pathOf('contact', 'el'));
    await loseSignal(page);
    await fillIn(page, 'contact', 'el', typed);
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: layoutMessages.el.footer.terms })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
    // The history entry of the dialog goes too.
    await expect
      .poll(() => page.evaluate(() => (history.state as { usr?: object | null }).usr ?? null))
      .toBeNull();
    const bar = page.getByRole('banner');
    const [word, opened] = isMobile
      ? ([layoutMessages.el.openMenu, 'dialog'] as const)
      : ([layoutMessages.el.pages.services, 'menu'] as const);
    await bar.getByRole('button', { name: word, exact: true }).click();
    await expect(page.getByRole(opened), 'a menu has come with the page').toBeVisible();
    await page.keyboard.press('Escape');
    await expectTyped(page, 'contact', 'el', typed);

    await regainSignal(page);
    await page.unroute(parts);
    const [field] = shownFields('contact');
    if (field) await control(page, 'contact', 'el', field).focus();
    // React caches the failed dialog, so the text opens as a document.
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: layoutMessages.el.footer.terms })
      .click();
    await expect(page).toHaveURL(legalPath('terms', 'el'));
    await page.goBack();
    await expectTyped(page, 'contact', 'el', typed);
  });
});

test(
  'photos that are lost with the connection come when it is back',
  { tag: '@phone' },
  async ({ page, context, expectErrors }) => {
    expectErrors(/ERR_INTERNET_DISCONNECTED/);
    await visitAwake(page, pathOf('venue', 'el'));
    const lost = page.getByRole('main').locator('[data-failed]');
    await context.setOffline(true);
    await scrollTo(page, await page.evaluate(() => document.body.scrollHeight / 2));
    await expect(lost).not.toHaveCount(0);
    await context.setOffline(false);
    await expect(lost).toHaveCount(0);
    const broken = () =>
      page
        .getByRole('main')
        .locator('img')
        .evaluateAll(
          (images) =>
            images.filter(
              (image) =>
                image instanceof HTMLImageElement &&
                image.complete &&
                image.currentSrc &&
                !image.naturalWidth,
            ).length,
        );
    expect(await broken()).toBe(0);
  },
);
