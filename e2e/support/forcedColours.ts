import type { Page } from '@playwright/test';
import { injectTools, waitForFrames } from './inPage.ts';

/** Reports controls without a border and icons without a system colour, because forced colours hide backgrounds. */
export const findForcedColourErrors = async (page: Page): Promise<string[]> => {
  await injectTools(page);
  await page.evaluate(() => {
    for (const element of inPage
      .getRoot()
      .querySelectorAll<HTMLElement>(
        'a[href], button, [role=button], input:not([type=hidden]), select, textarea',
      ))
      if (
        inPage.isSolid(getComputedStyle(element).backgroundColor) ||
        element.matches('.btn, input, select, textarea')
      )
        element.dataset.ground = '';
  });
  await page.emulateMedia({ forcedColors: 'active' });
  await waitForFrames(page);
  const errors = await page.evaluate(() => {
    const { describeElement, isShown, computeContrast, getRoot } = inPage;
    const found = new Set<string>();
    for (const element of getRoot().querySelectorAll<HTMLElement>('[data-ground]')) {
      delete element.dataset.ground;
      if (!isShown(element) || element.closest('[aria-hidden=true]')) continue;
      const { appearance, borderStyle, borderWidth } = getComputedStyle(element);
      const hasBorder =
        !borderStyle.includes('none') &&
        borderWidth.split(' ').every((width) => Number.parseFloat(width) >= 1);
      if (appearance !== 'auto' && !hasBorder)
        found.add(`${describeElement(element)} has no border`);
    }
    for (const icon of [...getRoot().querySelectorAll('svg')].filter(isShown)) {
      const button = icon.closest('a, button, [role=button]');
      const { stroke, fill } = getComputedStyle(icon);
      const isSeen = [stroke, fill].some(
        (paint) =>
          paint !== 'none' &&
          ['Canvas', 'ButtonFace'].some((ground) => computeContrast(paint, ground) >= 3),
      );
      if (button && !isSeen) found.add(`the icon of ${describeElement(button)} is not seen`);
    }
    return [...found].map((error) => `with forced colours ${error}`);
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return errors;
};
