/** Ends the running view transition. capturePage replaces it for each navigation. */
let reveal = () => {};
export const revealPage = () => reveal();

/**
 * Resolves when the browser has captured the current page, which stays on the screen until `reveal`. Captured
 * elements get no presses, so only the old page has a `view-transition-name`. The router's `viewTransition` is not
 * used: React Router 7.18 can keep an older page when links follow each other within a few frames.
 */
export const capturePage = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    // Older browsers have no view transitions, and the build has no document.
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

/**
 * Until the capture is done, browsers send presses to the root element. Header and menus are the same on the next
 * page, so the press is repeated there.
 */
async function repeatPress(ready: Promise<unknown>): Promise<void> {
  let pressed: MouseEvent | undefined;
  const keepPress = (event: MouseEvent) => {
    if (event.target === document.documentElement) pressed = event;
  };
  addEventListener('click', keepPress);
  // It rejects if a newer transition replaces this one.
  await ready.catch(() => {});
  removeEventListener('click', keepPress);
  const hit = pressed && document.elementFromPoint(pressed.clientX, pressed.clientY);
  hit?.closest<HTMLElement>('header a, nav a')?.click();
}
