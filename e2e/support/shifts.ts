import type { Page } from '@playwright/test';

type Shift = { value: number; moved: string[] };

/** A font may widen letters by a pixel; another line would score 0.01. */
const unnoticed = 0.004;

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

/** See https://web.dev/articles/cls. */
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
