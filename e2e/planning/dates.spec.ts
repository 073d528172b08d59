import type { Page } from '@playwright/test';
import { getPath } from '../../src/site/pages.ts';
import { expect, test } from '../support/testEnvironment.ts';
import { visit, visitAwake } from '../support/visitor.ts';

const evenings = (page: Page) =>
  page.locator('#dates table:not(details table) a[href*="eventDate="]');
const getDate = async (page: Page, index: number): Promise<string> =>
  (await evenings(page).nth(index).getAttribute('href'))!.slice(-10);

test.describe('the list of dates', { tag: '@phone' }, () => {
  test('links the whole row of an evening to the form with its date', async ({ page }) => {
    await visit(page, getPath('reception', 'el'));
    const date = await getDate(page, 2);
    const line = page.locator('#dates tr', { has: page.locator(`a[href$="${date}"]`) });
    await line.locator('td').last().click({ force: true }); // the link receives the click
    await expect(page).toHaveURL(`${getPath('request', 'el')}?eventDate=${date}`);
    await expect(page.locator('input[name="eventDate"]')).toHaveValue(date);
  });

  test('brings a month into view for the keyboard, but not under a finger', async ({ page }) => {
    await visitAwake(page, getPath('reception', 'el'));
    await page.evaluate(() => {
      Element.prototype.scrollIntoView = () => document.body.classList.add('scrolled');
    });
    const date = evenings(page).first();
    await date.hover();
    await page.mouse.down();
    await expect(date).toBeFocused();
    await expect(page.locator('body')).not.toHaveClass(/scrolled/);
    await page.keyboard.press('Tab');
    await expect(page.locator('body')).toHaveClass(/scrolled/);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('shows all dates, with links to the form', async ({ page }) => {
      await page.goto(getPath('reception', 'el'));
      const month = page.locator('#dates nav').first().getByRole('link').nth(2);
      const id = (await month.getAttribute('href'))!;
      await month.click();
      await expect(page.locator(id)).toBeInViewport({ ratio: 0.5 });
      const winter = page.locator('#dates details').first();
      await expect(winter.getByRole('table').first()).toBeHidden();
      await winter.locator('summary').click();
      await expect(winter.getByRole('table').first()).toBeVisible();
      const date = await getDate(page, 0);
      await evenings(page).first().click();
      await expect(page).toHaveURL(`${getPath('request', 'el')}?eventDate=${date}`);
    });

    test('shows an evening on the home page, whose other days link to all dates', async ({
      page,
    }) => {
      await page.goto(getPath('home', 'el'));
      const ask = page.locator('.evening-band a[href*="eventDate="]');
      await expect(ask).toBeVisible();
      await page.locator('.evening-band li a').nth(1).click();
      await expect(page).toHaveURL(`${getPath('reception', 'el')}#dates`);
    });
  });
});
