import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site/paths.ts';
import {
  expectArrival,
  footerPages,
  hold,
  scrollHeight,
  sheetFile,
  prefilled,
  visit,
} from '../support/visitor.ts';
import { home, layoutMessages } from '../support/messages.ts';
import { expect, test } from '../support/testEnvironment.ts';

const distanceToBar = (page: Page, selector: string): Promise<number> =>
  page.evaluate((sought) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return Math.abs(
      (document.querySelector(sought)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) -
        bar,
    );
  }, selector);

const expectToStandAt = (page: Page, selector: string) =>
  expect
    .poll(() => distanceToBar(page, selector), { message: selector, intervals: [50] })
    .toBeLessThan(40);

const language = 'el';

const path = pathOf('home', language);
const heroLink = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first();
const { services, contact } = home[language].cover;

test(`the buttons of the home page lead to their places`, { tag: '@phone' }, async ({ page }) => {
  await visit(page, path);
  for (const [name, place] of [
    [contact, '#contact'],
    [services, '#services'],
  ] as const) {
    await heroLink(page, name).click();
    await expect(page).toHaveURL(path + place);
    await expectToStandAt(page, place);
  }
});

test(
  `and so they do at the first paint, when the styles of the place are still on their way`,
  { tag: '@phone' },
  async ({ page }) => {
    const release = await hold(page, sheetFile);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await heroLink(page, services).click();
    release();
    await expect(page).toHaveURL(`${path}#services`);
    await prefilled(page);
    await expectToStandAt(page, '#services');
  },
);

test(`and so they do after Back from another page, twice`, { tag: '@phone' }, async ({ page }) => {
  await visit(page, path);
  await prefilled(page);
  await footerPages(page, language)
    .getByRole('link', { name: layoutMessages[language].pages.about, exact: true })
    .click();
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

test(
  `Back leads to where the press was, even while the application takes the page over`,
  { tag: '@phone' },
  async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.addInitScript(() => {
      // The router writes the first history entry while React is still hydrating.
      const { replaceState } = history;
      history.replaceState = function (...entry) {
        replaceState.apply(history, entry);
        history.replaceState = replaceState;
        history.back();
      };
      const order: string[] = [];
      addEventListener('popstate', () => order.push(location.hash));
      Object.assign(window, { order });
    });
    await visit(page, path);
    await page.evaluate(() => {
      window.scrollTo({ top: 300, behavior: 'instant' });
      document.querySelector<HTMLAnchorElement>('main a[href="#services"]')!.click();
    });
    await prefilled(page);
    expect(await page.evaluate(() => (window as unknown as { order: string[] }).order)).toEqual([
      '#services',
      '',
    ]);
    await expect(page).toHaveURL(path);
    expect(await scrollHeight(page)).toBe(300);
    await page.getByRole('main').locator('a[href="#services"]').first().click();
    await expectToStandAt(page, '#services');
    await page.goBack();
    await expect.poll(() => scrollHeight(page)).toBe(300);
  },
);

test(
  `the place that an address names is where a visitor begins`,
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, `${path}#contact`);
    await expectToStandAt(page, '#contact');
    await prefilled(page);
    await expectToStandAt(page, '#contact');
  },
);
