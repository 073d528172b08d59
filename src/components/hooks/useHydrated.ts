import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { dayAtVenue } from '../../site/formats/formatDay.ts';

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

/** Returns the build date until hydrated, then today, never earlier than the build. */
export const useToday = (builtOn: string): string =>
  useSyncExternalStore(
    neverChanges,
    () => (dayAtVenue() > builtOn ? dayAtVenue() : builtOn),
    () => builtOn,
  );
