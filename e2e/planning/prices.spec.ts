import type { Page } from '@playwright/test';
import {
  computeEstimate,
  getDefaultEstimateInput,
  type EstimateInput,
} from '../../src/facts/prices/estimate.ts';
import { prices as list, type PriceFacts } from '../../src/facts/prices/prices.ts';
import type { PricesContent } from '../../src/pages/prices/schema.ts';
import { formatEuroRange } from '../../src/site/formats/priceFormats.ts';
import { getPath } from '../../src/site/pages.ts';
import { composeContent } from '../../src/vite/content/composeContent.ts';
import { expect, test } from '../support/testEnvironment.ts';
import { visit, waitForHydration } from '../support/visitor.ts';

const prices = list as PriceFacts;
const { calculator } = composeContent<PricesContent>('prices', 'el');
const path = getPath('prices', 'el');

const formatRange = (occasion: EstimateInput): string =>
  formatEuroRange(computeEstimate(prices, occasion), 'el');

const sum = (page: Page) => page.locator('#calculator output');
const guests = (page: Page) => page.getByRole('textbox', { name: calculator.guests, exact: true });
const send = (page: Page) => page.getByRole('button', { name: calculator.send });

test.describe('the calculator', { tag: '@phone' }, () => {
  test('shows its sum at the first paint, and uses what was chosen before hydration', async ({
    page,
  }) => {
    const usual = getDefaultEstimateInput(prices);
    await visit(page, path);
    await expect(sum(page)).toContainText(formatRange(usual));
    await page
      .locator('#calculator input[name=day][value=weekday]')
      .evaluate((radio: HTMLInputElement) => radio.click());
    await waitForHydration(page);
    await expect(sum(page)).toContainText(formatRange({ ...usual, day: 'weekday' }));
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the request form, and says how to work out the sum', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(calculator.noScript)).toBeVisible();
      await guests(page).fill('200');
      await send(page).click();
      await page.waitForURL((url) => url.pathname === getPath('request', 'el'));
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
        guests: '200',
        season: getDefaultEstimateInput(prices).season,
        day: 'saturday',
      });
    });
  });
});
