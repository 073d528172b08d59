/** React Router 7.18 leaves the rejected `ready` of skipped transitions unhandled. */
export function forgiveSkippedTransitions(): void {
  // Missing in older browsers.
  const start = document.startViewTransition?.bind(document) as
    typeof document.startViewTransition | undefined;
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => {});
    return transition;
  };
}
