import { useSyncExternalStore } from 'react';
import { neverChanges } from './useHydrated.ts';

/** The day by the visitor's clock, "2027-06-19". */
export const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

/** The day: that of the build until React has taken over the static page, which knows no other, then the visitor's; never one before the build. */
export const useToday = (builtOn: string): string =>
  // Where it is the same day, nothing is rendered again.
  useSyncExternalStore(
    neverChanges,
    () => (today() > builtOn ? today() : builtOn),
    () => builtOn,
  );
