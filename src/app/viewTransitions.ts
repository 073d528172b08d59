/**
 * A view transition that the next navigation overtakes, or that nobody sees because the tab is hidden, is skipped
 * and its promise `ready` refused. The page has changed all the same, but React Router (7.18) leaves the refusal
 * unhandled and the browser logs an error.
 */
export function forgiveSkippedTransitions(): void {
  // Absent in older browsers, whatever the types say.
  const start = document.startViewTransition?.bind(document) as
    typeof document.startViewTransition | undefined;
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => {});
    return transition;
  };
}
