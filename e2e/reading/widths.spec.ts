import { allAddresses } from '../../src/site/paths.ts';
import { bringTools, nextFrames } from '../support/inPage.ts';
import { brokenWords, losses } from '../support/layout.ts';
import { allowForEach, expect, test } from '../support/testEnvironment.ts';
import { languagesBySize, styled, visit } from '../support/visitor.ts';

/** CSS pixels; other specs use only 390 and 1440. */
const widths = [360, 600, 768, 900, 1024, 1180, 1920];

for (const { language } of languagesBySize)
  test(
    `every text can be read and no word is broken at any width, nor is a page too wide from right to left (${language})`,
    { tag: '@desktop' },
    async ({ page }) => {
      const addresses = allAddresses.filter((address) => address.language === language);
      allowForEach(addresses);
      for (const { path } of addresses) {
        await visit(page, path);
        await styled(page);
        await bringTools(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await nextFrames(page);
          const errors = [...(await losses(page)), ...(await brokenWords(page))];
          expect.soft(errors, `${path} at ${width} px`).toEqual([]);
        }
        // Translators may turn a page.
        await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
        for (const width of [320, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await nextFrames(page);
          const excess = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect.soft(excess, `${path} at ${width} px, right to left`).toBeLessThanOrEqual(0);
        }
      }
    },
  );
