import type { Page } from '@playwright/test';

/** Highest score that counts as none. A font may widen letters by a pixel; one more line would score 0.01. */
const unnoticed = 0.004;

type Shift = { value: number; moved: string };

export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as {
        value: number;
        sources: { node?: Node }[];
      }[])
        shifts.push({
          value,
          moved: sources
            .map(({ node }) => `${node?.nodeName} "${node?.textContent?.slice(0, 20)}"`)
            .join(', '),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the layout shifts of a page (https://web.dev/articles/cls). */
export const readShifts = async (page: Page): Promise<string[]> => {
  const shifts = await page.evaluate(() => (Reflect.get(window, 'shifts') ?? []) as Shift[]);
  return shifts.reduce((sum, { value }) => sum + value, 0) > unnoticed
    ? shifts.map(({ value, moved }) => `moves by ${value.toFixed(3)}: ${moved}`)
    : [];
};
