import type { Page } from '@playwright/test';

/** Counts, from the next document on, how far a page moves by itself; `movedBy` tells. */
export const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) moved += Number(Reflect.get(shift, 'value'));
      Object.assign(window, { moved });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How far the page has moved by itself, in screens (layout shifts added up: https://web.dev/articles/cls). */
export const movedBy = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'moved') ?? 0));

/** Letters may be a pixel wider when their font comes; a line more would be a hundredth of the screen. */
export const unnoticed = 0.004;
