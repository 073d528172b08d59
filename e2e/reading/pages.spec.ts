import type { Page } from '@playwright/test';
import { allAddresses, footerPages, getPath, getTranslatedPath } from '../../src/site/pages.ts';
import { readHead, readHeadInBrowser } from '../support/head.ts';
import { layoutMessages } from '../support/messages.ts';
import { expect, test } from '../support/testEnvironment.ts';
import {
  expectArrival,
  expectPage,
  getFooterLinks,
  getLanguageSwitch,
  scrollHeight,
  scrollTo,
  visit,
  visitAwake,
  waitForHydration,
} from '../support/visitor.ts';

const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`footer a[href="${to}"]`);
    if (link) return link.click();
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

/** With both addresses of the contact page. */
const someGreek = allAddresses.filter(
  ({ id, language }) => language === 'el' && ['home', 'wedding', 'contact', 'prices'].includes(id),
);

test(
  'changes page and language without a new document, each with the head of its document',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const expectHead = async (path: string) => {
      const expected = readHead(await (await request.get(path)).text());
      await expect
        .poll(() => readHeadInBrowser(page), { message: path, intervals: [50] })
        .toEqual(expected);
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitAwake(page, getPath('home', 'el'));
    for (const { path, id } of someGreek) {
      await goWithin(page, path);
      await expectPage(page, id, 'el', path);
      await expectHead(path);
      const counterpart = getTranslatedPath(path, 'en');
      await getLanguageSwitch(page, 'el', 'en').click();
      await expectPage(page, id, 'en', counterpart);
      await expectHead(counterpart);
      await getLanguageSwitch(page, 'en', 'el').click();
      await expectPage(page, id, 'el');
    }
  },
);

test.describe('a visitor', () => {
  test('can skip the menu', { tag: '@desktop' }, async ({ page }) => {
    const { skipToContent } = layoutMessages.en;
    await visitAwake(page, getPath('about', 'en'));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: skipToContent });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test('arrives at the section that a link names', { tag: '@desktop' }, async ({ page }) => {
    await visitAwake(page, getPath('home', 'en'));
    await page.locator('main a[href$="#abroad"]').press('Enter');
    await expect(page).toHaveURL(`${getPath('wedding', 'en')}#abroad`);
    await expect(page.locator('#abroad h2')).toBeFocused();
    await expect(page.locator('#abroad h2')).toBeInViewport();

    await visitAwake(page, getPath('party', 'en'));
    await page.locator('main a[href$="#party-album"]').press('Enter');
    await expect(page.locator('#party-album h2')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.locator('#party-album :focus')).toHaveCount(1);
  });

  test('copies no words that only screen readers get', { tag: '@desktop' }, async ({ page }) => {
    await visitAwake(page, getPath('prices', 'el'));
    const copied = await page.evaluate(() => {
      // Some of these words are visible elsewhere on the page.
      for (const words of document.querySelectorAll('main .sr-only')) words.textContent = '§';
      const selection = getSelection()!;
      selection.selectAllChildren(document.querySelector('main')!);
      return selection.toString();
    });
    expect(copied.length).toBeGreaterThan(1000);
    expect(copied).not.toContain('§');
  });

  test('finds links at the same place while they fade in', { tag: '@phone' }, async ({ page }) => {
    await visitAwake(page, getPath('wedding', 'el'));
    const places = await page
      .locator(`main a[href="${getPath('guests', 'el')}"]`)
      .evaluate(async (link) => {
        const heights: number[] = [];
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
        const fades = () =>
          document
            .getAnimations()
            .some(({ effect }) => (effect as KeyframeEffect).target?.contains(link));
        for (let waited = 0; waited < 300 && !fades(); waited++)
          await new Promise(requestAnimationFrame);
        while (fades()) {
          heights.push(Math.round(link.getBoundingClientRect().top + scrollY));
          await new Promise(requestAnimationFrame);
        }
        return heights;
      });
    expect(places.length).toBeGreaterThan(2);
    expect(new Set(places).size).toBe(1);
  });

  test(
    'starts each page at its heading, and returns to the place and the link they left',
    { tag: '@phone' },
    async ({ page }) => {
      await visitAwake(page, getPath('about', 'el'));
      const link = getFooterLinks(page, 'el').getByRole('link', {
        name: layoutMessages.el.pages.venue,
      });
      await link.scrollIntoViewIfNeeded();
      const left = await scrollHeight(page);
      expect(left).toBeGreaterThan(300);
      await link.click();
      await expectArrival(page, 'venue', 'el');
      await expect.poll(() => scrollHeight(page)).toBe(0);
      await scrollTo(page, 200);
      await page.goBack();
      await expectArrival(page, 'about', 'el');
      await expect.poll(() => scrollHeight(page)).toBeCloseTo(left, -1);
      await expect(link).toBeFocused();
      await page.goForward();
      await expectPage(page, 'venue', 'el');
      await expect.poll(() => scrollHeight(page)).toBeCloseTo(200, -1);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await waitForHydration(page);
      await expect.poll(() => scrollHeight(page)).toBeCloseTo(200, -1);
    },
  );

  test('can follow another link before a page has loaded', { tag: '@phone' }, async ({ page }) => {
    await visit(page, getPath('about', 'el'));
    await waitForHydration(page);
    await getFooterLinks(page, 'el')
      .getByRole('link')
      .evaluateAll(async (all) => {
        for (const link of all as HTMLAnchorElement[]) {
          link.click();
          while (location.pathname !== link.pathname) await new Promise(requestAnimationFrame);
        }
      });
    await expectArrival(page, footerPages.at(-1)!, 'el');
  });
});
