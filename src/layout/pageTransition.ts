/** Called when the next page is in the document. */
let reveal = () => {};
export const revealPage = () => reveal();

/**
 * Resolves when the browser has captured the current page, which stays on the screen until `reveal`. Only the old page
 * has a `view-transition-name`: captured elements get no presses, and the new page takes them while the picture of the
 * old one fades. Replaces the router's `viewTransition` option: React Router 7.18 can keep an older page when links
 * follow each other within a few frames (`pendingState` and `interruption` in RouterProvider).
 */
export const capturePage = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    // Missing in older browsers; the build has no document.
    if (!globalThis.document?.startViewTransition) return resolve();
    reveal();
    const { style } = document.documentElement;
    style.viewTransitionName = 'page';
    const { ready } = document.startViewTransition(() => {
      style.viewTransitionName = '';
      resolve();
      if (signal.aborted) return;
      return new Promise<void>((rendered) => {
        reveal = rendered;
        signal.addEventListener('abort', () => rendered());
      });
    });
    void repeatPress(ready);
  });

/** Until then, browsers send presses to the root element. The bars are the same on the next page. */
async function repeatPress(ready: Promise<unknown>): Promise<void> {
  let pressed: MouseEvent | undefined;
  const keep = (event: MouseEvent) => {
    if (event.target === document.documentElement) pressed = event;
  };
  addEventListener('click', keep);
  // Rejects if a newer transition replaces this one.
  await ready.catch(() => {});
  removeEventListener('click', keep);
  const hit = pressed && document.elementFromPoint(pressed.clientX, pressed.clientY);
  hit?.closest<HTMLElement>('header a, nav a')?.click();
}
