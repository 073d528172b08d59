import { sizes } from '../../src/facts/estate/layoutFacts.ts';
import { getPath } from '../../src/site/pages.ts';
import { expect, test } from '../support/testEnvironment.ts';
import { waitForStyles } from '../support/visitor.ts';

test('draws the places to one scale at every width', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(getPath('reception', 'en'));
  await waitForStyles(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page
      .locator('#layouts img, #rain img')
      .evaluateAll((images: HTMLImageElement[]) =>
        Promise.all(images.map((image) => ((image.loading = 'eager'), image.decode()))),
      );
    const getScale = async (name: 'lawn' | 'hall' | 'terrace' | 'pergola') => {
      const box = await page.locator(`#layouts img[src*="/${name}-long"]`).last().boundingBox();
      return (box?.width ?? 0) / (sizes[name].width + 0.28);
    };
    const scale = await getScale('lawn');
    for (const place of ['hall', 'terrace', 'pergola'] as const)
      expect(Math.abs((await getScale(place)) / scale - 1), place).toBeLessThan(0.01);
  }
});
