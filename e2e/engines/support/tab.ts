import { expect } from 'vitest';
import type { Driver, SizeName } from './driver.ts';

export type Target = string | { css: string; name: string };

/** Runs in the page. */
const find = (target: Target): HTMLElement => {
  const { css, name } = typeof target === 'string' ? { css: target, name: undefined } : target;
  const normalizeSpace = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  for (const element of document.querySelectorAll<HTMLElement>(css)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (
      name === undefined ||
      normalizeSpace(element.getAttribute('aria-label') ?? element.textContent ?? '') ===
        normalizeSpace(name)
    )
      return element;
  }
  throw new Error(`Nothing is shown for ${css}${name === undefined ? '' : ` "${name}"`}.`);
};

/**
 * Runs in the page. Returns the centre of the element once nothing covers or moves it. Waits six frames, because
 * Firefox follows the caret with a smooth scroll.
 */
const approach = async (element: HTMLElement): Promise<{ x: number; y: number }> => {
  const measureBox = () => {
    // A link may have several lines, so this uses the first. Touches have whole pixels, so the last half pixel is
    // outside.
    const { left, top, width, height } =
      element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { left, top, x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const findCover = ({ x, y }: { x: number; y: number }): Element | null | undefined => {
    const hit = document.elementFromPoint(x, y);
    return hit && (element.contains(hit) || hit.contains(element)) ? undefined : hit;
  };
  // Fonts are swapped once, after the first paint. WebKit has no scroll anchoring, so content below moves.
  while ('standIn' in document.body.dataset) await new Promise(requestAnimationFrame);
  if (findCover(measureBox()) !== undefined)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = measureBox();
  let now = before;
  for (let frame = 0; frame < 6; frame += 1) {
    await new Promise(requestAnimationFrame);
    now = measureBox();
    if (Math.abs(now.left - before.left) + Math.abs(now.top - before.top) > 0.5)
      throw new Error(`${element.outerHTML.slice(0, 80)} moves.`);
  }
  const over = findCover(now);
  if (over !== undefined)
    throw new Error(
      `${element.outerHTML.slice(0, 80)} is covered by ${over?.outerHTML.slice(0, 80) ?? 'the edge of the window'}.`,
    );
  return { x: now.x, y: now.y };
};

/** Longer than WebKit's driver may be silent (webkit.ts), so that its silence is not taken for a failure of the page. */
const patience = { timeout: 35_000, interval: 50 };

/** Polls until an expectation holds. An exception counts as "not yet". */
export const expectSoon = <Value>(read: () => Promise<Value>, message?: string) =>
  expect.poll(read, { ...patience, message });

export const createTab = (driver: Driver, siteUrl: string, size: SizeName) => {
  const evaluate = <Values extends unknown[], Value>(
    fn: (...values: Values) => Value | Promise<Value>,
    ...values: Values
  ): Promise<Value> =>
    driver.run(`(${fn})(${values.map((value) => JSON.stringify(value)).join()})`) as Promise<Value>;

  const on = <Values extends unknown[], Value>(
    target: Target,
    fn: (element: HTMLElement, ...values: Values) => Value | Promise<Value>,
    ...values: Values
  ): Promise<Value> =>
    driver.run(
      `(${fn})(${[`(${find})(${JSON.stringify(target)})`, ...values.map((value) => JSON.stringify(value))].join()})`,
    ) as Promise<Value>;

  const isShown = (target: Target): Promise<boolean> => on(target, () => true).catch(() => false);

  const press = async (target: Target): Promise<void> => {
    let place = { x: 0, y: 0 };
    await expectSoon(async () => void (place = await on(target, approach))).toBeUndefined();
    await driver.pressAt(place.x, place.y);
  };

  return {
    size,
    open: (path: string, site = siteUrl): Promise<void> => driver.open(`${site}${path}`),
    reload: driver.reload,
    /** Not awaited, because Back may load another document. */
    back: (): Promise<unknown> => driver.run('void setTimeout(() => history.back())'),
    evaluate,
    on,
    isShown,
    press,
    async type(target: Target, text: string): Promise<void> {
      const hasCursor = () => on(target, (element) => element === document.activeElement);
      await press(target);
      // A late font may move the field between the measurement and the press.
      for (const end = Date.now() + patience.timeout; !(await hasCursor()) && Date.now() < end;)
        await press(target);
      await driver.type(text);
    },
    turnWheel: driver.turnWheel,
    escape: driver.escape,
    place: (target: Target) =>
      on(target, (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { left, top, right, bottom };
      }),
    address: (): Promise<string> =>
      evaluate(() => location.pathname + location.search + location.hash),
    /** Waits for hydration: the first effects of the router set scroll restoration. */
    hydrated: () =>
      expectSoon(
        () => evaluate(() => history.scrollRestoration),
        'the application takes the page over',
      ).toBe('manual'),
    screenshot: driver.screenshot,
    problems: driver.problems,
    isSilent: driver.isSilent,
    close: driver.close,
  };
};

export type Tab = ReturnType<typeof createTab>;
