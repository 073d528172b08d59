/** Waits two seconds at most, because a busy page may never be idle. WebKit has no requestIdleCallback. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve),
  );

/** Runs the callback at the next `online` event. Returns a function that cancels it. */
export const whenOnline = (callback: () => void): (() => void) => {
  addEventListener('online', callback, { once: true });
  return () => removeEventListener('online', callback);
};
