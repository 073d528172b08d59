/** Moves the focus to the page's heading, so that a screen reader says where one is. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};
