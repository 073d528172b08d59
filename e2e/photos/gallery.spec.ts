import type { Locator, Page } from '@playwright/test';
import { languageCodes } from '../../src/site/languages.ts';
import { pathOf } from '../../src/site/paths.ts';
import { scrollTo, visitAwake as visit } from '../support/visitor.ts';
import { gallery } from '../support/messages.ts';
import { expect, test } from '../support/testEnvironment.ts';

const tiles = (page: Page): Locator => page.locator('main a.tile');

const thumbnailsOf = (page: Page): Set<string> => {
  const asked = new Set<string>();
  page.on(
    'request',
    (request) =>
      request.resourceType() === 'image' &&
      /\/photos\//.test(request.url()) &&
      asked.add(request.url()),
  );
  return asked;
};

test(
  'a phone downloads what is near the screen and no more, and all of it as it comes into sight',
  { tag: '@phone' },
  async ({ page }) => {
    const asked = thumbnailsOf(page);
    await visit(page, pathOf('gallery', 'el'));
    await page.waitForLoadState('load');
    const count = await tiles(page).count();
    expect(asked.size).toBeGreaterThan(0);
    expect(asked.size).toBeLessThanOrEqual(20);
    for (
      let top = 0;
      top < (await page.evaluate(() => document.documentElement.scrollHeight));
      top += 844
    ) {
      await scrollTo(page, top);
      // Thumbnails that are scrolled past quickly may stay unloaded.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('main a.tile')].every((tile) => {
          const { top: upper, bottom } = tile.getBoundingClientRect();
          return bottom <= 0 || upper >= innerHeight || tile.querySelector('img')!.currentSrc;
        }),
      );
    }
    expect(asked.size).toBe(count);
  },
);

test('what is left out of a long page has its true height, so that nothing moves while it comes', async ({
  page,
}) => {
  await visit(page, pathOf('gallery', 'el'));
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const left = await heightOf();
  await page.addStyleTag({
    content: '.gallery-wall * { content-visibility: visible !important; }',
  });
  expect(Math.abs((await heightOf()) - left)).toBeLessThanOrEqual(2);
});

for (const language of languageCodes) {
  test(
    `puts the category into the URL, announces it, and Back returns to the previous one (${language})`,
    { tag: '@phone' },
    async ({ page }) => {
      const { categories, albums, all, photos } = gallery[language];
      const filter = page.getByRole('navigation', { name: categories });
      const choose = (name: string) => filter.getByRole('link', { name: new RegExp(`^${name}`) });
      const path = pathOf('gallery', language);
      await visit(page, path);
      const count = await tiles(page).count();

      let sum = 0;
      for (const [album, name] of Object.entries(albums)) {
        await choose(name).click();
        await expect(page).toHaveURL(`${path}?category=${album}`);
        await expect(choose(name)).toHaveAttribute('aria-current', 'true');
        const shown = await tiles(page).count();
        await expect(page.getByRole('status').filter({ hasText: name })).toHaveText(
          `${name}: ${shown} ${photos}`,
        );
        sum += shown;
      }
      expect(sum, 'every photo has one category').toBe(count);

      await page.goBack();
      await expect(page).toHaveURL(`${path}?category=${Object.keys(albums).at(-2)}`);
      await expect(choose(Object.values(albums).at(-2)!)).toHaveAttribute('aria-current', 'true');
      for (const code of [...languageCodes.filter((other) => other !== language), language]) {
        await page.getByRole('banner').locator(`a[hreflang="${code}"]`).click();
        await expect(page, 'the other language shows the same').toHaveURL(
          `${pathOf('gallery', code)}?category=${Object.keys(albums).at(-2)}`,
        );
      }
      await choose(all).click();
      await expect(page).toHaveURL(path);
      await expect(tiles(page)).toHaveCount(count);

      await page.goto(`${path}?category=nonsense`);
      await expect(choose(all)).toHaveAttribute('aria-current', 'true');
      await expect(tiles(page)).toHaveCount(count);
    },
  );
}
