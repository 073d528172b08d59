import type { Page } from '@playwright/test';
import { parts, type Part } from '../../src/site/facts/estateFacts.ts';
import { sizes } from '../../src/site/facts/layoutFacts.ts';
import { pathOf } from '../../src/site/pages.ts';
import { expect, test } from '../support/testEnvironment.ts';
import { styled, visit } from '../support/visitor.ts';

const numberOn = (page: Page, part: Part) =>
  page.locator(`main a[href="#${part}"]`).first().locator('> span > span').first();

const expectAt = async (page: Page, part: Part): Promise<void> => {
  await expect(page).toHaveURL(new RegExp(`#${part}$`));
  await expect(page.locator(`#${part}`)).toBeInViewport();
};

test.describe('the plan of the estate', { tag: '@phone' }, () => {
  test('leads to a part of the page at the first paint', async ({ page }) => {
    await visit(page, pathOf('venue', 'el'));
    await numberOn(page, 'bar').click();
    await expectAt(page, 'bar');
  });

  test('has numbers large enough for a finger, without overlaps', async ({ page }) => {
    await visit(page, pathOf('venue', 'el'));
    await styled(page);
    const boxes = await Promise.all(
      parts.map(async (part) => ({ part, ...(await numberOn(page, part).boundingBox())! })),
    );
    const { width: screen } = page.viewportSize()!;
    for (const { part, x, y, width, height } of boxes) {
      expect(Math.min(width, height), part).toBeGreaterThanOrEqual(44);
      expect(x + width / 2, part).toBeGreaterThan(12);
      expect(x + width / 2, part).toBeLessThan(screen - 12);
      for (const other of boxes.filter((box) => box.part !== part))
        expect(
          Math.max(Math.abs(x - other.x), Math.abs(y - other.y)),
          `${part} and ${other.part}`,
        ).toBeGreaterThanOrEqual(24);
    }
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('has a list that leads to every part', async ({ page }) => {
      await page.goto(pathOf('venue', 'el'));
      await page.locator('main a[href="#grove"]').last().click();
      await expectAt(page, 'grove');
    });
  });
});

test('draws the places to one scale at every width', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(pathOf('reception', 'en'));
  await styled(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page
      .locator('#layouts img, #rain img')
      .evaluateAll((images: HTMLImageElement[]) =>
        Promise.all(images.map((image) => ((image.loading = 'eager'), image.decode()))),
      );
    const scaleOf = async (name: 'lawn' | 'hall' | 'terrace' | 'pergola') => {
      const box = await page.locator(`#layouts img[src*="/${name}-long"]`).last().boundingBox();
      return (box?.width ?? 0) / (sizes[name].width + 0.28);
    };
    const scale = await scaleOf('lawn');
    for (const place of ['hall', 'terrace', 'pergola'] as const)
      expect(Math.abs((await scaleOf(place)) / scale - 1), place).toBeLessThan(0.01);
  }
});
