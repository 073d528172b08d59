import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { getDayAtVenue } from '../../site/formats/formatDay.ts';
import { useLocale } from '../Locale.tsx';

/** Returns false on the server and in the first render of hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/** Returns "" until hydration has finished, because the static page knows no query string. */
export function useSearch(): string {
  const { search } = useLocation();
  return useHydrated() ? search : '';
}

/** Returns the day of the build until hydrated, then today, but never a day before the build. */
export function useToday(): string {
  const { builtOn } = useLocale().messages;
  return useSyncExternalStore(
    subscribeToNothing,
    () => (getDayAtVenue() > builtOn ? getDayAtVenue() : builtOn),
    () => builtOn,
  );
}

const subscribeToNothing = () => () => {};
