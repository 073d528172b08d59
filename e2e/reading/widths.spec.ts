import { allAddresses } from '../../src/site/paths.ts';
import { bringTools, nextFrames } from '../support/inPage.ts';
import { brokenWords, losses } from '../support/layout.ts';
import { styled, visit } from '../support/visitor.ts';
import { allowForEach, expect, test } from '../support/testEnvironment.ts';

/** CSS pixels; other specs use only 390 and 1440. */
const widths = [360, 390, 600, 768, 900, 1024, 1180, 1440, 1920];

test(
  'at every width between a small phone and a large screen everything can be read, and no word is broken in two',
  { tag: '@desktop' },
  async ({ page }) => {
    allowForEach(allAddresses);
    for (const { path } of allAddresses) {
      await visit(page, path);
      await styled(page);
      await bringTools(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await nextFrames(page);
        expect
          .soft([...(await losses(page)), ...(await brokenWords(page))], `${path} at ${width} px`)
          .toEqual([]);
      }
    }
  },
);

test('no page is wider than the screen when a translator turns it right to left', async ({
  page,
  isMobile,
}) => {
  allowForEach(allAddresses);
  for (const { path } of allAddresses) {
    await visit(page, path);
    await styled(page);
    await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
    for (const width of isMobile ? [320, 390] : [1440]) {
      await page.setViewportSize({ width, height: 900 });
      await nextFrames(page);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(excess, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
