import { useSyncExternalStore } from 'react';

/** Whether React has taken over the static page: false in the render that must equal it, true at once on a page that comes later. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

export const neverChanges = () => () => {};
