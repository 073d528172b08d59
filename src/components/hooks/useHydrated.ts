import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const neverChanges = () => () => {};

/** Returns false only in the hydration render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** Returns "" until hydrated, like the static page. */
export function useSearch(): string {
  const { search } = useLocation();
  return useHydrated() ? search : '';
}

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
