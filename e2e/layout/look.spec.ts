import { allAddresses } from '../../src/site/pages.ts';
import { waitForFrames } from '../support/inPage.ts';
import { findFaintWords } from '../support/overPhotos.ts';
import { expect, test } from '../support/testEnvironment.ts';
import { visitAwake } from '../support/visitor.ts';

// Half-faded text has half its contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

const findLowButtons = () =>
  [...document.querySelectorAll('main > :first-child .btn')]
    .filter((button) => button.checkVisibility())
    .map((button) => ({ text: button.textContent, ...button.getBoundingClientRect().toJSON() }))
    .filter(({ bottom }) => bottom > innerHeight)
    .map(({ text, bottom }) => `"${text}" ends ${Math.round(bottom - innerHeight)} px too low`);

for (const { path } of allAddresses)
  test(
    `shows the buttons of the opening on the first screen of ${path}, and text over photos with contrast`,
    { tag: '@desktop' },
    async ({ page }) => {
      // Five screens, each with a picture of every text.
      test.slow();
      await visitAwake(page, path);
      for (const screen of screens) {
        await page.setViewportSize(screen);
        await waitForFrames(page);
        const at = `${screen.width} px`;
        if (screen.width !== 1024) expect.soft(await page.evaluate(findLowButtons), at).toEqual([]);
        expect.soft(await findFaintWords(page), at).toEqual([]);
      }
    },
  );
