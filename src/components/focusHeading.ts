/** Focuses the heading, which screen readers then read. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};
