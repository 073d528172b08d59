/** A tab as a visitor uses it: finds things by what can be read, presses what is seen, waits for what is to come. */
import { expect } from 'vitest';
import type { Driver, Key, SizeName } from './driver.ts';

/** The first shown element of a selector, or the first of which everything that can be read is this name. */
export type Target = string | { css: string; name: string };

/** Where an element stands, in pixels of the window. */
export type Place = {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
};

/** Runs in the page. */
const find = (target: Target): HTMLElement => {
  const { css, name } = typeof target === 'string' ? { css: target, name: undefined } : target;
  const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  for (const element of document.querySelectorAll<HTMLElement>(css)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (
      name === undefined ||
      plain(element.getAttribute('aria-label') ?? element.textContent ?? '') === plain(name)
    )
      return element;
  }
  throw new Error(`Nothing is shown for ${css}${name === undefined ? '' : ` "${name}"`}.`);
};

/**
 * Runs in the page: comes to an element as one does before a press, and gives its middle once nothing covers or moves
 * it. Six frames, since a scroll that begins elsewhere (Firefox follows the caret smoothly) may still be on its way.
 */
const approach = async (element: HTMLElement): Promise<{ x: number; y: number }> => {
  const box = () => {
    // What is broken over two lines is pressed in its first. Fingers come in whole pixels: the last half of one is outside.
    const { left, top, width, height } =
      element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { left, top, x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const covering = ({ x, y }: { x: number; y: number }): Element | null | undefined => {
    const hit = document.elementFromPoint(x, y);
    // During a view transition the root is hit wherever one looks.
    const isAround = hit !== document.documentElement && hit?.contains(element);
    return hit && (element.contains(hit) || isAround) ? undefined : hit;
  };
  // Fonts are swapped once, shortly after the first paint. WebKit anchors no scroll position, so things below move then.
  while ('standIn' in document.body.dataset) await new Promise(requestAnimationFrame);
  if (covering(box()) !== undefined)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = box();
  let now = before;
  for (let frame = 0; frame < 6; frame += 1) {
    await new Promise(requestAnimationFrame);
    now = box();
    if (Math.abs(now.left - before.left) + Math.abs(now.top - before.top) > 0.5)
      throw new Error(`${element.outerHTML.slice(0, 80)} moves.`);
  }
  const over = covering(now);
  if (over !== undefined)
    throw new Error(
      `${element.outerHTML.slice(0, 80)} is covered by ${over?.outerHTML.slice(0, 80) ?? 'the edge of the window'}.`,
    );
  return { x: now.x, y: now.y };
};

/** Long enough for a loaded machine; what is there at once is seen at once. */
const patience = { timeout: 20_000, interval: 50 };

/** Expects something of what `read` gives, now or soon; what it throws counts as "not yet". */
export const soon = <Value>(read: () => Promise<Value>, message?: string) =>
  expect.poll(read, { ...patience, message });

export const createTab = (driver: Driver, siteUrl: string, size: SizeName) => {
  const evaluate = <Values extends unknown[], Value>(
    fn: (...values: Values) => Value | Promise<Value>,
    ...values: Values
  ): Promise<Value> =>
    driver.run(`(${fn})(${values.map((value) => JSON.stringify(value)).join()})`) as Promise<Value>;

  /** Lets a function look at an element; an error when it is not there. */
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
    await soon(async () => void (place = await on(target, approach))).toBeUndefined();
    await driver.pressAt(place.x, place.y);
  };

  return {
    size,
    /** Opens an address of the site, or of another one; resolves when its document has been read, and touches nothing. */
    open: (path: string, site = siteUrl): Promise<void> => driver.open(`${site}${path}`),
    reload: driver.reload,
    /** As the button of the browser; what comes may be another document or the same. */
    back: (): Promise<unknown> => driver.run('void setTimeout(() => history.back())'),
    evaluate,
    on,
    isShown,
    press,
    /** Presses a field, sees the cursor in it and types. */
    async type(target: Target, text: string): Promise<void> {
      const hasCursor = () => on(target, (element) => element === document.activeElement);
      await press(target);
      // On a busy machine the page may move between the look and the press, as where a font comes: one presses again.
      for (const end = Date.now() + patience.timeout; !(await hasCursor()) && Date.now() < end;)
        await press(target);
      await driver.type(text);
    },
    key: (key: Key): Promise<void> => driver.key(key),
    place: (target: Target): Promise<Place> =>
      on(target, (element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        return { left, top, right, bottom, width, height };
      }),
    /** Whether a screen reader finds something of this role and name. */
    isAnnounced: driver.isAnnounced,
    /** The address in the tab, from its path on. */
    address: (): Promise<string> =>
      evaluate(() => location.pathname + location.search + location.hash),
    /** The application has taken the page over: with its first effects the router claims the place of the page. */
    takenOver: () =>
      soon(
        () => evaluate(() => history.scrollRestoration),
        'the application takes the page over',
      ).toBe('manual'),
    screenshot: driver.screenshot,
    trouble: driver.trouble,
    isSilent: driver.isSilent,
    close: driver.close,
  };
};

export type Tab = ReturnType<typeof createTab>;
