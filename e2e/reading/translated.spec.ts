/** Other specs only watch React (tests/support/watchText.ts). */
import type { GalleryContent } from '../../src/pages/gallery/schema.ts';
import type { PricesContent } from '../../src/pages/prices/schema.ts';
import type { Page } from '@playwright/test';
import { estimate, guestLimits } from '../../src/features/estimate/estimate.ts';
import { fill } from '../../src/site/formats/fill.ts';
import { formatEuroRange } from '../../src/site/formats/priceFormats.ts';
import { prices as list, type Prices } from '../../src/site/facts/prices.ts';
import { pathOf } from '../../src/site/paths.ts';
import { contentByLanguage } from '../../src/vite/content/contentOf.ts';
import { expectRefusedInSight, fillIn, sendButton, thanks, typedInto } from '../support/enquiry.ts';
import { openPhoto } from '../support/viewer.ts';
import {
  expectArrival,
  expectPage,
  languageSwitch,
  prefilled,
  visit,
  visitAwake,
} from '../support/visitor.ts';
import { layoutMessages } from '../support/messages.ts';
import { expect, test } from '../support/testEnvironment.ts';

const prices = list as Prices;
const { calculator } = contentByLanguage<PricesContent>('prices').en;
const gallery = contentByLanguage<GalleryContent>('gallery').el;

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

test(
  'a translated calculator shows the sum and the error of what is typed',
  { tag: '@phone' },
  async ({ page }) => {
    await visitAwake(page, pathOf('prices', 'en'));
    await translate(page);
    const guests = page.getByRole('textbox', { name: calculator.guests, exact: true });
    const sum = page.locator('#calculator output');
    for (const count of [250, 90, 180]) {
      await guests.fill('');
      await guests.blur();
      await expect(page.getByRole('alert')).toHaveText(
        fill(calculator.mistake, guestLimits(prices)),
      );
      await expect(sum).not.toContainText('€');
      await guests.fill(String(count));
      const { from, to } = estimate(prices, { guests: count, season: 'june', day: 'saturday' });
      await expect(sum).toContainText(formatEuroRange(from, to, 'en'));
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  },
);

test(
  'a translated gallery counts the photos of a category and in the viewer',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPhoto(page, pathOf('gallery', 'el'));
    await prefilled(page);
    await translate(page);
    const viewer = page.getByRole('dialog');
    const total = await page.locator('main a.tile').count();
    for (const number of [2, 3]) {
      await viewer
        .getByRole('button', { name: layoutMessages.el.viewer.next, exact: true })
        .click();
      await expect(viewer.getByText(`${number} / ${total}`, { exact: true })).toBeVisible();
    }
    await page.keyboard.press('+');
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation', { name: gallery.categories })
      .getByRole('link', { name: gallery.albums.party })
      .click();
    const shown = page.locator('main a.tile');
    await expect.poll(() => shown.count()).toBeLessThan(total);
    await expect(page.getByRole('status').filter({ hasText: gallery.photos })).toHaveText(
      `${gallery.albums.party}: ${await shown.count()} ${gallery.photos}`,
    );
  },
);

test(
  'shows errors and the thank-you message in a translated form',
  { tag: '@phone' },
  async ({ page }) => {
    await visitAwake(page, pathOf('request', 'en'));
    await translate(page);
    await expectRefusedInSight(page, 'request', 'en');
    await expect(page.locator('[id$="-error"]').first()).toBeVisible();
    await fillIn(page, 'request', 'en', typedInto('request', 'en'));
    await sendButton(page, 'request', 'en').click();
    await expect(thanks(page, 'request', 'en')).toBeFocused();
  },
);

test(
  'a translated page leads on by menu and language, even if it was translated before the application came',
  { tag: '@phone' },
  async ({ page, expectErrors }) => {
    // Hydration finds different text and renders again.
    expectErrors(/Minified React error #418/);
    await visit(page, pathOf('reception', 'en'));
    await translate(page);
    await prefilled(page);
    await page.locator('#dates summary').first().click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: layoutMessages.en.openMenu })
      .click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('button', { name: layoutMessages.en.pages.services }).click();
    await menu.getByRole('link', { name: layoutMessages.en.pages.djMusic, exact: true }).click();
    await expectArrival(page, 'djMusic', 'en');
    await languageSwitch(page, 'en', 'el').click();
    await expectPage(page, 'djMusic', 'el');
    // React cannot update translated text, so the link loads a document.
    await translate(page);
    const loaded = page.waitForRequest((request) => request.isNavigationRequest());
    await languageSwitch(page, 'el', 'en').click();
    await loaded;
    await expectPage(page, 'djMusic', 'en');
  },
);
