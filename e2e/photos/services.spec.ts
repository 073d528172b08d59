import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site/paths.ts';
import { idle, languagesBySize, styled, visitAwake } from '../support/visitor.ts';
import { expect, test } from '../support/testEnvironment.ts';

const rows = (page: Page) => page.locator('#services li');
const large = (page: Page) => page.locator('#services > [aria-hidden] img');

const requested = async (page: Page): Promise<number[]> =>
  large(page).evaluateAll((images: HTMLImageElement[]) => {
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname);
    return images.flatMap(({ src }, index) =>
      files.some((file) => file.startsWith(new URL(src).pathname.replace(/-\d+\.\w+$/, '-')))
        ? [index]
        : [],
    );
  });

for (const { language } of languagesBySize)
  test(
    `requests the large photo of a service when its row is first pointed at or focused (${language})`,
    { tag: '@desktop' },
    async ({ page }) => {
      await visitAwake(page, pathOf('home', language));
      await styled(page);
      await rows(page).first().scrollIntoViewIfNeeded();
      await expect.poll(() => requested(page)).toEqual([0]);
      await idle(page);
      expect(await requested(page)).toEqual([0]);
      await rows(page).nth(2).hover();
      await expect.poll(() => requested(page)).toEqual([0, 2]);
      await expect(large(page).nth(2)).toHaveCSS('opacity', '1');
      await page.mouse.move(0, 0);
      await expect(large(page).nth(2)).toBeHidden();
      await rows(page).nth(3).getByRole('link').focus();
      await expect.poll(() => requested(page)).toEqual([0, 2, 3]);
      await expect(large(page).nth(3)).toHaveCSS('opacity', '1');
    },
  );
