import type { Page } from '@playwright/test';

/** A move of something on the page by itself: how far, in screens, and what moved from where to where. */
type Shift = { value: number; moved: string[] };

/** Letters may be a pixel wider when their font comes; a line more would be a hundredth of the screen. */
const unnoticed = 0.004;

/** Keeps, from the next document on, what of a page moves by itself; `movesOf` tells. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const say = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as {
        value: number;
        sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      }[])
        shifts.push({
          value,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName} "${node?.textContent?.slice(0, 20)}" ${say(previousRect)} to ${say(currentRect)}`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved by itself, where it is enough to be noticed in all (layout shifts added up: https://web.dev/articles/cls). */
export const movesOf = async (page: Page): Promise<string[]> => {
  const shifts = await page.evaluate(() => (Reflect.get(window, 'shifts') ?? []) as Shift[]);
  const distance = shifts.reduce((sum, { value }) => sum + value, 0);
  return distance > unnoticed
    ? [
        `moves by ${distance.toFixed(3)}:`,
        ...shifts.map(({ value, moved }) => `${value.toFixed(3)} ${moved.join(', ')}`),
      ]
    : [];
};
