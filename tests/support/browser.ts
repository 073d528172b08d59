import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Scrolls until the end of the test, which resets the position. */
export const scrollTo = (pixels: number): void => {
  onTestFinished(() => void Object.assign(window, { scrollY: 0 }));
  act(() => {
    Object.assign(window, { scrollY: pixels });
    window.dispatchEvent(new Event('scroll'));
  });
};

export const preferReducedMotion = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ matches: query.includes('prefers-reduced-motion: reduce') }) as MediaQueryList,
    );

/** Without it, console.error fails the test (tests/support/setup.ts). */
export const expectErrors = () => vi.spyOn(console, 'error').mockImplementation(() => {});

/** jsdom has no modal dialogs and no layout, so this mocks them with the sizes of a phone. */
export const mockStageSize = () => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
};

/** Replaces the observer of setupDom.ts. `enter` reports elements that come into view. */
export const mockIntersectionObserver = () => {
  const watched = new Set<Element>();
  let report: (entries: { isIntersecting: boolean; target: Element }[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe = (element: Element) => void watched.add(element);
      unobserve = (element: Element) => void watched.delete(element);
      disconnect = () => watched.clear();
    },
  );
  return {
    watched,
    enter: (target: Element) => act(() => report([{ isIntersecting: true, target }])),
  };
};
