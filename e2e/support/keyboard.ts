import type { Page } from '@playwright/test';
import { injectTools } from './inPage.ts';
import { scrollTo } from './visitor.ts';

/** Waits until the bars have stopped moving. The mobile CTA bar slides in on the second screen. */
export const waitForBars = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => scrollY < innerHeight || !document.querySelector('.mobile-cta-bar[data-shown="false"]'),
  );
  await page.evaluate(async () => {
    const bar = document.querySelector('.mobile-cta-bar');
    await Promise.allSettled((bar?.getAnimations() ?? []).map(({ finished }) => finished));
  });
};

/** Reports missing focus rings, covered stops and small targets. */
export const findFocusErrors = async (page: Page, byFinger: boolean): Promise<string[]> => {
  await injectTools(page);
  // After a key, the browser shows focus rings. Further down the page, all bars are there.
  await page.keyboard.press('Shift');
  await scrollTo(page, 1500);
  await waitForBars(page);
  return page.evaluate(
    (primary) => {
      const { describeElement } = inPage;

      const readRing = (element: Element): string =>
        [undefined, '::before', '::after']
          .map((part) => {
            const { outline, outlineStyle, boxShadow, borderTopColor } = getComputedStyle(
              element,
              part,
            );
            return [outlineStyle === 'none' ? '' : outline, boxShadow, borderTopColor].join();
          })
          .join();

      /** The text around these links sets their height (WCAG 2.5.8). */
      const isInText = (element: Element): boolean =>
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );

      const getMinSize = (element: Element): number =>
        element.matches(
          'button, .btn, [role=button], input, select, textarea, header a, [role=dialog] a, nav.mobile-cta-bar a',
        )
          ? primary
          : 24;

      const getBox = (element: Element): DOMRect =>
        element.getClientRects()[0] ?? element.getBoundingClientRect();

      const findCover = (element: HTMLElement): { all: boolean; by: Element } | undefined => {
        const { left, top, width, height } = getBox(element);
        const at = [0.1, 0.5, 0.9];
        const hits = at
          .flatMap((x) =>
            at.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
          )
          .filter(
            (hit) =>
              !hit ||
              !(
                hit.contains(element) ||
                element.contains(hit) ||
                hit.closest('label')?.contains(element)
              ),
          );
        const by = hits.find(Boolean) ?? document.documentElement;
        return hits.length > 0 ? { all: hits.length === 9, by } : undefined;
      };

      const blur = (): void => (document.activeElement as HTMLElement | null)?.blur();
      const found = new Set<string>();
      for (const element of inPage.getTabStops()) {
        const name = describeElement(element);
        blur();
        const before = readRing(element);
        let isFixed = false;
        for (let at: Element | null = element; at; at = at.parentElement)
          isFixed ||= getComputedStyle(at).position === 'fixed';
        for (const edge of ['top', 'bottom'] as const) {
          blur();
          const box = element.getBoundingClientRect();
          if (!isFixed)
            window.scrollBy({
              top: edge === 'top' ? box.top : box.bottom - innerHeight,
              behavior: 'instant',
            });
          element.focus();
          const cover = findCover(element);
          // The browser scrolls only to the line of the caret in a long text area.
          const mayBeCut = box.height >= 200 || element.matches('textarea');
          if (cover && (cover.all || !mayBeCut))
            found.add(`${name}: covered by ${describeElement(cover.by)}, focused from the ${edge}`);
        }
        if (document.activeElement !== element) found.add(`${name}: takes no focus`);
        else if (readRing(element) === before) found.add(`${name}: no ring at focus`);
        const { width, height } = (
          (element.matches('input[type=checkbox], input[type=radio]') &&
            element.closest('label')) ||
          element
        ).getBoundingClientRect();
        const least = getMinSize(element);
        if (!isInText(element) && Math.min(width, height) < least - 0.5)
          found.add(`${name}: ${width.toFixed()} by ${height.toFixed()} px, not ${least}`);
      }
      blur();
      return [...found];
    },
    byFinger ? 44 : 24,
  );
};
