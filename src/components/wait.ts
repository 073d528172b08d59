/** A busy page may never be idle. WebKit has no requestIdleCallback. */
export const waitForIdle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve),
  );

/** Returns a function that unsubscribes. */
export const runWhenOnline = (callback: () => void): (() => void) => {
  addEventListener('online', callback, { once: true });
  return () => removeEventListener('online', callback);
};
