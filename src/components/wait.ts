/** WebKit has no requestIdleCallback. */
export const whenIdle = (callback: () => void): void =>
  void ('requestIdleCallback' in window
    ? requestIdleCallback(callback)
    : setTimeout(callback, 500));

/** Calls back once. Returns an unsubscribe function. */
export const whenOnline = (callback: () => void): (() => void) => {
  addEventListener('online', callback, { once: true });
  return () => removeEventListener('online', callback);
};
