/** Called when the next page is in the document. */
let reveal = () => {};
export const revealPage = () => reveal();

/**
 * Resolves when the browser has captured the current page, which stays on the screen until `reveal`. Replaces
 * the router's `viewTransition` option: React Router 7.18 can keep an older page when links follow each other within a
 * few frames (`pendingState` and `interruption` in RouterProvider).
 */
export const capturePage = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    // Missing in older browsers; the build has no document.
    if (!globalThis.document?.startViewTransition) return resolve();
    reveal();
    const { ready } = document.startViewTransition(() => {
      resolve();
      if (signal.aborted) return;
      return new Promise<void>((rendered) => {
        reveal = rendered;
        signal.addEventListener('abort', () => rendered());
      });
    });
    // Rejects if a newer transition replaces this one.
    ready.catch(() => {});
  });
