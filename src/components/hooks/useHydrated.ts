import { useSyncExternalStore } from 'react';

/** Returns false only in the hydration render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

export const neverChanges = () => () => {};
