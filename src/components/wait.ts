/** WebKit has no requestIdleCallback. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/** Calls back once. Returns an unsubscribe function. */
export const whenOnline = (callback: () => void): (() => void) => {
  addEventListener('online', callback, { once: true });
  return () => removeEventListener('online', callback);
};
