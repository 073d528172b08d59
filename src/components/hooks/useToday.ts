import { useSyncExternalStore } from 'react';
import { neverChanges } from './useHydrated.ts';

/** Returns the local date, "2027-06-19". */
export const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

/** Returns the build date until hydrated, then today, never earlier than the build. */
export const useToday = (builtOn: string): string =>
  useSyncExternalStore(
    neverChanges,
    () => (today() > builtOn ? today() : builtOn),
    () => builtOn,
  );
