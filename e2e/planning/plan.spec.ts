import type { VenueContent } from '../../src/pages/venue/schema.ts';
import type { Page } from '@playwright/test';
import { parts, type Part } from '../../src/site/facts/estateFacts.ts';
import type { Language } from '../../src/site/languages.ts';
import { pathOf } from '../../src/site/paths.ts';
import { visit } from '../support/visitor.ts';
import { expect, test } from '../support/testEnvironment.ts';
import { contentByLanguage } from '../../src/vite/content/contentOf.ts';

const copy = contentByLanguage<VenueContent>('venue');

const plan = (page: Page, language: Language) =>
  page.getByRole('region', { name: copy[language].plan.title });

const numberOf = (page: Page, language: Language, part: Part) =>
  plan(page, language).locator(`a[href="#${part}"]`).first();

const expectAt = async (page: Page, part: Part) => {
  await expect(page).toHaveURL(new RegExp(`#${part}$`));
  await expect(page.locator(`#${part}`)).toBeInViewport();
};

const language = 'el';

test(
  `at the first paint a press on a part of the plan leads to its place`,
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, pathOf('venue', language));
    for (const part of ['pergola', 'bar', 'parking'] as const) {
      // Another part may cover the box of this one.
      await numberOf(page, language, part)
        .getByText(String(parts.indexOf(part) + 1), { exact: true })
        .click();
      await expectAt(page, part);
      await page.goBack();
    }
  },
);

test(
  `the plan is drawn for the screen, and every number of it takes a finger and keeps clear of the others`,
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await visit(page, pathOf('venue', language));
    const drawing = plan(page, language).getByRole('img');
    await drawing.scrollIntoViewIfNeeded();
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain(isMobile ? 'plan-upright' : 'plan-wide');
    await expect
      .poll(() =>
        drawing.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      )
      .toBe(true);

    const numbers = await Promise.all(
      parts.map((part) =>
        numberOf(page, language, part)
          .locator('> span > span')
          .first()
          .boundingBox()
          .then((box) => ({ part, box: box! })),
      ),
    );
    const screen = page.viewportSize()!;
    for (const { part, box } of numbers) {
      expect(Math.min(box.width, box.height), part).toBeGreaterThanOrEqual(44);
      expect(box.x + box.width / 2, part).toBeGreaterThan(12);
      expect(box.x + box.width / 2, part).toBeLessThan(screen.width - 12);
      for (const { part: other, box: next } of numbers) {
        if (other === part) continue;
        const [across, down] = [Math.abs(box.x - next.x), Math.abs(box.y - next.y)];
        expect(Math.max(across, down), `${part} and ${other}`).toBeGreaterThanOrEqual(24);
      }
    }
  },
);

test(
  'by keyboard one goes once through the parts, in the order of their numbers, and on to a place',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, pathOf('venue', language));
    const inList = (part: Part) =>
      plan(page, language).locator('li:not([aria-hidden] *)').locator(`a[href="#${part}"]`);
    await inList('hall').focus();
    for (const part of ['terrace', 'pergola', 'lawn'] as const) {
      await page.keyboard.press('Tab');
      await expect(inList(part)).toBeFocused();
      expect(await inList(part).evaluate((link) => getComputedStyle(link).outlineStyle)).toBe(
        'solid',
      );
    }
    await page.keyboard.press('Enter');
    await expectAt(page, 'lawn');
  },
);

test.describe('without script', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the list under the plan leads to every place, and its stamp back', async ({ page }) => {
    await page.goto(pathOf('venue', language));
    const { names } = copy[language].plan;
    await plan(page, language).getByRole('link', { name: names.grove }).last().click();
    await expectAt(page, 'grove');
    await page.getByRole('link', { name: copy[language].walk.stops.grove.where }).click();
    await expect(plan(page, language)).toBeInViewport();
  });
});
