/** What a visitor's browser does or wants, for tests. */
import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Scrolls the page to so many CSS pixels from its top, for this test. */
export const scrollTo = (pixels: number): void => {
  onTestFinished(() => void Object.assign(window, { scrollY: 0 }));
  act(() => {
    Object.assign(window, { scrollY: pixels });
    window.dispatchEvent(new Event('scroll'));
  });
};

/** A visitor whose system asks for less motion. */
export const preferReducedMotion = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ matches: query.includes('prefers-reduced-motion: reduce') }) as MediaQueryList,
    );

/** Lets expected messages pass; without it any console.error fails the test (tests/support/setup.ts). */
export const expectErrors = () => vi.spyOn(console, 'error').mockImplementation(() => {});

/** What jsdom leaves out of a viewer of photos: modal dialogs, and sizes of elements, here those of a phone. */
export const haveStage = () => {
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
