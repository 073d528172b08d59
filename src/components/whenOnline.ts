/** Calls when a lost connection is back, once; gives the way to leave it, as an effect returns it. */
export const whenOnline = (callback: () => void): (() => void) => {
  addEventListener('online', callback, { once: true });
  return () => removeEventListener('online', callback);
};
