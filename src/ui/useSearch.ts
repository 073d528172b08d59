import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** What the address asks of the page, e.g. "?category=wedding"; "" until React has taken over the static page, which knows none. */
export function useSearch(): string {
  const { search } = useLocation();
  const hydrated = useSyncExternalStore(neverChanges, () => true, () => false);
  return hydrated ? search : '';
}

const neverChanges = () => () => {};
