import type { Page } from '@playwright/test';
import { bringTools, nextFrames } from './inPage.ts';

export const forcedColourErrors = async (page: Page): Promise<string[]> => {
  await bringTools(page);
  const controls = 'a[href], button, [role=button], input:not([type=hidden]), select, textarea';
  // Forced colours hide backgrounds, so these elements need a border.
  await page.evaluate((selector) => {
    for (const element of inPage.inUse().querySelectorAll<HTMLElement>(selector)) {
      const { backgroundColor } = getComputedStyle(element);
      Object.assign(element, {
        hadGround:
          inPage.isSolid(backgroundColor) || element.matches('.btn, input, select, textarea'),
      });
    }
  }, controls);
  await page.emulateMedia({ forcedColors: 'active' });
  await nextFrames(page);
  const troubles = await page.evaluate((selector) => {
    const { nameOf, isShown, contrast } = inPage;
    const found = new Set<string>();
    const sides = ['top', 'right', 'bottom', 'left'] as const;
    for (const element of [...inPage.inUse().querySelectorAll<HTMLElement>(selector)].filter(
      isShown,
    )) {
      if (!('hadGround' in element) || !element.hadGround || element.closest('[aria-hidden=true]'))
        continue;
      const style = getComputedStyle(element);
      const hasEdge =
        style.appearance === 'auto' ||
        sides.every(
          (side) =>
            style.getPropertyValue(`border-${side}-style`) !== 'none' &&
            Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) >= 1,
        );
      if (!hasEdge) found.add(`${nameOf(element)}: has no edge`);
    }

    for (const icon of [...inPage.inUse().querySelectorAll('svg')].filter(isShown)) {
      if (!icon.closest('a, button, [role=button]')) continue;
      const { stroke, fill } = getComputedStyle(icon);
      const paints = [stroke, fill].filter((paint) => paint !== 'none');
      if (
        !paints.some(
          (paint) => contrast(paint, 'Canvas') >= 3 || contrast(paint, 'ButtonFace') >= 3,
        )
      )
        found.add(`${nameOf(icon.closest('a, button, [role=button]')!)}: its icon is not seen`);
    }

    /** Differences other than colour, shadow and opacity. */
    const marks = (element: Element): string =>
      [null, '::before', '::after']
        .map((part) => {
          const style = getComputedStyle(element, part);
          if (part && style.content === 'none') return '';
          const edges = sides.map(
            (side) =>
              `${style.getPropertyValue(`border-${side}-style`)} ${style.getPropertyValue(`border-${side}-width`)}`,
          );
          const shape = edges.some((edge) => !/none|^\w+ 0px/.test(edge)) ? style.transform : '';
          return [
            style.textDecorationLine,
            style.fontStyle,
            style.fontWeight,
            style.outlineStyle,
            style.appearance,
            ...edges,
            shape,
          ].join();
        })
        .join('|');
    for (const current of [
      ...inPage.inUse().querySelectorAll('[aria-current]:not([aria-current=false]), [data-here]'),
    ].filter(isShown)) {
      const list = current.closest('nav, ul, [role=menu]');
      const others = [...(list?.querySelectorAll(current.tagName) ?? [])].filter(
        (other) =>
          isShown(other) && !other.matches('[aria-current], [data-here], [aria-expanded=true]'),
      );
      if (others.some((other) => marks(other) === marks(current)))
        found.add(`${nameOf(current)}: is marked as current by colour alone`);
    }
    return [...found];
  }, controls);
  return troubles;
};

export const leaveForcedColours = (page: Page): Promise<void> =>
  page.emulateMedia({ forcedColors: 'none' });
