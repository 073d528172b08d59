import type { Page } from '@playwright/test';

const makeTools = () => {
  const describeElement = (element: Element): string => {
    const kind = [element.tagName.toLowerCase(), ...[...element.classList].slice(0, 2)].join('.');
    const copy = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replaceAll(/\s+/g, ' ');
    return copy === ''
      ? `${kind}${element.id && `#${element.id}`}`
      : `${kind} "${copy.slice(0, 40)}"`;
  };

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true });

  /** Returns the open modal dialog, otherwise the part set by `setCheckedPart`. */
  const getRoot = (): Element =>
    document.querySelector('dialog:modal, [role=dialog]') ??
    document.querySelector(globalThis.inPage.part) ??
    document.body;

  /** In a group of radio buttons, Tab stops only at the checked one. */
  const isPassedOver = (element: HTMLElement): boolean =>
    element instanceof HTMLInputElement &&
    element.type === 'radio' &&
    !element.checked &&
    document.querySelector(`input[type=radio][name="${element.name}"]:checked`) !== null;

  /** Returns the Tab stops in document order, without those in iframes. */
  const getTabStops = (): HTMLElement[] =>
    [
      ...getRoot().querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !isPassedOver(element) &&
        isShown(element) &&
        !element.closest('[inert], [aria-hidden=true]'),
    );

  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const known = new Map<string, number[]>();
  /** Returns red, green, blue and alpha, from 0 to 255. */
  const readChannels = (color: string): number[] => {
    const read = () => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const found = known.get(color) ?? read();
    known.set(color, found);
    return found;
  };
  const isSolid = (color: string): boolean => (readChannels(color)[3] ?? 0) > 230;
  const computeLuminance = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = readChannels(color).map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** Returns the contrast ratio of WCAG, from 1 to 21. */
  const computeContrast = (one: string, other: string): number => {
    const [dark = 0, light = 0] = [computeLuminance(one), computeLuminance(other)].sort(
      (a, b) => a - b,
    );
    return (light + 0.05) / (dark + 0.05);
  };

  return { describeElement, isShown, getRoot, getTabStops, isSolid, computeContrast, part: 'body' };
};

declare global {
  var inPage: ReturnType<typeof makeTools>;
}

/** Playwright serialises single functions, so this installs the shared helpers first. */
export const injectTools = (page: Page): Promise<unknown> =>
  page.evaluate(`void (globalThis.inPage ??= (${makeTools})())`);

export const setCheckedPart = async (page: Page, part: string): Promise<void> => {
  await injectTools(page);
  await page.evaluate((selector) => void (inPage.part = selector), part);
};

/**
 * Waits for two frames, at most for a second: once a phone's page painted none after a change of size.
 * Layout and styles are up to date without them.
 */
export const waitForFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const limit = new Promise((resolve) => setTimeout(resolve, 1000));
    await Promise.race([nextFrame().then(nextFrame), limit]);
  });
