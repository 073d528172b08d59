import type { Page } from '@playwright/test';
import { getPath } from '../../src/site/pages.ts';
import { expect, test } from '../support/testEnvironment.ts';
import {
  expectArrival,
  holdRequests,
  scrollHeight,
  sheetFile,
  visit,
  visitAwake,
  waitForHydration,
} from '../support/visitor.ts';

const path = getPath('home', 'el');

const services = (page: Page) => page.locator('main a[href="#services"]').first();

const expectPosition = (page: Page, selector: string) =>
  expect
    .poll(
      () =>
        page.evaluate((sought) => {
          const bar = document.querySelector('header')!.getBoundingClientRect().bottom;
          return Math.abs(document.querySelector(sought)!.getBoundingClientRect().top - bar);
        }, selector),
      { message: selector, intervals: [50] },
    )
    .toBeLessThan(40);

test.describe('a place of the home page', { tag: '@phone' }, () => {
  test('is reached by its button at the first paint, while styles are loading', async ({
    page,
  }) => {
    const release = await holdRequests(page, sheetFile);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await services(page).click();
    release();
    await expect(page).toHaveURL(`${path}#services`);
    await waitForHydration(page);
    await expectPosition(page, '#services');
  });

  test('is reached by its button after Back from another page, twice', async ({ page }) => {
    await visitAwake(page, path);
    await page.locator(`footer nav a[href="${getPath('about', 'el')}"]`).click();
    await expectArrival(page, 'about', 'el');
    await page.goBack();
    await expectArrival(page, 'home', 'el');
    for (const _ of [1, 2]) {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await services(page).click();
      await expectPosition(page, '#services');
    }
  });

  test('is left with Back', async ({ page }) => {
    await visitAwake(page, path);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await services(page).dispatchEvent('click');
    await expectPosition(page, '#services');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => scrollHeight(page)).toBe(300);
  });

  test('is scrolled to if the address names it', async ({ page }) => {
    await visit(page, `${path}#contact`);
    await expectPosition(page, '#contact');
    await waitForHydration(page);
    await expectPosition(page, '#contact');
  });
});
