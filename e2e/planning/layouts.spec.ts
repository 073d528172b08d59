import type { Page } from '@playwright/test';
import { rainPlans, sizes } from '../../src/site/facts/layoutFacts.ts';
import { styled } from '../support/visitor.ts';
import { expect, test } from '../support/testEnvironment.ts';

const ofPlans = (page: Page) => page.locator('#layouts img, #rain img');

test(
  'the reception page says on its first screen what it is for, and leads on to each part',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/dexiosi');
    const links = page.locator('main a[href^="#"]').filter({ visible: true });
    for (const part of ['dates', 'layouts', 'rain']) {
      await expect(links.and(page.locator(`[href="#${part}"]`))).toBeInViewport({ ratio: 1 });
      await expect(page.locator(`#${part}`)).toHaveCount(1);
    }
    await expect(page.locator('h1')).toBeInViewport({ ratio: 1 });
  },
);

for (const width of [360, 768, 1440]) {
  test(
    `every drawing comes, and the places are drawn to one scale at ${width} px`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/en/reception');
      // Content below the first screen has no size before that.
      await styled(page);
      await ofPlans(page).evaluateAll((images: HTMLImageElement[]) =>
        Promise.all(images.map((image) => ((image.loading = 'eager'), image.decode()))),
      );
      const widthOf = async (name: string) =>
        (await page.locator(`#layouts img[src*="/${name}-long"]`).last().boundingBox())?.width ?? 0;
      const scale = (await widthOf('lawn')) / (sizes.lawn.width + 0.28);
      for (const place of ['hall', 'terrace', 'pergola'] as const)
        expect(
          Math.abs((await widthOf(place)) / (sizes[place].width + 0.28) / scale - 1),
          place,
        ).toBeLessThan(0.01);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    },
  );
}

test.describe('without script', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a number of guests leads to its rain plan', async ({ page }) => {
    await page.goto('/en/reception');
    const { guests } = rainPlans.at(-1)!;
    await page.locator(`#rain a[href="#rain-${guests}"]`).click();
    await expect(page.locator(`#rain-${guests} h3`)).toBeInViewport();
  });
});
