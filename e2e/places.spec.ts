/** Links to a place on the page, and the way back to one. */
import type { Page } from '@playwright/test';
import { pathOf } from '../src/site/paths.ts';
import { expectArrival, footerPages, hold, languagesBySize, sheetFile, takenOver, visit } from './support/visitor.ts';
import { home, frame } from './support/words.ts';
import { expect, test } from './support/world.ts';

/** How far below the bar, or behind it, an element begins. */
const distanceToBar = (page: Page, selector: string): Promise<number> =>
  page.evaluate((sought) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return Math.abs((document.querySelector(sought)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) - bar);
  }, selector);

const expectToStandAt = (page: Page, selector: string) => expect.poll(() => distanceToBar(page, selector), { message: selector, intervals: [50] }).toBeLessThan(40);

for (const { language, tag } of languagesBySize) {
  const path = pathOf('home', language);
  const heroLink = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first();
  const { services, contact } = home[language].cover;

  test(`the buttons of the home page lead to their places (${language})`, { tag }, async ({ page }) => {
    await visit(page, path);
    for (const [name, place] of [[contact, '#contact'], [services, '#services']] as const) {
      await heroLink(page, name).click();
      await expect(page).toHaveURL(path + place);
      await expectToStandAt(page, place);
    }
  });

  test(`and so they do at the first paint, when the styles of the place are still on their way (${language})`, { tag }, async ({ page }) => {
    const release = await hold(page, sheetFile);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await heroLink(page, services).click();
    release();
    await expect(page).toHaveURL(`${path}#services`);
    await takenOver(page);
    await expectToStandAt(page, '#services');
  });

  test(`and so they do after Back from another page, twice (${language})`, { tag }, async ({ page }) => {
    await visit(page, path);
    await takenOver(page);
    await footerPages(page, language).getByRole('link', { name: frame[language].pages.about, exact: true }).click();
    await expectArrival(page, 'about', language);
    await page.goBack();
    await expectArrival(page, 'home', language);
    for (let press = 0; press < 2; press += 1) {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await heroLink(page, services).click();
      await expect(page).toHaveURL(`${path}#services`);
      await expectToStandAt(page, '#services');
    }
  });

  test(`the place that an address names is where a visitor begins (${language})`, { tag }, async ({ page }) => {
    await visit(page, `${path}#contact`);
    await expectToStandAt(page, '#contact');
    await takenOver(page);
    await expectToStandAt(page, '#contact');
  });
}
