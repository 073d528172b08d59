import { useSyncExternalStore } from 'react';

/** Returns false on the server and in the first render of hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

const subscribeToNothing = () => () => {};
