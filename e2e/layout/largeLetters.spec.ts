import { chromiumFlags, findEngine } from '../../local/browsers.ts';
import { allAddresses } from '../../src/site/pages.ts';
import { injectTools, waitForFrames } from '../support/inPage.ts';
import { findLosses, setTextSize } from '../support/layout.ts';
import { allowForEach, expect, test } from '../support/testEnvironment.ts';
import { languagesBySize, visitAwake } from '../support/visitor.ts';

// A minimum text size enlarges neither rem nor em.
test.use({
  launchOptions: {
    args: [...chromiumFlags, '--blink-settings=minimumFontSize=24'],
    executablePath: findEngine('chromium')!,
  },
  contextOptions: { reducedMotion: 'reduce' },
});

for (const { language } of languagesBySize)
  test(
    `keeps all text apart and all words whole if letters are large, in ${language}`,
    { tag: '@desktop' },
    async ({ page }) => {
      const pages = allAddresses.filter((address) => address.language === language);
      allowForEach(pages);
      for (const { path } of pages) {
        await visitAwake(page, path);
        await injectTools(page);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
        });
        for (const letters of [16, 32])
          // The narrowest phones enlarge all letters, not only small ones.
          for (const width of [...(letters === 32 ? [320] : []), 390, 1024, 1280]) {
            await page.setViewportSize({ width, height: 844 });
            await setTextSize(page, letters);
            await waitForFrames(page);
            expect.soft(await findLosses(page), `${path}, ${letters} px, ${width} px`).toEqual([]);
          }
      }
    },
  );
