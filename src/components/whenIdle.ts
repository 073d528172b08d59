/** WebKit has no requestIdleCallback. */
export const whenIdle = (callback: () => void): void =>
  void ('requestIdleCallback' in window
    ? requestIdleCallback(callback)
    : setTimeout(callback, 500));
